// Small networks of two layers of units (ReLU) and one or two numbers that come out, for thousands of rows at a time: what
// they say, what they should have said (the gradient), and Adam. Everything is in single precision, on one core.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

typedef float Lanes __attribute__((vector_size(64), aligned(4)));
constexpr int WIDE = 16;

// C (m rows, n columns) += A (m, k) * B (k, n). A's element (i, j) is at a[i * down + j * right]; B and C are rows of n.
template <int ROWS, int VECTORS>
inline void tile(int k, const float* a, int down, int right, const float* b, int n, float* c) {
    Lanes sum[ROWS][VECTORS];
    for (int r = 0; r < ROWS; r++)
        for (int v = 0; v < VECTORS; v++) sum[r][v] = *(const Lanes*)(c + r * n + v * WIDE);
    for (int j = 0; j < k; j++) {
        Lanes row[VECTORS];
        for (int v = 0; v < VECTORS; v++) row[v] = *(const Lanes*)(b + j * n + v * WIDE);
        for (int r = 0; r < ROWS; r++) {
            const float one = a[r * down + j * right];
            for (int v = 0; v < VECTORS; v++) sum[r][v] += one * row[v];
        }
    }
    for (int r = 0; r < ROWS; r++)
        for (int v = 0; v < VECTORS; v++) *(Lanes*)(c + r * n + v * WIDE) = sum[r][v];
}

template <int ROWS, int VECTORS>
inline void strip(int m, int k, const float* a, int down, int right, const float* b, int n, float* c) {
    int i = 0;
    for (; i + ROWS <= m; i += ROWS) tile<ROWS, VECTORS>(k, a + i * down, down, right, b, n, c + i * n);
    for (; i < m; i++) tile<1, VECTORS>(k, a + i * down, down, right, b, n, c + i * n);
}

inline void multiply(int m, int n, int k, const float* a, int down, int right, const float* b, float* c) {
    for (int at = 0; at < n;) {
        if (n - at >= 64) strip<6, 4>(m, k, a, down, right, b + at, n, c + at), at += 64;
        else if (n - at >= 32) strip<12, 2>(m, k, a, down, right, b + at, n, c + at), at += 32;
        else strip<12, 1>(m, k, a, down, right, b + at, n, c + at), at += 16;
    }
}

// Weights and their gradient.
struct Weights {
    std::vector<float> all, slope, mean, square;  // weights, gradient, Adam's two means
    double steps = 0;

    void make(size_t many) {
        all.assign(many, 0.0f);
        slope = mean = square = all;
    }

    // Adam, with the gradient cut to that length.
    void step(float rate, float longest) {
        double length = 0;
        for (float s : slope) length += (double)s * s;
        const float part = length > longest * longest ? longest / std::sqrt(length) : 1.0f;
        steps++;
        const float c1 = 1 - std::pow(0.9, steps), c2 = 1 - std::pow(0.999, steps);
        for (size_t i = 0; i < all.size(); i++) {
            const float s = slope[i] * part;
            mean[i] = 0.9f * mean[i] + 0.1f * s;
            square[i] = 0.999f * square[i] + 0.001f * s * s;
            all[i] -= rate * (mean[i] / c1) / (std::sqrt(square[i] / c2) + 1e-8f);
            slope[i] = 0;
        }
    }
};

struct Net : Weights {
    int in, first, second, outs;
    std::vector<float> one, two, back_one, back_two, turned;

    // `first` and `second` are multiples of 16. The weights are rows by input: [in][first], [first + 1][second], and by
    // what comes out: [outs][second + 1]; the last of the `+ 1` is added (the input of the first has a 1 in it).
    Net(int in_, int first_, int second_, int outs_ = 1) : in(in_), first(first_), second(second_), outs(outs_) {
        make(in * first + (first + 1) * second + outs * (second + 1));
    }
    float* w1() { return all.data(); }
    float* w2() { return all.data() + in * first; }
    float* w3() { return w2() + (first + 1) * second; }

    template <class Random>
    void scatter(Random& random, float last = 1.0f) {
        auto some = [&](float* w, int rows, int columns, float part) {
            const float most = part * std::sqrt(3.0f / rows);
            for (int i = 0; i < rows * columns; i++) w[i] = most * (2 * random() - 1);
        };
        some(w1(), in, first, 1.0f), some(w2(), first, second, 1.0f), some(w3(), second + 1, outs, last);
    }

