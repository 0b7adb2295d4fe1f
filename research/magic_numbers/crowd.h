// The game of Magic Numbers for three and more, and what the program makes of it (`games/magic_numbers/crowd.py`).
#pragma once

#include <memory>

#include "seat.h"

constexpr int TEN = 10;                            // so many seats at most
constexpr int EACH = 32, GIFT = 8, BROAD = 16;     // units for each of the others, numbers for a gift; rows have at least 16
constexpr int FIRST = 64, SECOND = 32;
constexpr int SEAT = 27 + MANNERS + 3 * FACES;     // what is told of a seat
constexpr int SUPPOSED = GUESSED + 1 + 1 + 6 + 7 + 2;  // what is told of a guess, and how the seat would stand by it
constexpr int TABLE = 13;
constexpr int EXACT = 12 + 15 + 3;                 // what a reader is told of each seat besides
constexpr int GUESS = 2 * 27 + MANNERS + 6 * FACES + 27 + 6;  // what is guessed from
enum Kind { MIND, NORMAL, EASY, READER, KINDS };
constexpr int OPEN = SEAT + SUPPOSED + CARD + KINDS + 1;  // what the critic is told of a seat
constexpr float CARE = 60, WAITS = 0.25f, SURE = 0.5f;   // as in the program, too
constexpr int TARGETS[] = {20, 30, 50};

struct Game {
    const Rules* rules;
    vector<Seat> seat;
    vector<Kind> kind;
    int target, first, turn, turns, face;  // `target` is its place in TARGETS; `first` is whom the table is about

    int playing() const { return seat.size(); }
    Seat& next(int k) { return seat[(turn + k) % playing()]; }
    const Seat& next(int k) const { return seat[(turn + k) % playing()]; }

    void deal(const Rules* all, int which, Dice& dice) {
        target = which, rules = all + which;
        for (Seat& one : seat) one.deal(*rules, dice);
        turn = dice.below(playing()), turns = 0, face = 0;
    }

    // What all see of a seat, once that face is rolled (0: none is yet).
    void tell_seat(const Seat& one, float* x) const {
        memcpy(x, one.base, 27 * sizeof(float)), x += 27;
        memcpy(x, one.manner, sizeof one.manner), x += MANNERS;
        memcpy(x, one.base + 34, FACES * sizeof(float)), x += FACES;
        float tally[FACES + 1];
        for (int f = 1; f <= FACES; f++) *x++ = tally[f] = std::min(std::max(one.tally[f] / 3.0f, -1.5f), 1.5f);
        memset(x, 0, FACES * sizeof(float));
        if (!face) return;
        x[0] = one.base[13 + face], x[1] = one.base[5 + face], x[2] = one.base[26 + face];
        x[3] = one.base[33 + face], x[4] = tally[face], x[5] = one.base[face - 1];
    }

    void tell_guess(const Seat& one, float* x) const {
        memcpy(x, one.supposed, 12 * sizeof(float)), memcpy(x + GUESSED, one.supposed + 12, 15 * sizeof(float));
        x[GUESSED - 1] = face ? one.supposed[5 + face] : 0;
        x[SUPPOSED - 2] = face ? one.supposed[13 + face] : 0, x[SUPPOSED - 1] = face ? one.supposed[26 + face] : 0;
    }

    // What all see of a seat, if the guess is right.
    void tell_supposed(const Seat& one, float* x) const {
        tell_seat(one, x), memcpy(x, one.supposed, 27 * sizeof(float));
        float* end = x + SEAT - FACES;
        end[0] = one.supposed[13 + face], end[1] = one.supposed[5 + face], end[2] = one.supposed[26 + face], end[5] = one.supposed[face - 1];
    }

    // And what a reader knows of it besides.
    void tell_exact(const Seat& one, float* x) const {
        memcpy(x, one.exact, 6 * sizeof(float)), memcpy(x + 6, one.base + 34, 6 * sizeof(float));
        memcpy(x + 12, one.exact + 6, 15 * sizeof(float));
        x[27] = one.exact[7 + face], x[28] = one.base[33 + face], x[29] = one.exact[20 + face];
    }

