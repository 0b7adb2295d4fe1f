// What the rules say of a card, and what is known of a seat (`games/magic_numbers/rules.py`, `ai/belief_state.py`).
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "net.h"

using std::string, std::vector;

constexpr int CARDS = 30, PADDED = 32, FACES = 6, SCORES = 51, CARD = 33, KNOWN = 4;
constexpr int WAYS = 3, MANNERS = WAYS + 2;
constexpr int GUESSED = 13;   // what is told of a guess
constexpr int LONGEST = 300;  // turns of a game that the guess knows

// As in the program.
constexpr float WIN = 12, HARD = 0.5f, LOOSE = 0.1f, CARELESS = 0.2f, PRIORS[WAYS] = {0.35f, 0.3f, 0.15f};
constexpr float TINY = 1e-30f, FADES = 0.95f, LEAVEN = 1e-3f;

struct Dice {
    uint64_t s[2];
    explicit Dice(uint64_t seed) : s{seed * 0x9E3779B97F4A7C15ull + 1, seed ^ 0xD1B54A32D192ED03ull} {
        for (int i = 0; i < 20; i++) next();
    }
    uint64_t next() {
        uint64_t a = s[0], b = s[1];
        s[0] = b, a ^= a << 23, s[1] = a ^ b ^ (a >> 18) ^ (b >> 5);
        return s[1] + b;
    }
    float operator()() { return (next() >> 40) * (1.0f / (1 << 24)); }
    int below(int n) { return (int)(((next() >> 32) * n) >> 32); }
};

struct Rules {
    int target;
    int good[CARDS], evil[CARDS];
    uint8_t after[CARDS][7][SCORES + 1];
    float nearer[CARDS][7][SCORES], keeping[CARDS][7][SCORES][3], fact[CARDS][7][SCORES][CARD];
    bool stuck[CARDS][SCORES];
    float future[CARDS][SCORES][PADDED];  // 21, and nothing

    Rules(const string& folder, int target_) : target(target_) {
        FILE* file = fopen((folder + "/rules").c_str(), "rb");
        auto next = [&] {
            float value;
            if (!file || fread(&value, 4, 1, file) != 1) fprintf(stderr, "rules?\n"), exit(1);
            return value;
        };
        auto all = [&](int first, auto&& put) {
            for (int c = 0; c < CARDS; c++)
                for (int f = first; f < 7; f++)
                    for (int s = 0; s < SCORES; s++) put(c, f, s);
        };
        for (int& one : good) one = (int)next();
        for (int& one : evil) one = (int)next();
        all(0, [&](int c, int f, int s) { after[c][f][s] = (uint8_t)next(); });
        all(0, [&](int c, int f, int s) { nearer[c][f][s] = next(); });
        all(0, [&](int c, int f, int s) { for (float& one : keeping[c][f][s]) one = next(); });
        all(0, [&](int c, int f, int s) { for (float& one : fact[c][f][s]) one = next(); });
        all(6, [&](int c, int, int s) { stuck[c][s] = next() > 0; });
        all(6, [&](int c, int, int s) {
            for (int i = 0; i < PADDED; i++) future[c][s][i] = i < 21 ? next() : 0;
        });
        fclose(file);
    }
};

// What is known of a seat (`Suspicion`), and its secret card.
struct Seat {
    float ways[WAYS][PADDED], hard[PADDED], known[PADDED], possible[PADDED], chance[PADDED], read[PADDED];
    float exact[27];  // of those, for who knows the policy: Good 6, rounds, points, wins 6, far 7, nearer 6
    float guess[PADDED], guessed[2 * FACES];  // what is guessed of the card: Good 6, Evil 6
    float supposed[33];                       // and of how it stands: as `base` (Good 6 to nearer 6)
    float times[2][FACES + 1], late[2][FACES + 1];  // how often each number was given and kept; and lately
    float base[40];  // Good 6, Evil 6, rounds, points, wins 6, far 7, nearer 6, alike, exactly Evil 6
    float careless, manner[MANNERS];  // how likely it plays in each way, does anything, or plays as the policy
    uint8_t score[PADDED];
    int tally[7];
    int card;

