// The game of Magic Numbers for two and what the program makes of it (`games/magic_numbers/duel.py`, `computer.py`), with
// the solved game by which a reader that hides goes (`benchmarks/readers.py`).
#pragma once

#include "seat.h"

constexpr int SEAT = 38, PUBLIC = 84;
constexpr int SEEN = PUBLIC + 2 * GUESSED;        // what all see, and what is guessed of both seats
constexpr int TOLD = PUBLIC + CARD + KNOWN;       // what a worth is told of a number and the card it has
constexpr int OPENED = 4, GUESSES = 2;            // what would come of it, if the cards lay open: by what is known, by a guess
constexpr int GUESS = 2 * 27 + 7 + 5 * FACES + 2 + 27;    // what is guessed from
constexpr int MORE = 12 + 21 + 4;                 // what a reader is told besides
constexpr int OPEN = PUBLIC + 2 * CARD + 2 * KNOWN + 2 + 2 * 5;  // what the critic is told
enum Kind { MIND, NORMAL, EASY, WARY, READER };

constexpr float COSTS = 0.01f, UNLIKELY = 1e-4f, LEAST = 1e-4f;  // as in the program, too

// What the networks are told of a seat once that face is rolled (0: none is yet).
void tell_seat(const Seat& seat, int face, float* x) {
    memcpy(x, seat.base, 27 * sizeof(float));
    x[27] = face ? seat.base[13 + face] : 0, x[28] = face ? seat.base[5 + face] : 0, x[29] = face ? seat.base[26 + face] : 0;
    x[30] = seat.base[33];
    memcpy(x + 31, seat.base + 34, 6 * sizeof(float));
    x[37] = face ? seat.base[33 + face] : 0;
}

// What the game with both cards open is worth (`Solved`), to the first card of a pair when the other is to roll, in 255ths.
// In a file there are as many scores as there are; here there is room for those of any target.
struct Opened {
    vector<uint8_t> worth;

    static size_t at(int me, int score) { return ((size_t)me * SCORES + score) * CARDS * SCORES; }

    Opened(const Rules& rules, const string& path) : worth(at(CARDS, 0)) {
        FILE* file = fopen(path.c_str(), "rb");
        if (!file) {
            worth.clear();
            return;
        }
        const size_t size = rules.target + 1;
        for (int me = 0; me < CARDS; me++)
            for (size_t score = 0; score < size; score++)
                for (int other = 0; other < CARDS; other++)
                    if (fread(&worth[at(me, score) + other * SCORES], 1, size, file) != size)
                        fprintf(stderr, "%s?\n", path.c_str()), exit(1);
        fclose(file);
    }
    bool is_there() const { return !worth.empty(); }
    float of(int me, int score, int other, int others) const {
        return worth[at(me, score) + other * SCORES + others] / 255.0f;
    }
};

float logit(float chance) {
    const float one = std::min(std::max(chance, 0.004f), 0.996f);
    return std::log(one / (1 - one));
}

struct Game {
    Seat seat[2];
    Kind kind[2];
    float price;  // what it is worth to one that hides not to be known
    int turn, turns, face;

    Seat& me() { return seat[turn]; }
    Seat& other() { return seat[1 - turn]; }

    // What all see, from who is to choose (or to roll, while there is no face).
    void tell(float* x) const {
        tell_seat(seat[turn], face, x), tell_seat(seat[1 - turn], face, x + SEAT);
        for (int f = 1; f <= FACES; f++) x[2 * SEAT + f - 1] = f == face;
        x[PUBLIC - 2] = std::min(turns / 30.0f, 2.0f), x[PUBLIC - 1] = 1;
    }

    // What is guessed of both seats.
    void tell_guesses(float* x) const {
        for (const Seat* one : {&seat[turn], &seat[1 - turn]}) {
            memcpy(x, one->guessed, sizeof one->guessed);
            x[GUESSED - 1] = face ? one->guessed[FACES - 1 + face] : 0, x += GUESSED;
        }
    }