    void tell_table(float* x) const {
        memset(x, 0, TABLE * sizeof(float));
        if (face) x[face - 1] = 1;
        x[6] = std::min(turns / (10.0f * playing()), 2.0f), x[7] = playing() / 10.0f, x[8] = 1.0f / (playing() - 1);
        x[9 + target] = 1, x[12] = 1;
    }

    void tell_card(const Seat& one, int card, float* x) const {
        one.tell_card(*rules, card, face, x), x[KNOWN] = one.guess[card];
    }

    // Somebody's number goes so many places on (0: it is kept); `likely` is how likely that was with each card. Says
    // whether it wins.
    bool take(int choice, const float* likely) {
        Seat &me = seat[turn], &taker = next(choice);
        me.decided(*rules, face, choice == 0, likely, playing());
        taker.took(*rules, face);
        const bool won = taker.own() == rules->target;
        turn = (turn + 1) % playing(), turns++, face = 0;
        if (!won) {
            me.look(*rules);
            if (choice) taker.look(*rules);
        }
        return won;
    }
};

// m rows of x (so wide) times a matrix (in rows, out columns), the last row of which is added, to y.
inline void through(int m, int in, int wide, const float* x, const float* w, int out, vector<float>& y) {
    y.resize((size_t)m * out);
    for (int i = 0; i < m; i++) memcpy(&y[(size_t)i * out], w + (size_t)in * out, out * sizeof(float));
    multiply(m, out, in, x, wide, 1, w, y.data());
}

inline void cut(vector<float>& y) {
    for (float& one : y) one = one > 0 ? one : 0;
}

// The gradient of such a layer, given that of y; and that of x (rows as wide as it is long), if `back` is there.
inline void learned(int m, int in, int wide, const float* x, const float* w, float* slope, int out, const vector<float>& dy,
                    vector<float>* back = nullptr) {
    multiply(in, out, m, x, 1, wide, dy.data(), slope);
    for (int i = 0; i < m; i++)
        for (int o = 0; o < out; o++) slope[(size_t)in * out + o] += dy[(size_t)i * out + o];
    if (!back) return;
    const int broad = (in + 15) / 16 * 16;
    static vector<float> turned, found;
    turned.assign((size_t)out * broad, 0.0f), found.assign((size_t)m * broad, 0.0f);
    for (int i = 0; i < in; i++)
        for (int o = 0; o < out; o++) turned[(size_t)o * broad + i] = w[(size_t)i * out + o];
    multiply(m, broad, out, dy.data(), out, 1, turned.data(), found.data());
    back->resize((size_t)m * in);
    for (int i = 0; i < m; i++) memcpy(&(*back)[(size_t)i * in], &found[(size_t)i * broad], in * sizeof(float));
}

// A network of the program: what it is told of a seat (and then its place, for others), of the table, of a card and of how
// well that is known. Its rows are in this order; in a file there is one matrix after another, each row by what comes out.
struct Mind : Weights {
    int seat, known;

    Mind(int seat_, bool guesses) : seat(seat_), known(KNOWN + guesses) { make(gift_at() + 33 * BROAD); }
    int inputs() const { return seat + 2 * EACH + TABLE + CARD + known; }
    size_t each_at() const { return 0; }
    size_t first_at() const { return (seat + 2) * EACH; }
    size_t second_at() const { return first_at() + (size_t)inputs() * FIRST; }
    size_t last_at() const { return second_at() + 65 * SECOND; }
    size_t gift_at() const { return last_at() + 33 * BROAD; }