    int own() const { return score[card]; }

    void deal(const Rules& rules, Dice& dice) {
        memset((void*)this, 0, sizeof *this);
        card = dice.below(CARDS);
        for (int c = 0; c < CARDS; c++) {
            for (int w = 0; w < WAYS; w++) ways[w][c] = (1 - HARD) * PRIORS[w] / CARDS;
            hard[c] = HARD / CARDS, known[c] = 1.0f / CARDS, possible[c] = 1;
        }
        careless = (1 - HARD) * CARELESS / CARDS;
        look(rules);
    }

    void look(const Rules& rules) {
        float total = TINY, all = TINY;
        memset(manner, 0, sizeof manner);
        for (int c = 0; c < PADDED; c++) {
            chance[c] = possible[c] * (ways[0][c] + ways[1][c] + ways[2][c] + hard[c] + careless);
            read[c] = possible[c] * (known[c] + TINY);
            total += chance[c], all += read[c];
            for (int w = 0; w < WAYS; w++) manner[w] += possible[c] * ways[w][c];
            manner[WAYS] += possible[c] * careless, manner[WAYS + 1] += possible[c] * hard[c];
        }
        for (float& one : manner) one /= total;
        for (int c = 0; c < PADDED; c++) chance[c] /= total, read[c] /= all;
        memset(base, 0, sizeof base), memset(exact, 0, sizeof exact);
        float sum[PADDED] = {}, sure[PADDED] = {};
        for (int c = 0; c < CARDS; c++) {
            base[rules.good[c] - 1] += chance[c], base[5 + rules.evil[c]] += chance[c];
            base[33 + rules.evil[c]] += read[c], exact[rules.good[c] - 1] += read[c];
            const float* one = rules.future[c][score[c]];
            for (int i = 0; i < PADDED; i++) sum[i] += chance[c] * one[i], sure[i] += read[c] * one[i];
        }
        memcpy(base + 12, sum, 21 * sizeof(float)), memcpy(exact + 6, sure, 21 * sizeof(float));
        base[33] = manner[WAYS + 1];
    }

    // It, one of so many, kept that face or gave it to somebody, which `likely` says how likely it does with each card.
    void decided(const Rules& rules, int face, bool keeps, const float* likely, int playing) {
        tally[face] += keeps ? -1 : 1, careless *= keeps ? 1.0f / playing : 1 - 1.0f / playing;
        const float many = keeps ? 1 : playing - 1;
        for (auto& row : late) for (float& one : row) one *= FADES;
        times[keeps][face]++, late[keeps][face]++;
        float total = careless * CARDS, exact = TINY;
        for (int c = 0; c < CARDS; c++) {
            const float* simple = rules.keeping[c][face][score[c]];
            for (int w = 0; w < WAYS; w++) total += ways[w][c] *= keeps ? simple[w] : 1 - simple[w];
            total += hard[c] *= many * ((1 - LOOSE) * likely[c] + LOOSE / playing);
            exact += known[c] *= likely[c];
        }
        for (int c = 0; c < CARDS; c++) {
            for (int w = 0; w < WAYS; w++) ways[w][c] /= total;
            hard[c] /= total, known[c] /= exact;
        }
        careless /= total;
    }

    void took(const Rules& rules, int face) {
        for (int c = 0; c < CARDS; c++) {
            score[c] = rules.after[c][face][score[c]];
            if (score[c] == rules.target) possible[c] = 0;
        }
    }

    void tell_card(const Rules& rules, int c, int face, float* x) const {
        const int evil = rules.evil[c];
        x[0] = chance[c], x[1] = base[5 + evil], x[2] = base[33 + evil], x[3] = evil == face ? x[1] : 0;
    }
};