    // What keeping that face and giving it away would be worth with that card, if all lay open: in log-odds, and by how
    // much the one is better, by what everybody can work out of the other's card, by what one can who knows the policy, and
    // (if there is room for it) what keeping would be worth, and by how much it is better, by what is guessed.
    void tell_opened(const Rules& rules, const Opened& opened, int c, float* x, bool guesses) const {
        const Seat &one = seat[turn], &two = seat[1 - turn];
        const uint8_t* stay = &opened.worth[Opened::at(c, rules.after[c][face][one.score[c]])];
        const uint8_t* go = &opened.worth[Opened::at(c, one.score[c])];
        float sum[6] = {};
        for (int o = 0; o < CARDS; o++) {
            const float keeps = stay[o * SCORES + two.score[o]], gives = go[o * SCORES + rules.after[o][face][two.score[o]]];
            sum[0] += two.chance[o] * keeps, sum[1] += two.chance[o] * gives;
            sum[2] += two.read[o] * keeps, sum[3] += two.read[o] * gives;
            sum[4] += two.guess[o] * keeps, sum[5] += two.guess[o] * gives;
        }
        for (float& chance : sum) chance = logit(chance / 255);
        x[0] = sum[0] / 2, x[1] = sum[1] / 2;
        x[2] = std::min(std::max(4 * (sum[0] - sum[1]), -4.0f), 4.0f);
        x[3] = std::min(std::max(4 * (sum[2] - sum[3]), -4.0f), 4.0f);
        if (guesses) x[4] = sum[4] / 2, x[5] = std::min(std::max(4 * (sum[4] - sum[5]), -4.0f), 4.0f);
    }

    void tell_all(const Rules& rules, const Opened& opened, float* x) const {
        tell(x), x += PUBLIC;
        const Seat &one = seat[turn], &two = seat[1 - turn];
        x[0] = x[1] = 0;
        if (opened.is_there()) {
            const int a = one.card, b = two.card;
            if (face) {
                x[0] = logit(opened.of(a, rules.after[a][face][one.own()], b, two.own())) / 2;
                x[1] = logit(opened.of(a, one.own(), b, rules.after[b][face][two.own()])) / 2;
            } else x[0] = x[1] = -logit(opened.of(b, two.own(), a, one.own())) / 2;
        }
        x += 2;
        for (int s : {turn, 1 - turn}) {
            const Seat& one = seat[s];
            memcpy(x, rules.fact[one.card][face][one.own()], CARD * sizeof(float));
            one.tell_card(rules, one.card, face, x + CARD), x += CARD + KNOWN;
            for (int k = 0; k < 5; k++) *x++ = kind[s] == k;
        }
    }
};

// A network of the program. What the card adds to its first layer is remembered for all cards, faces and scores.
struct Told {
    const Rules& rules;
    const Opened* opened;  // what it is told besides, if it is
    bool guesses;          // or of what is guessed
    Net net;
    vector<float> cards;

    int seen() const { return guesses ? SEEN : PUBLIC; }
    int more() const { return (opened ? OPENED : 0) + (guesses ? GUESSES : 0); }
    int told() const { return seen() + CARD + KNOWN + more(); }

    // Calls `each` for the weights in the order in which the program has them, with their places in `net`; for those of a
    // network that is told so much of what all see, and so much more of a card.
    template <class Each>
    void order(int seen_there, int more_there, Each&& each) const {
        auto matrix = [&](int rows, int columns, int at, int down, int right) {
            for (int i = 0; i < rows; i++)
                for (int j = 0; j < columns; j++) each(at + i * down + j * right);
        };
        matrix(64, seen_there, 0, 1, 64), matrix(64, CARD, seen() * 64, 1, 64), matrix(64, KNOWN + more_there, (seen() + CARD) * 64, 1, 64);
        matrix(32, 65, told() * 64, 1, 32), matrix(net.outs, 33, told() * 64 + 65 * 32, 33, 1);
    }

    // What is told more than to the network in the file has no weight there yet.
    Told(const Rules& rules_, const string& path, int outs = 1, const Opened* opened_ = nullptr, bool guesses_ = false)
        : rules(rules_), opened(opened_ && opened_->is_there() ? opened_ : nullptr), guesses(guesses_), net(told(), 64, 32, outs) {
        FILE* file = fopen(path.c_str(), "rb");
        if (!file) fprintf(stderr, "%s?\n", path.c_str()), exit(1);
        fseek(file, 0, SEEK_END);
        const long size = ftell(file) / sizeof(float);
        rewind(file);
        const bool has_guesses = size >= length(SEEN, OPENED + GUESSES), has_opened = size >= length(PUBLIC, OPENED);
        const int seen_there = has_guesses ? SEEN : PUBLIC, more_there = has_guesses ? OPENED + GUESSES : has_opened ? OPENED : 0;
        order(seen_there, more_there, [&](int at) {
            if (fread(&net.all[at], 4, 1, file) != 1) fprintf(stderr, "%s?\n", path.c_str()), exit(1);
        });
        fclose(file);
        refresh();
    }

    // How many weights there are of one that is told so much.
    long length(int seen_there, int more_there) const {
        return 64 * (seen_there + CARD + KNOWN + more_there) + 32 * 65 + net.outs * 33;
    }