    template <class Each>
    void order(Each&& each) const {
        auto matrix = [&](int rows, int columns, size_t at, int right) {
            for (int i = 0; i < rows; i++)
                for (int j = 0; j < columns; j++) each(at + i + (size_t)j * right);
        };
        matrix(EACH, seat + 2, each_at(), EACH);
        matrix(FIRST, seat + 2 * EACH + TABLE, first_at(), FIRST);
        matrix(FIRST, CARD, first_at() + (size_t)(seat + 2 * EACH + TABLE) * FIRST, FIRST);
        matrix(FIRST, known, first_at() + (size_t)(inputs() - known) * FIRST, FIRST);
        matrix(SECOND, 65, second_at(), SECOND);
        matrix(2 + GIFT, 33, last_at(), BROAD);
        matrix(GIFT, 33, gift_at(), BROAD);
    }

    bool load(const string& path) {
        FILE* file = fopen(path.c_str(), "rb");
        if (!file) return false;
        order([&](size_t at) {
            if (fread(&all[at], 4, 1, file) != 1) fprintf(stderr, "%s?\n", path.c_str()), exit(1);
        });
        if (fgetc(file) != EOF) fprintf(stderr, "%s is longer\n", path.c_str()), exit(1);
        return fclose(file), true;
    }

    void save(const string& path, const vector<float>& what) const {
        FILE* file = fopen((path + ".tmp").c_str(), "wb");
        order([&](size_t at) { fwrite(&what[at], 4, 1, file); });
        fclose(file);
        rename((path + ".tmp").c_str(), path.c_str());
    }

    template <class Random>
    void scatter(Random& random) {
        auto some = [&](size_t at, int rows, int columns, float part) {
            const float most = part * std::sqrt(3.0f / rows);
            for (int i = 0; i < rows * columns; i++) all[at + i] = most * (2 * random() - 1);
        };
        some(each_at(), seat + 2, EACH, 1), some(first_at(), inputs(), FIRST, 1), some(second_at(), FIRST, SECOND, 1);
        some(last_at(), SECOND, BROAD, 0.1f), some(gift_at(), EACH, BROAD, 1);
    }

    // As another one plays that is told less of each seat, and perhaps of a card.
    void as(const Mind& other) {
        auto rows = [&](size_t from, size_t to, int many, int wide) {
            memcpy(&all[to], &other.all[from], (size_t)many * wide * sizeof(float));
        };
        const int less = other.seat;
        std::fill(all.begin(), all.end(), 0.0f);
        rows(0, 0, less, EACH), rows(less * EACH, seat * EACH, 2, EACH);
        rows(other.first_at(), first_at(), less, FIRST);
        rows(other.first_at() + less * FIRST, first_at() + seat * FIRST, other.inputs() - less, FIRST);
        rows(other.second_at(), second_at(), 1, (int)(other.all.size() - other.second_at()));
    }

    // In batches: forwards, then (for the same) backwards. `own` has `seat` numbers a row, `others` the same and two more for
    // each of the others, `rest` the table, the card and what is known.
    vector<float> each, one, two, out, gifts, inward;
    vector<uint8_t> most;

    void pool(int m, int others) {
        const int wide = inputs();
        for (int i = 0; i < m; i++) {
            float *mean = &inward[(size_t)i * wide + seat], *top = mean + EACH;
            const float* from = &each[(size_t)i * others * EACH];
            for (int u = 0; u < EACH; u++) {
                float sum = 0, best = -1;
                int which = 0;
                for (int k = 0; k < others; k++) {
                    const float value = from[k * EACH + u];
                    sum += value;
                    if (value > best) best = value, which = k;
                }
                mean[u] = sum / others, top[u] = best, most[i * EACH + u] = which;
            }
        }
    }

    // The others, and what they matter for a gift: m rows of games.
    void look(int m, int others, const float* own, const float* other) {
        const int rows = m * others;
        each.assign((size_t)rows * EACH, 0.0f);
        multiply(rows, EACH, seat + 2, other, seat + 2, 1, all.data(), each.data());
        cut(each);
        through(rows, EACH, EACH, each.data(), &all[gift_at()], BROAD, gifts);
        inward.resize((size_t)m * inputs()), most.resize((size_t)m * EACH);
        for (int i = 0; i < m; i++) memcpy(&inward[(size_t)i * inputs()], own + (size_t)i * seat, seat * sizeof(float));
        pool(m, others);
    }