    // From the first layer (m rows, before ReLU; changed) to what comes out.
    void rest(int m, float* layer, float* out) {
        two.resize((size_t)m * second);
        for (int i = 0; i < m * first; i++) layer[i] = layer[i] > 0 ? layer[i] : 0;
        for (int i = 0; i < m; i++) std::memcpy(&two[(size_t)i * second], w2() + first * second, second * sizeof(float));
        multiply(m, second, first, layer, first, 1, w2(), two.data());
        for (int i = 0; i < m; i++) {
            float* unit = &two[(size_t)i * second];
            for (int j = 0; j < second; j++) unit[j] = unit[j] > 0 ? unit[j] : 0;
            for (int o = 0; o < outs; o++) {
                const float* last = w3() + o * (second + 1);
                float sum = last[second];
                for (int j = 0; j < second; j++) sum += unit[j] * last[j];
                out[i * outs + o] = sum;
            }
        }
    }

    void say(int m, const float* x, float* out) {
        one.assign((size_t)m * first, 0.0f);
        multiply(m, first, in, x, in, 1, w1(), one.data());
        rest(m, one.data(), out);
    }

    // After `say` for the same rows: adds to the gradient, given that of each number that came out.
    void learn(int m, const float* x, const float* off) {
        float *s1 = slope.data(), *s2 = s1 + in * first, *s3 = s2 + (first + 1) * second;
        back_two.assign((size_t)m * second, 0.0f);
        for (int i = 0; i < m; i++) {
            const float* unit = &two[(size_t)i * second];
            float* back = &back_two[(size_t)i * second];
            for (int o = 0; o < outs; o++) {
                const float *last = w3() + o * (second + 1), by = off[i * outs + o];
                float* into = s3 + o * (second + 1);
                for (int j = 0; j < second; j++) into[j] += by * unit[j], back[j] += by * last[j];
                into[second] += by;
            }
            for (int j = 0; j < second; j++) back[j] = unit[j] > 0 ? back[j] : 0, s2[first * second + j] += back[j];
        }
        multiply(first, second, m, one.data(), 1, first, back_two.data(), s2);
        turned.resize(first * second);
        for (int i = 0; i < first; i++)
            for (int j = 0; j < second; j++) turned[j * first + i] = w2()[i * second + j];
        back_one.assign((size_t)m * first, 0.0f);
        multiply(m, first, second, back_two.data(), second, 1, turned.data(), back_one.data());
        for (int i = 0; i < m * first; i++) back_one[i] = one[i] > 0 ? back_one[i] : 0;
        multiply(in, first, m, x, 1, in, back_one.data(), s1);
    }

    // In parts: what is said of each of these rows, what it should have been by `wrong` (the row, what was said, and where
    // its gradient goes), and a step after every few of them.
    template <class Wrong>
    void teach(size_t rows, const float* x, float rate, Wrong&& wrong) {
        constexpr size_t PART = 512, STEP = 4;
        std::vector<float> out(PART * outs), off(PART * outs);
        for (size_t at = 0; at + PART <= rows; at += PART) {
            say(PART, x + at * in, out.data());
            std::fill(off.begin(), off.end(), 0.0f);
            for (size_t i = 0; i < PART; i++) wrong(at + i, &out[i * outs], &off[i * outs]);
            for (float& one : off) one /= PART * STEP;
            learn(PART, x + at * in, off.data());
            if (at / PART % STEP == STEP - 1) step(rate, 1.0f);
        }
    }

    // The weights in the order in which the program has them.
    template <class Each>
    void order(Each&& each) {
        for (int u = 0; u < first; u++)
            for (int i = 0; i < in; i++) each(w1()[i * first + u]);
        for (int v = 0; v < second; v++)
            for (int u = 0; u <= first; u++) each(w2()[u * second + v]);
        for (int o = 0; o < outs; o++)
            for (int v = 0; v <= second; v++) each(w3()[o * (second + 1) + v]);
    }

    // Says whether there is such a file.
    bool load(const std::string& path) {
        FILE* file = fopen(path.c_str(), "rb");
        if (!file) return false;
        order([&](float& one) {
            if (fread(&one, 4, 1, file) != 1) fprintf(stderr, "%s?\n", path.c_str()), exit(1);
        });
        return fclose(file), true;
    }

    void save(const std::string& path) {
        FILE* file = fopen((path + ".tmp").c_str(), "wb");
        order([&](float& one) { fwrite(&one, 4, 1, file); });
        fclose(file);
        rename((path + ".tmp").c_str(), path.c_str());
    }
};