    void save(const string& path, const vector<float>& all) const {
        FILE* file = fopen((path + ".tmp").c_str(), "wb");
        order(seen(), more(), [&](int at) { fwrite(&all[at], 4, 1, file); });
        fclose(file);
        rename((path + ".tmp").c_str(), path.c_str());
    }

    void refresh() {
        cards.assign(CARDS * 7 * SCORES * 64, 0.0f);
        multiply(CARDS * 7 * SCORES, 64, CARD, &rules.fact[0][0][0][0], CARD, 1, net.w1() + seen() * 64, cards.data());
    }

    // What all see, for many games (in rows of SEEN): rows of 64.
    void see(int m, const float* x, vector<float>& rows) {
        rows.assign((size_t)m * 64, 0.0f);
        multiply(m, 64, seen(), x, SEEN, 1, net.w1(), rows.data());
    }

    // The logits for some cards of the one who is to choose.
    void say(const Game& game, const float* row, int many, const int* which, float* out) {
        static float layer[PADDED * 64];
        const Seat& me = game.seat[game.turn];
        const float* known = net.w1() + (seen() + CARD) * 64;
        for (int i = 0; i < many; i++) {
            const int c = which[i];
            float how[KNOWN + OPENED + GUESSES];
            me.tell_card(rules, c, game.face, how);
            if (opened) game.tell_opened(rules, *opened, c, how + KNOWN, guesses);
            const float* card = &cards[((c * 7 + game.face) * SCORES + me.score[c]) * 64];
            for (int u = 0; u < 64; u++)
                layer[i * 64 + u] = row[u] + card[u] + how[0] * known[u] + how[1] * known[64 + u] +
                                    how[2] * known[128 + u] + how[3] * known[192 + u];
            for (int k = KNOWN; k < KNOWN + more(); k++)
                for (int u = 0; u < 64; u++) layer[i * 64 + u] += how[k] * known[k * 64 + u];
        }
        net.rest(many, layer, out);
    }
};

// Which card a seat has, as far as all can tell, learned from what players of all kinds do (`guesses.py`).
struct Guess {
    const Rules& rules;
    Net net{GUESS, 96, 48, 2 * FACES};
    bool is_there = false, fresh = false;
    vector<float> now, out;  // what it was told last, of both seats of all games, and what it said

    // That of the file; where there is none it may begin, with weights that are still to be drawn.
    Guess(const Rules& rules_, const string& path, bool begins) : rules(rules_) {
        is_there = net.load(path);
        if (!is_there) is_there = fresh = begins;
    }

    static void tell(const Seat& one, const Seat& other, int turns, float* x) {
        memcpy(x, one.base, 27 * sizeof(float)), x += 27;
        memcpy(x, one.exact, 27 * sizeof(float)), x += 27;
        memcpy(x, one.base + 33, 7 * sizeof(float)), x += 7;
        for (auto& row : one.times) for (int f = 1; f <= FACES; f++) *x++ = std::log1p(row[f]);
        for (auto& row : one.late) for (int f = 1; f <= FACES; f++) *x++ = row[f] / 2;
        for (int f = 1; f <= FACES; f++) *x++ = one.times[1][f] > 0;
        *x++ = std::min(turns, LONGEST) / 100.0f, *x++ = 1;
        memcpy(x, other.base, 27 * sizeof(float));
    }

    // Half of what is thought of each card anyway, to which something is added for its Evil and its Good number.
    static void prior(const Seat& seat, float* to) {
        for (int c = 0; c < CARDS; c++) to[c] = seat.possible[c] > 0 ? 0.5f * std::log(seat.chance[c] + LEAVEN) : -60.0f;
    }

    void chances(const float* prior, const float* added, float* to) const {
        float most = -1e9, sum = 0;
        for (int c = 0; c < CARDS; c++)
            most = std::max(most, to[c] = prior[c] + added[rules.evil[c] - 1] + added[FACES - 1 + rules.good[c]]);
        for (int c = 0; c < CARDS; c++) sum += to[c] = std::exp(to[c] - most);
        for (int c = 0; c < CARDS; c++) to[c] /= sum;
    }