    void say(int m, int others, const float* own, const float* other, const float* rest, float* logits) {
        look(m, others, own, other);
        const int wide = inputs(), tail = TABLE + CARD + known;
        for (int i = 0; i < m; i++)
            memcpy(&inward[(size_t)i * wide + seat + 2 * EACH], rest + (size_t)i * tail, tail * sizeof(float));
        one.assign((size_t)m * FIRST, 0.0f);
        multiply(m, FIRST, wide, inward.data(), wide, 1, &all[first_at()], one.data());
        cut(one);
        through(m, FIRST, FIRST, one.data(), &all[second_at()], SECOND, two), cut(two);
        through(m, SECOND, SECOND, two.data(), &all[last_at()], BROAD, out);
        for (int i = 0; i < m; i++) choices(&out[(size_t)i * BROAD], &gifts[(size_t)i * others * BROAD], others, logits + i * (others + 1));
    }

    static void choices(const float* said, const float* gift, int others, float* logits) {
        logits[0] = said[0];
        for (int k = 0; k < others; k++) {
            logits[k + 1] = said[1];
            for (int q = 0; q < GIFT; q++) logits[k + 1] += said[2 + q] * gift[k * BROAD + q];
        }
    }

    void learn(int m, int others, const float* other, const float* off) {
        static vector<float> d_out, d_gift, d_two, d_one, d_in, d_each, d_more;
        const int wide = inputs(), rows = m * others;
        d_out.assign((size_t)m * BROAD, 0.0f), d_gift.assign((size_t)rows * BROAD, 0.0f);
        for (int i = 0; i < m; i++) {
            const float* by = off + i * (others + 1);
            float* d = &d_out[(size_t)i * BROAD];
            d[0] = by[0];
            for (int k = 0; k < others; k++) {
                d[1] += by[k + 1];
                for (int q = 0; q < GIFT; q++) {
                    d[2 + q] += by[k + 1] * gifts[((size_t)i * others + k) * BROAD + q];
                    d_gift[((size_t)i * others + k) * BROAD + q] = by[k + 1] * out[(size_t)i * BROAD + 2 + q];
                }
            }
        }
        learned(m, SECOND, SECOND, two.data(), &all[last_at()], &slope[last_at()], BROAD, d_out, &d_two);
        for (size_t i = 0; i < d_two.size(); i++) d_two[i] = two[i] > 0 ? d_two[i] : 0;
        learned(m, FIRST, FIRST, one.data(), &all[second_at()], &slope[second_at()], SECOND, d_two, &d_one);
        for (size_t i = 0; i < d_one.size(); i++) d_one[i] = one[i] > 0 ? d_one[i] : 0;
        multiply(wide, FIRST, m, inward.data(), 1, wide, d_one.data(), &slope[first_at()]);
        // Back to the others, by the mean and by the most.
        static vector<float> turned;
        turned.resize((size_t)FIRST * 2 * EACH), d_in.assign((size_t)m * 2 * EACH, 0.0f);
        const float* pooled = &all[first_at() + (size_t)seat * FIRST];
        for (int i = 0; i < 2 * EACH; i++)
            for (int u = 0; u < FIRST; u++) turned[(size_t)u * 2 * EACH + i] = pooled[(size_t)i * FIRST + u];
        multiply(m, 2 * EACH, FIRST, d_one.data(), FIRST, 1, turned.data(), d_in.data());
        learned(rows, EACH, EACH, each.data(), &all[gift_at()], &slope[gift_at()], BROAD, d_gift, &d_each);
        for (int i = 0; i < m; i++) {
            const float* d = &d_in[(size_t)i * 2 * EACH];
            for (int u = 0; u < EACH; u++) {
                for (int k = 0; k < others; k++) d_each[((size_t)i * others + k) * EACH + u] += d[u] / others;
                d_each[((size_t)i * others + most[i * EACH + u]) * EACH + u] += d[EACH + u];
            }
        }
        for (size_t i = 0; i < d_each.size(); i++) d_each[i] = each[i] > 0 ? d_each[i] : 0;
        multiply(seat + 2, EACH, rows, other, 1, seat + 2, d_each.data(), slope.data());
    }