    void think(vector<Game>& games) {
        const int m = 2 * games.size();
        now.resize((size_t)m * GUESS), out.resize((size_t)m * net.outs);
        for (int i = 0; i < m; i++) {
            const Game& game = games[i / 2];
            tell(game.seat[i % 2], game.seat[1 - i % 2], game.turns, &now[(size_t)i * GUESS]);
        }
        net.say(m, now.data(), out.data());
        float anyway[CARDS];
        for (int i = 0; i < m; i++) {
            Seat& seat = games[i / 2].seat[i % 2];
            memset(seat.guess, 0, sizeof seat.guess), memset(seat.guessed, 0, sizeof seat.guessed);
            prior(seat, anyway), chances(anyway, &out[(size_t)i * net.outs], seat.guess);
            for (int c = 0; c < CARDS; c++)
                seat.guessed[rules.good[c] - 1] += seat.guess[c], seat.guessed[FACES - 1 + rules.evil[c]] += seat.guess[c];
        }
    }
};

float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }

// The policy with both of its networks, as the program plays (`keeping` of `duel.py`).
struct Player {
    Told keep, worth;
    Guess guess;
    vector<float> told, seen;
    struct Way {
        float keep[PADDED];    // how likely the number is kept, with each card
        bool doubtful[CARDS];  // it would rather be kept, though that costs too much
    };
    vector<Way> ways;

    void look(vector<Game>& games) {
        const Rules& rules = keep.rules;
        const int m = games.size();
        if (guess.is_there) guess.think(games);
        told.resize((size_t)m * SEEN), ways.resize(m);
        for (int g = 0; g < m; g++) games[g].tell(&told[(size_t)g * SEEN]), games[g].tell_guesses(&told[(size_t)g * SEEN + PUBLIC]);
        keep.see(m, told.data(), seen);
        vector<float> mine(64);
        for (int g = 0; g < m; g++) {
            const Game& game = games[g];
            const Seat& me = game.seat[game.turn];
            Way& way = ways[g];
            int which[CARDS], many = 0, doubts[CARDS], doubtful = 0;
            float out[2 * CARDS];
            for (int c = 0; c < CARDS; c++) {
                way.keep[c] = 0.5f, way.doubtful[c] = false;
                if (me.chance[c] > 0) which[many++] = c;
            }
            keep.say(game, &seen[(size_t)g * 64], many, which, out);
            for (int i = 0; i < many; i++) {
                const int c = which[i], s = me.score[c];
                way.keep[c] = sigmoid(out[i] + WIN * (rules.after[c][game.face][s] == rules.target));
                if (out[i] > 0 && rules.nearer[c][game.face][s] < 0) doubts[doubtful++] = c;
            }
            if (!doubtful) continue;
            worth.see(1, &told[(size_t)g * SEEN], mine);
            worth.say(game, mine.data(), doubtful, doubts, out);
            for (int i = 0; i < doubtful; i++)
                if (sigmoid(out[2 * i + 1]) - sigmoid(out[2 * i]) > COSTS)
                    way.keep[doubts[i]] = 0.5f, way.doubtful[doubts[i]] = true;
        }
    }
};

// How often the policy keeps each number, by card and score.
struct Kept {
    vector<float> times, often;
    explicit Kept(const Rules& rules) {
        for (int c = 0; c < CARDS; c++)
            for (int f = 0; f < 7; f++)
                for (int s = 0; s < SCORES; s++) times.push_back(2), often.push_back(2 * (rules.nearer[c][f][s] > 0));
    }
    void note(const Seat& seat, int face, float keeps) {
        const int at = (seat.card * 7 + face) * SCORES + seat.own();
        times[at]++, often[at] += keeps;
    }
    void forget(float part) {
        for (size_t i = 0; i < times.size(); i++)
            if (times[i] > 2) times[i] *= part, often[i] *= part;
    }
    float read(int card, int face, int score) const {
        const int at = (card * 7 + face) * SCORES + score;
        return often[at] / times[at];
    }
};

// The game with both cards open, for all pairs of cards, against somebody who keeps each number so often: what it is worth
// to the first of the pair, by both scores, when the other is to roll (`theirs`) and when itself is (`mine`).
struct Solved {
    const Rules& rules;
    int size;
    vector<float> theirs, mine;

    explicit Solved(const Rules& rules_) : rules(rules_), size(rules_.target + 1) {
        mine.assign((size_t)CARDS * CARDS * size * size, 0.5f);
        for (size_t pair = 0; pair < CARDS * CARDS; pair++)
            for (int a = 0; a < size; a++)
                for (int b = 0; b < size; b++)
                    if (a == size - 1 || b == size - 1) mine[(pair * size + a) * size + b] = a == size - 1;
        theirs = mine;
    }
    const float* row(const vector<float>& of, int me, int other, int score) const {
        return &of[((size_t)(me * CARDS + other) * size + score) * size];
    }

    // One step nearer; says how far the numbers moved.
    float improve(const Kept& kept) {
        float moved = 0;
        const int last = size - 1;
        vector<float> part(7 * SCORES), now(size);
        for (int other = 0; other < CARDS; other++) {
            for (int f = 1; f < 7; f++)
                for (int s = 0; s < last; s++) part[f * SCORES + s] = kept.read(other, f, s);
            for (int me = 0; me < CARDS; me++)
                for (bool their : {true, false})
                    for (int a = 0; a < last; a++) {
                        const vector<float>& from = their ? mine : theirs;
                        std::fill(now.begin(), now.end(), 0.0f);
                        for (int f = 1; f < 7; f++) {
                            const float *stay = row(from, me, other, a), *go = row(from, me, other, rules.after[me][f][a]);
                            const uint8_t* to = rules.after[other][f];
                            const float* p = &part[f * SCORES];
                            if (their) for (int b = 0; b < last; b++) now[b] += p[b] * stay[to[b]] + (1 - p[b]) * go[b];
                            else for (int b = 0; b < last; b++) now[b] += std::max(go[b], stay[to[b]]);
                        }
                        float* into = (float*)row(their ? theirs : mine, me, other, a);
                        for (int b = 0; b < last; b++) {
                            const float value = now[b] / 6;
                            moved = std::max(moved, std::fabs(value - into[b])), into[b] = value;
                        }
                    }
        }
        return moved;
    }

    // What each choice is worth to who is to choose and thinks so of the other's card, in log-odds, and how well its own
    // Evil number is known then.
    void look(const Game& game, const Player::Way& way, const float* cards, float* worth, float* told) const {
        const Seat &me = game.seat[game.turn], &other = game.seat[1 - game.turn];
        const int face = game.face, after = rules.after[me.card][face][me.own()];
        worth[0] = worth[1] = 0;
        for (int c = 0; c < CARDS; c++) {
            if (cards[c] <= UNLIKELY) continue;
            worth[0] += cards[c] * row(theirs, me.card, c, after)[other.score[c]];
            worth[1] += cards[c] * row(theirs, me.card, c, me.own())[rules.after[c][face][other.score[c]]];
        }
        for (int k = 0; k < 2; k++) {
            const float one = std::min(std::max(worth[k], LEAST), 1 - LEAST);
            worth[k] = std::log(one / (1 - one));
            float all = TINY, own = 0;
            for (int c = 0; c < CARDS; c++) {
                if (!me.possible[c] || (k == 0 && rules.after[c][face][me.score[c]] == rules.target)) continue;
                const float* simple = rules.keeping[c][face][me.score[c]];
                float chance = me.careless / 2;
                for (int w = 0; w < 3; w++) chance += me.ways[w][c] * (k ? 1 - simple[w] : simple[w]);
                chance += me.hard[c] * ((1 - LOOSE) * (k ? 1 - way.keep[c] : way.keep[c]) + LOOSE / 2);
                all += chance;
                if (rules.evil[c] == rules.evil[me.card]) own += chance;
            }
            told[k] = own / all;
        }
    }
};

bool normal(const Rules& rules, Game& game) {
    const float nearer = rules.nearer[game.me().card][game.face][game.me().own()];
    return nearer > 0 || (nearer == 0 && game.other().tally[game.face] <= 0);
}

bool easy(const Rules& rules, Game& game) {
    const Seat &me = game.me(), &other = game.other();
    if (game.face != rules.evil[me.card] || me.own() == 0 || rules.stuck[me.card][me.own()]) return true;
    int wins = 0, may = 0;
    for (int c = 0; c < CARDS; c++) {
        if (other.score[c] >= rules.target || other.times[1][rules.evil[c]]) continue;
        may++, wins += rules.after[c][game.face][other.score[c]] == rules.target;
    }
    return wins > 0.5f * std::max(may, 1);
}

// Somebody's number goes to its taker; says whether that wins.
bool take(const Rules& rules, Game& game, bool keeps, const Player::Way& way) {
    float likely[PADDED];
    for (int c = 0; c < CARDS; c++) likely[c] = keeps ? way.keep[c] : 1 - way.keep[c];
    Seat &me = game.me(), &taker = keeps ? me : game.other();
    me.decided(rules, game.face, keeps, likely, 2);
    taker.took(rules, game.face);
    const bool won = taker.own() == rules.target;
    game.turn = 1 - game.turn, game.turns++, game.face = 0;
    if (!won) me.look(rules), taker.look(rules);
    return won;
}

void deal(const Rules& rules, Game& game, Dice& dice) {
    for (Seat& seat : game.seat) seat.deal(rules, dice);
    game.turn = dice.below(2), game.turns = 0, game.face = 0;
}