    // In play: what each card with a score and a number adds to the first layer, for each target.
    vector<float> cards[3];

    void remember(const Rules* rules) {
        for (int t = 0; t < 3; t++) {
            cards[t].assign(CARDS * 7 * SCORES * FIRST, 0.0f);
            multiply(CARDS * 7 * SCORES, FIRST, CARD, &rules[t].fact[0][0][0][0], CARD, 1,
                     &all[first_at() + (size_t)(seat + 2 * EACH + TABLE) * FIRST], cards[t].data());
        }
    }
};

// What two networks make of many games with as many seats: how likely each choice is, with each card that may be.
struct Player {
    Mind policy, worth;
    struct Way {
        float likely[TEN][PADDED];  // by choice and card
        float held[TEN];            // with the true card, what care takes from each logit
        bool wins;                  // with the true card, keeping wins
    };
    vector<Way> ways;
    vector<float> own, other, plain_own, plain_other, tables;  // what the networks were told

    void look(vector<Game>& games) {
        const int m = games.size(), playing = games[0].playing(), others = playing - 1, wide = policy.seat;
        own.resize((size_t)m * wide), other.resize((size_t)m * others * (wide + 2)), tables.resize((size_t)m * TABLE);
        plain_own.resize((size_t)m * SEAT), plain_other.resize((size_t)m * others * (SEAT + 2)), ways.resize(m);
        for (int g = 0; g < m; g++) {
            const Game& game = games[g];
            for (int k = 0; k < playing; k++) {
                float* to = k ? &other[((size_t)g * others + k - 1) * (wide + 2)] : &own[(size_t)g * wide];
                game.tell_seat(game.next(k), to);
                game.tell_guess(game.next(k), to + SEAT);
                float* plain = k ? &plain_other[((size_t)g * others + k - 1) * (SEAT + 2)] : &plain_own[(size_t)g * SEAT];
                if (k) game.tell_supposed(game.next(k), plain);
                else memcpy(plain, to, SEAT * sizeof(float));
                if (!k) continue;
                to[wide] = plain[SEAT] = (float)k / playing, to[wide + 1] = plain[SEAT + 1] = 1;
            }
            game.tell_table(&tables[(size_t)g * TABLE]);
        }
        static vector<float> seen[2];
        Mind* minds[] = {&policy, &worth};
        for (int k = 0; k < 2; k++) {
            Mind& mind = *minds[k];
            mind.look(m, others, k ? plain_own.data() : own.data(), k ? plain_other.data() : other.data());
            const int all = mind.inputs(), public_ = mind.seat + 2 * EACH + TABLE;
            for (int g = 0; g < m; g++)
                memcpy(&mind.inward[(size_t)g * all + mind.seat + 2 * EACH], &tables[(size_t)g * TABLE], TABLE * sizeof(float));
            seen[k].assign((size_t)m * FIRST, 0.0f);
            multiply(m, FIRST, public_, mind.inward.data(), all, 1, &mind.all[mind.first_at()], seen[k].data());
        }
        static vector<float> layer, second, said;
        for (int g = 0; g < m; g++) {
            const Game& game = games[g];
            const Rules& rules = *game.rules;
            const Seat& me = game.next(0);
            Way& way = ways[g];
            int which[CARDS], many = 0;
            for (int c = 0; c < CARDS; c++)
                if (me.chance[c] > 0) which[many++] = c;
            float logits[2][CARDS][TEN];
            for (int k = 0; k < 2; k++) {
                Mind& mind = *minds[k];
                layer.resize((size_t)many * FIRST);
                const float *row = &seen[k][(size_t)g * FIRST], *known = &mind.all[mind.first_at() + (size_t)(mind.inputs() - mind.known) * FIRST];
                for (int i = 0; i < many; i++) {
                    float how[KNOWN + 1];
                    game.tell_card(me, which[i], how);
                    const float* card = &mind.cards[game.target][(size_t)((which[i] * 7 + game.face) * SCORES + me.score[which[i]]) * FIRST];
                    float* to = &layer[(size_t)i * FIRST];
                    for (int u = 0; u < FIRST; u++) to[u] = row[u] + card[u];
                    for (int j = 0; j < mind.known; j++)
                        for (int u = 0; u < FIRST; u++) to[u] += how[j] * known[j * FIRST + u];
                    for (int u = 0; u < FIRST; u++) to[u] = to[u] > 0 ? to[u] : 0;
                }
                through(many, FIRST, FIRST, layer.data(), &mind.all[mind.second_at()], SECOND, second), cut(second);
                through(many, SECOND, SECOND, second.data(), &mind.all[mind.last_at()], BROAD, said);
                for (int i = 0; i < many; i++)
                    Mind::choices(&said[(size_t)i * BROAD], &mind.gifts[(size_t)g * others * BROAD], others, logits[k][i]);
            }
            for (int j = 0; j < playing; j++)
                for (int c = 0; c < PADDED; c++) way.likely[j][c] = 1.0f / playing;
            for (int i = 0; i < many; i++) {
                float best = -100, top = -1e9, sum = 0, held[TEN], row[TEN];
                const int c = which[i];
                for (int j = 0; j < playing; j++) held[j] = 1 / (1 + std::exp(-logits[1][i][j])), best = std::max(best, held[j]);
                const bool wins = rules.after[c][game.face][me.score[c]] == rules.target;
                for (int j = 0; j < playing; j++) {
                    held[j] = CARE * (best - held[j]), row[j] = logits[0][i][j] - held[j] + (j == 0 && wins ? WIN : 0);
                    top = std::max(top, row[j]);
                }
                for (int j = 0; j < playing; j++) sum += row[j] = std::exp(row[j] - top);
                for (int j = 0; j < playing; j++) way.likely[j][c] = row[j] / sum;
                if (c == me.card) memcpy(way.held, held, sizeof held), way.wins = wins;
            }
        }
    }
};

// Which card a seat has, as far as all can tell, learned from what players of all kinds do (`guesses.py`).
struct Guess {
    Net net{GUESS, 96, 48, 2 * FACES + 1};
    vector<float> now, out;  // what it was told last, of all seats of all games, and what it said

    static void tell(const Game& game, int s, float* x) {
        const Seat& one = game.seat[s];
        memcpy(x, one.base, 27 * sizeof(float)), x += 27;
        memcpy(x, one.exact, 27 * sizeof(float)), x += 27;
        memcpy(x, one.manner, sizeof one.manner), x += MANNERS;
        memcpy(x, one.base + 34, FACES * sizeof(float)), x += FACES;
        for (auto& row : one.times) for (int f = 1; f <= FACES; f++) *x++ = std::log1p(row[f]);
        for (auto& row : one.late) for (int f = 1; f <= FACES; f++) *x++ = row[f] / 2;
        for (int f = 1; f <= FACES; f++) *x++ = one.times[1][f] > 0;
        memset(x, 0, 27 * sizeof(float));
        for (int o = 0; o < game.playing(); o++)
            if (o != s) for (int i = 0; i < 27; i++) x[i] += game.seat[o].base[i] / (game.playing() - 1);
        x += 27;
        for (int t = 0; t < 3; t++) *x++ = t == game.target;
        *x++ = 1.0f / (game.playing() - 1);
        *x++ = std::min(game.turns, LONGEST) / (50.0f * game.playing()), *x++ = 1;
    }

    static void prior(const Seat& seat, float* to) {
        for (int c = 0; c < CARDS; c++) to[c] = seat.possible[c] > 0 ? std::log(seat.chance[c] + LEAVEN) : -100.0f;
    }

    // How much of what is thought of each card anyway is believed (the last number that comes out); to that something is
    // added for its Evil and its Good number.
    static float believed(const float* added) { return 1 / (1 + std::exp(-added[2 * FACES])); }

    static void chances(const Rules& rules, const float* prior, const float* added, float* to) {
        float most = -1e9, sum = 0;
        const float part = believed(added);
        for (int c = 0; c < CARDS; c++)
            most = std::max(most, to[c] = part * prior[c] + added[rules.evil[c] - 1] + added[FACES - 1 + rules.good[c]]);
        for (int c = 0; c < CARDS; c++) sum += to[c] = prior[c] > -99 ? std::exp(to[c] - most) : 0;
        for (int c = 0; c < CARDS; c++) to[c] /= sum;
    }

    void think(vector<Game>& games) {
        const int playing = games[0].playing(), m = playing * games.size();
        now.resize((size_t)m * GUESS), out.resize((size_t)m * net.outs);
        for (int i = 0; i < m; i++) tell(games[i / playing], i % playing, &now[(size_t)i * GUESS]);
        net.say(m, now.data(), out.data());
        float anyway[CARDS];
        for (int i = 0; i < m; i++) {
            Game& game = games[i / playing];
            Seat& seat = game.seat[i % playing];
            memset(seat.guess, 0, sizeof seat.guess), memset(seat.supposed, 0, sizeof seat.supposed);
            prior(seat, anyway), chances(*game.rules, anyway, &out[(size_t)i * net.outs], seat.guess);
            for (int c = 0; c < CARDS; c++) {
                seat.supposed[game.rules->good[c] - 1] += seat.guess[c], seat.supposed[5 + game.rules->evil[c]] += seat.guess[c];
                const float* one = game.rules->future[c][seat.score[c]];
                for (int i = 0; i < 21; i++) seat.supposed[12 + i] += seat.guess[c] * one[i];
            }
        }
    }
};

// How likely the normal and the easy computer do what.
inline void normal(const Game& game, float* likely) {
    const Seat& me = game.next(0);
    const int others = game.playing() - 1;
    const float nearer = game.rules->nearer[me.card][game.face][me.own()];
    int most = -1000, many = 0;
    for (int k = 1; k <= others; k++) most = std::max(most, game.next(k).tally[game.face]);
    const bool keeps = nearer > 0 || (nearer == 0 && most <= 0);
    for (int k = 1; k <= others; k++) many += game.next(k).tally[game.face] == most;
    likely[0] = keeps;
    for (int k = 1; k <= others; k++) likely[k] = !keeps && game.next(k).tally[game.face] == most ? 1.0f / many : 0;
}

inline void easy(const Game& game, float* likely) {
    const Rules& rules = *game.rules;
    const Seat& me = game.next(0);
    const int others = game.playing() - 1;
    float waits[TEN], least = 1;
    for (int k = 1; k <= others; k++) {
        const Seat& other = game.next(k);
        int wins = 0, may = 0;
        for (int c = 0; c < CARDS; c++) {
            if (other.score[c] >= rules.target || other.times[1][rules.evil[c]]) continue;
            may++, wins += rules.after[c][game.face][other.score[c]] == rules.target;
        }
        waits[k] = wins / (float)std::max(may, 1), least = std::min(least, waits[k]);
    }
    const bool keeps = game.face != rules.evil[me.card] || me.own() == 0 || rules.stuck[me.card][me.own()] || least > SURE;
    int many = 0;
    for (int k = 1; k <= others; k++) many += waits[k] <= std::max(least, WAITS);
    likely[0] = keeps;
    for (int k = 1; k <= others; k++) likely[k] = !keeps && waits[k] <= std::max(least, WAITS) ? 1.0f / many : 0;
}
