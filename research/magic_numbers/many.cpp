// Training for tables for three and more, on one core: games side by side in which the policy plays itself, simple computers
// and a reader that learns. README.md says how it is made and used; `share.py` writes what it needs to know into FOLDER, and
// takes back what came of it.
//
//   many FOLDER learn SECONDS [name=value...]   begins with FOLDER/keep, writes FOLDER/mean and FOLDER/last now and then
//   many FOLDER read NAME SECONDS [name=value...]   what a reader wins that learns against FOLDER/NAME, which stays as it is
//   many FOLDER worth SECONDS [name=value...]   what choices of FOLDER/keep are worth, to FOLDER/worth.new
//   many FOLDER measure NAME GAMES [name=value...]   what FOLDER/NAME wins among normal computers
//   many FOLDER tell NAME SEATS   each turn of some games, and how likely each choice is with each card
#include <ctime>
#include <map>
#include <utility>

#include "crowd.h"

typedef std::map<string, double> Options;

// Who wins, to one who sees all cards and who plays there: for each seat how it stands, and the table.
struct Critic : Weights {
    static constexpr int UNITS = 64, INWARD = 3 * UNITS + TABLE;
    vector<float> each, inward, two, out, d_out, d_two, d_in, d_each;
    vector<uint8_t> most;

    Critic() { make((size_t)(OPEN + 1) * UNITS + (size_t)(INWARD + 1) * UNITS + (UNITS + 1) * BROAD); }
    size_t second_at() const { return (size_t)(OPEN + 1) * UNITS; }
    size_t last_at() const { return second_at() + (size_t)(INWARD + 1) * UNITS; }

    template <class Random>
    void scatter(Random& random) {
        auto some = [&](size_t at, int rows, int columns, int wide, float part) {
            const float top = part * std::sqrt(3.0f / rows);
            for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) all[at + (size_t)i * wide + j] = top * (2 * random() - 1);
        };
        some(0, OPEN, UNITS, UNITS, 1), some(second_at(), INWARD, UNITS, UNITS, 1), some(last_at(), UNITS, 1, BROAD, 0.3f);
    }

    // The chances of everybody, m games, in the order given.
    void say(int m, int seats, const float* x, const float* tables, float* chances) {
        const int rows = m * seats;
        through(rows, OPEN, OPEN, x, all.data(), UNITS, each), cut(each);
        inward.resize((size_t)rows * INWARD), most.resize((size_t)m * UNITS);
        for (int i = 0; i < m; i++) {
            const float* from = &each[(size_t)i * seats * UNITS];
            float mean[UNITS], top[UNITS];
            for (int u = 0; u < UNITS; u++) {
                float sum = 0;
                top[u] = -1;
                for (int s = 0; s < seats; s++) {
                    sum += from[s * UNITS + u];
                    if (from[s * UNITS + u] > top[u]) top[u] = from[s * UNITS + u], most[i * UNITS + u] = s;
                }
                mean[u] = sum / seats;
            }
            for (int s = 0; s < seats; s++) {
                float* to = &inward[(size_t)(i * seats + s) * INWARD];
                memcpy(to, from + s * UNITS, sizeof mean), memcpy(to + UNITS, mean, sizeof mean);
                memcpy(to + 2 * UNITS, top, sizeof top), memcpy(to + 3 * UNITS, tables + (size_t)i * TABLE, TABLE * sizeof(float));
            }
        }
        through(rows, INWARD, INWARD, inward.data(), &all[second_at()], UNITS, two), cut(two);
        through(rows, UNITS, UNITS, two.data(), &all[last_at()], BROAD, out);
        for (int i = 0; i < m; i++) {
            float top = -1e9, sum = 0, *to = chances + (size_t)i * seats;
            for (int s = 0; s < seats; s++) top = std::max(top, to[s] = out[(size_t)(i * seats + s) * BROAD]);
            for (int s = 0; s < seats; s++) sum += to[s] = std::exp(to[s] - top);
            for (int s = 0; s < seats; s++) to[s] /= sum;
        }
    }

    void learn(int m, int seats, const float* x, const float* off) {
        const int rows = m * seats;
        d_out.assign((size_t)rows * BROAD, 0.0f);
        for (int i = 0; i < rows; i++) d_out[(size_t)i * BROAD] = off[i];
        learned(rows, UNITS, UNITS, two.data(), &all[last_at()], &slope[last_at()], BROAD, d_out, &d_two);
        for (size_t i = 0; i < d_two.size(); i++) d_two[i] = two[i] > 0 ? d_two[i] : 0;
        learned(rows, INWARD, INWARD, inward.data(), &all[second_at()], &slope[second_at()], UNITS, d_two, &d_in);
        d_each.assign((size_t)rows * UNITS, 0.0f);
        for (int i = 0; i < m; i++)
            for (int s = 0; s < seats; s++) {
                const float* d = &d_in[(size_t)(i * seats + s) * INWARD];
                for (int u = 0; u < UNITS; u++) {
                    d_each[(size_t)(i * seats + s) * UNITS + u] += d[u];
                    for (int o = 0; o < seats; o++) d_each[(size_t)(i * seats + o) * UNITS + u] += d[UNITS + u] / seats;
                    d_each[(size_t)(i * seats + most[i * UNITS + u]) * UNITS + u] += d[2 * UNITS + u];
                }
            }
        for (size_t i = 0; i < d_each.size(); i++) d_each[i] = each[i] > 0 ? d_each[i] : 0;
        learned(rows, OPEN, OPEN, x, all.data(), slope.data(), UNITS, d_each);
    }
};

struct Choice {
    Kind kind;
    uint8_t which, roller;
    bool done, fixed;   // fixed: nothing that the network says would change it
    float likely, weight;
    float better, came; // by how much it was better than expected, and what came of it, to who chose
};

// What the guess learns from: what was seen of somebody, and their card.
struct Secrets {
    struct One { const Rules* rules; int card; };
    vector<float> told, priors;
    vector<One> cards;
    struct Missed { double before = 0, guess = 0, times = 0; };
    Missed missed[KINDS];  // how unlikely the Evil number was thought (its logarithm)

    void note(const Guess& guess, const Game& game, int g, int s) {
        const Seat& seat = game.seat[s];
        const float* now = &guess.now[((size_t)g * game.playing() + s) * GUESS];
        told.insert(told.end(), now, now + GUESS), cards.push_back({game.rules, seat.card});
        priors.resize(cards.size() * CARDS), Guess::prior(seat, &priors[priors.size() - CARDS]);
        Missed& one = missed[game.kind[s]];
        const int evil = game.rules->evil[seat.card];
        one.before -= std::log(std::max(seat.base[5 + evil], 1e-4f)), one.guess -= std::log(std::max(seat.supposed[5 + evil], 1e-4f));
        one.times++;
    }

    void teach(Guess& guess, float rate) {
        guess.net.teach(cards.size(), told.data(), rate, [&](size_t at, const float* out, float* off) {
            float chance[CARDS];
            const Rules& rules = *cards[at].rules;
            const float *prior = &priors[at * CARDS], part = guess.believed(out);
            guess.chances(rules, prior, out, chance);
            for (int c = 0; c < CARDS; c++) {
                const float by = chance[c] - (c == cards[at].card);
                off[rules.evil[c] - 1] += by, off[FACES - 1 + rules.good[c]] += by;
                if (prior[c] > -99) off[2 * FACES] += by * prior[c] * part * (1 - part);
            }
        });
    }

    void clear() { told.clear(), priors.clear(), cards.clear(); }
};

enum Mix { LEAGUE, READING, NORMALS, LEVELS };

// Games with as many seats, and what is remembered of a round of them.
struct Pool {
    int seats;
    Mix mix;
    Mind* reader;
    vector<Game> games;
    Dice dice;
    vector<float> own, other, rest, exact, held, before, after, table_before, table_after, won;
    vector<Choice> choices;

    Pool(int seats_, int many, Mix mix_, uint64_t seed, Mind* reader_ = nullptr) : seats(seats_), mix(mix_), reader(reader_), dice(seed) {
        games.resize(many);
        for (Game& game : games) game.seat.resize(seats), game.kind.resize(seats);
    }
};

struct League {
    const Rules* rules;
    Options say;
    Player player;
    Guess guess;
    Critic critic;
    vector<std::unique_ptr<Mind>> readers;
    vector<std::unique_ptr<Pool>> pools;
    Secrets secrets;
    Dice dice;
    std::map<string, std::pair<double, double>> wins;
    double turns = 0, over = 0;
    bool learns = true;
    float wild = 0;  // how often anything is done

    League(const Rules* rules_, const string& folder, const string& name, Options options)
        : rules(rules_), say(options), player{Mind(SEAT + SUPPOSED, true), Mind(SEAT, false), {}, {}, {}, {}, {}, {}}, dice((uint64_t)options["seed"]) {
        critic.scatter(dice);
        need(player.worth.load(folder + "/worth"), "worth");
        if (say["fresh"]) player.policy.scatter(dice);
        else need(player.policy.load(folder + "/" + name), name);
        if (!guess.net.load(folder + "/guess")) guess.net.scatter(dice, 0.3f);
        player.worth.remember(rules), player.policy.remember(rules);
    }

    static void need(bool is_there, const string& what) {
        if (!is_there) fprintf(stderr, "%s?\n", what.c_str()), exit(1);
    }

    // Readers begin as the policy plays.
    void add_readers(int many) {
        while ((int)readers.size() < many) {
            readers.push_back(std::make_unique<Mind>(player.policy.seat + EXACT, true));
            readers.back()->as(player.policy);
        }
    }

    void add(int seats, int many, Mix mix, Mind* reader = nullptr) {
        pools.push_back(std::make_unique<Pool>(seats, many, mix, (uint64_t)say["seed"] * 100 + pools.size(), reader));
        for (Game& game : pools.back()->games) begin(*pools.back(), game);
    }

    void begin(Pool& pool, Game& game) {
        Dice& dice = pool.dice;
        const float to = dice() * (say["p20"] + say["p30"] + say["p50"]);
        game.deal(rules, to < say["p20"] ? 0 : to < say["p20"] + say["p30"] ? 1 : 2, dice);
        game.first = dice.below(pool.seats);
        const float which = dice();
        for (Kind& kind : game.kind) {
            const float one = dice();
            kind = pool.mix == NORMALS ? NORMAL : MIND;
            if (pool.mix == LEAGUE && which >= say["self"])
                kind = which < say["self"] + say["normals"] ? NORMAL : one < 0.45f ? MIND : one < 0.8f ? NORMAL : EASY;
            if (pool.mix == LEVELS) kind = (Kind)dice.below(3);
        }
        if (pool.mix != LEVELS) game.kind[game.first] = pool.mix == READING ? READER : MIND;
    }

    // What the critic is told.
    void open(const Game& game, float* x, float* table) const {
        for (int k = 0; k < game.playing(); k++, x += OPEN) {
            const Seat& one = game.next(k);
            game.tell_seat(one, x), game.tell_guess(one, x + SEAT);
            memcpy(x + SEAT + SUPPOSED, game.rules->fact[one.card][game.face][one.own()], CARD * sizeof(float));
            float* end = x + SEAT + SUPPOSED + CARD;
            for (int kind = 0; kind < KINDS; kind++) end[kind] = game.kind[(game.turn + k) % game.playing()] == kind;
            end[KINDS] = (float)k / game.playing();
        }
        game.tell_table(table);
    }

    void ready(Pool& pool) {
        const size_t all = pool.games.size() * (size_t)say["steps"];
        const int others = pool.seats - 1, wide = player.policy.seat, tail = TABLE + CARD + player.policy.known;
        pool.own.resize(all * wide), pool.other.resize(all * others * (wide + 2)), pool.rest.resize(all * tail);
        if (pool.reader) pool.exact.resize(all * pool.seats * EXACT);
        pool.held.resize(all * pool.seats), pool.won.resize(all * pool.seats), pool.choices.resize(all);
        if (learns) pool.before.resize(all * pool.seats * OPEN), pool.after.resize(all * pool.seats * OPEN);
        if (learns) pool.table_before.resize(all * TABLE), pool.table_after.resize(all * TABLE);
    }

    // What a network is told, of what was remembered: m rows of these. A reader is told more than the policy, a worth less.
    void read(const Pool& pool, const size_t* rows, int m, const Mind& mind, vector<float>& own, vector<float>& other, vector<float>& rest) const {
        const int others = pool.seats - 1, wide = player.policy.seat, from_tail = TABLE + CARD + player.policy.known, tail = TABLE + CARD + mind.known;
        const int common = std::min(wide, mind.seat), more = mind.seat - common;
        own.resize((size_t)m * mind.seat), other.resize((size_t)m * others * (mind.seat + 2)), rest.resize((size_t)m * tail);
        for (int i = 0; i < m; i++) {
            const size_t at = rows[i];
            memcpy(&own[(size_t)i * mind.seat], &pool.own[at * wide], common * sizeof(float));
            if (more) memcpy(&own[(size_t)i * mind.seat + wide], &pool.exact[at * pool.seats * EXACT], more * sizeof(float));
            for (int k = 0; k < others; k++) {
                const float* from = &pool.other[(at * others + k) * (wide + 2)];
                float* to = &other[((size_t)i * others + k) * (mind.seat + 2)];
                memcpy(to, from, common * sizeof(float));
                if (more) memcpy(to + wide, &pool.exact[(at * pool.seats + k + 1) * EXACT], more * sizeof(float));
                to[mind.seat] = from[wide], to[mind.seat + 1] = from[wide + 1];
            }
            memcpy(&rest[(size_t)i * tail], &pool.rest[at * from_tail], tail * sizeof(float));
        }
    }

    void step(Pool& pool, int t) {
        const int m = pool.games.size(), others = pool.seats - 1, wide = player.policy.seat, tail = TABLE + CARD + player.policy.known;
        for (Game& game : pool.games) game.face = 1 + pool.dice.below(6);
        guess.think(pool.games);
        player.look(pool.games);
        const size_t from = (size_t)t * m;
        memcpy(&pool.own[from * wide], player.own.data(), (size_t)m * wide * sizeof(float));
        memcpy(&pool.other[from * others * (wide + 2)], player.other.data(), (size_t)m * others * (wide + 2) * sizeof(float));
        vector<size_t> reads;
        static vector<float> likely;
        likely.assign((size_t)m * TEN, 0.0f);
        for (int g = 0; g < m; g++) {
            Game& game = pool.games[g];
            const size_t at = from + g;
            const int card = game.next(0).card;
            const Player::Way& way = player.ways[g];
            float* rest = &pool.rest[at * tail];
            memcpy(rest, &player.tables[(size_t)g * TABLE], TABLE * sizeof(float));
            memcpy(rest + TABLE, game.rules->fact[card][game.face][game.next(0).own()], CARD * sizeof(float));
            float how[KNOWN + 1];
            game.tell_card(game.next(0), card, how), memcpy(rest + TABLE + CARD, how, player.policy.known * sizeof(float));
            if (learns) open(game, &pool.before[at * pool.seats * OPEN], &pool.table_before[at * TABLE]);
            Choice& choice = pool.choices[at];
            choice.kind = game.kind[game.turn], choice.fixed = way.wins, choice.roller = game.turn;
            memset(&pool.held[at * pool.seats], 0, pool.seats * sizeof(float));
            int alike = 0;
            for (Kind kind : game.kind) alike += kind == choice.kind;
            choice.weight = 1.0f / alike;
            float* does = &likely[(size_t)g * TEN];
            if (pool.reader) for (int k = 0; k < pool.seats; k++) game.tell_exact(game.next(k), &pool.exact[(at * pool.seats + k) * EXACT]);
            if (choice.kind == MIND) {
                memcpy(&pool.held[at * pool.seats], way.held, pool.seats * sizeof(float));
                for (int j = 0; j < pool.seats; j++) does[j] = way.likely[j][card];
                if (learns) secrets.note(guess, game, g, (game.turn + 1 + pool.dice.below(others)) % pool.seats);
            } else if (choice.kind == NORMAL) normal(game, does);
            else if (choice.kind == EASY) easy(game, does);
            else if (way.wins) does[0] = 1;
            else reads.push_back(at);
        }
        if (reads.size()) {
            static vector<float> own, other, rest, logits;
            read(pool, reads.data(), reads.size(), *pool.reader, own, other, rest);
            logits.resize(reads.size() * pool.seats);
            pool.reader->say(reads.size(), others, own.data(), other.data(), rest.data(), logits.data());
            for (size_t i = 0; i < reads.size(); i++) soft(&logits[i * pool.seats], pool.seats, &likely[(reads[i] - from) * TEN]);
        }
        for (int g = 0; g < m; g++) {
            Game& game = pool.games[g];
            const size_t at = from + g;
            Choice& choice = pool.choices[at];
            float* does = &likely[(size_t)g * TEN];
            if (wild && pool.dice() < wild) std::fill(does, does + pool.seats, 1.0f / pool.seats);
            float left = pool.dice();
            int which = 0;
            while (which < others && (left -= does[which]) >= 0) which++;
            while (does[which] <= 0) which--;
            choice.which = which, choice.likely = does[which];
            const int taker = (game.turn + which) % pool.seats;
            const bool won = game.take(which, player.ways[g].likely[which]);
            choice.done = won || game.turns >= say["longest"] * pool.seats;
            if (!choice.done) {
                if (learns) open(game, &pool.after[at * pool.seats * OPEN], &pool.table_after[at * TABLE]);
                continue;
            }
            float* share = &pool.won[at * pool.seats];
            for (int s = 0; s < pool.seats; s++) share[s] = won ? s == taker : 1.0f / pool.seats;
            turns += game.turns, over++;
            bool normals = true;
            for (int s = 0; s < pool.seats; s++) normals &= s == game.first || game.kind[s] == NORMAL;
            if (pool.mix == READING || normals) {
                auto& [all, games] = wins[string(pool.mix == READING ? "reader " : "normal ") + std::to_string(pool.seats) + " to " + std::to_string(TARGETS[game.target])];
                all += share[game.first], games++;
            }
            begin(pool, game);
        }
    }

    static void soft(const float* logits, int many, float* likely) {
        float top = -1e9, sum = 0;
        for (int k = 0; k < many; k++) top = std::max(top, logits[k]);
        for (int k = 0; k < many; k++) sum += likely[k] = std::exp(logits[k] - top);
        for (int k = 0; k < many; k++) likely[k] /= sum;
    }

    // The critic says what came of each choice, and learns from it; says how far off it was.
    double judge(Pool& pool, float rate) {
        const int m = pool.games.size(), t_end = say["steps"], n = pool.seats;
        const size_t all = (size_t)m * t_end;
        static vector<float> before, after, should, later, x, tables, said, off, right;
        before.resize(all * n), after.resize(all * n), should.assign(2 * all * n, -1.0f);
        constexpr size_t PART = 512;
        for (size_t at = 0; at < all; at += PART) {
            const int many = std::min(PART, all - at);
            critic.say(many, n, &pool.before[at * n * OPEN], &pool.table_before[at * TABLE], &before[at * n]);
            critic.say(many, n, &pool.after[at * n * OPEN], &pool.table_after[at * TABLE], &after[at * n]);
        }
        const float lambda = say["lambda"], reach = say["reach"], luck = say["luck"];
        for (int g = 0; g < m; g++) {
            float later[TEN], gain[TEN], next[TEN];  // by seat
            for (int t = t_end - 1; t >= 0; t--) {
                const size_t at = (size_t)t * m + g;
                Choice& choice = pool.choices[at];
                for (int s = 0; s < n; s++) {
                    const int k = (s - choice.roller + n) % n, l = (k - 1 + n) % n;
                    const float now = before[at * n + k];
                    float then, on;
                    if (choice.done) then = on = pool.won[at * n + s], gain[s] = then - now;
                    else {
                        then = after[at * n + l];
                        if (t == t_end - 1) on = then, gain[s] = then - now;
                        else on = (1 - lambda) * next[s] + lambda * later[s], gain[s] = then - now + reach * (luck * (next[s] - then) + gain[s]);
                    }
                    later[s] = (1 - lambda) * then + lambda * on, next[s] = now;
                    should[2 * at * n + k] = later[s];
                    if (!choice.done && t < t_end - 1) should[(2 * at + 1) * n + l] = on;
                }
                choice.better = gain[choice.roller], choice.came = later[choice.roller];
            }
        }
        double lost = 0, counted = 0;
        x.resize(PART * n * OPEN), tables.resize(PART * TABLE), said.resize(PART * n), off.resize(PART * n), right.resize(PART * n);
        const size_t batch = 2048, batches = std::max((size_t)(2 * all * say["part"] / batch), (size_t)1);
        for (size_t b = 0; b < batches; b++) {
            for (size_t part = 0; part < batch; part += PART) {
                for (size_t i = 0; i < PART; i++) {
                    size_t at = dice.below(2 * all);
                    while (should[at * n] < 0) at = dice.below(2 * all);
                    memcpy(&x[i * n * OPEN], &(at % 2 ? pool.after : pool.before)[at / 2 * n * OPEN], n * OPEN * sizeof(float));
                    memcpy(&tables[i * TABLE], &(at % 2 ? pool.table_after : pool.table_before)[at / 2 * TABLE], TABLE * sizeof(float));
                    memcpy(&right[i * n], &should[at * n], n * sizeof(float));
                }
                critic.say(PART, n, x.data(), tables.data(), said.data());
                for (size_t i = 0; i < PART * n; i++) {
                    off[i] = (said[i] - right[i]) / batch;
                    lost += (said[i] - right[i]) * (said[i] - right[i]), counted++;
                }
                critic.learn(PART, n, x.data(), off.data());
            }
            critic.step(rate, 1.0f);
        }
        return lost / counted;
    }

    struct Lesson {
        Pool* pool;
        Mind* mind;
        Kind kind;
        float free, scale;
        vector<size_t> mine;
    };

    // Policy gradients with a clipped ratio, all lessons mixed; says how freely the policy chooses.
    double improve(vector<Lesson>& lessons, float rate, float reader_rate) {
        constexpr size_t PART = 512;
        const size_t BATCH = say["batch"];
        double freedom = 0, counted = 0;
        for (Lesson& lesson : lessons) {
            double sum = 0;
            for (size_t i = 0; i < lesson.pool->choices.size(); i++) {
                const Choice& choice = lesson.pool->choices[i];
                if (choice.kind == lesson.kind && !choice.fixed) lesson.mine.push_back(i), sum += choice.weight;
            }
            lesson.scale = lesson.mine.size() / std::max(sum, 1e-9);
        }
        static vector<float> own, other, rest, logits, off;
        for (int pass = 0; pass < say["passes"]; pass++) {
            vector<std::pair<int, size_t>> parts;
            for (size_t k = 0; k < lessons.size(); k++) {
                vector<size_t>& mine = lessons[k].mine;
                for (size_t i = mine.size(); i > 1; i--) std::swap(mine[i - 1], mine[dice.below(i)]);
                for (size_t at = 0; at + BATCH / 8 < mine.size(); at += BATCH) parts.push_back({k, at});
            }
            for (size_t i = parts.size(); i > 1; i--) std::swap(parts[i - 1], parts[dice.below(i)]);
            for (auto [k, from] : parts) {
                Lesson& lesson = lessons[k];
                Mind& mind = *lesson.mind;
                const int n = lesson.pool->seats;
                const size_t to = std::min(from + BATCH, lesson.mine.size());
                for (size_t at = from; at < to; at += PART) {
                    const int m = std::min(to - at, PART);
                    read(*lesson.pool, &lesson.mine[at], m, mind, own, other, rest);
                    logits.resize(m * n), off.resize(m * n);
                    mind.say(m, n - 1, own.data(), other.data(), rest.data(), logits.data());
                    for (int i = 0; i < m; i++) {
                        const Choice& choice = lesson.pool->choices[lesson.mine[at + i]];
                        float* z = &logits[i * n];
                        float p[TEN], entropy = 0;
                        for (int k = 0; k < n; k++) z[k] -= lesson.pool->held[lesson.mine[at + i] * n + k];
                        soft(z, n, p);
                        for (int k = 0; k < n; k++) entropy -= p[k] > 1e-12f ? p[k] * std::log(p[k]) : 0;
                        const float ratio = p[choice.which] / std::max(choice.likely, 1e-6f);
                        const bool cut = choice.better > 0 ? ratio > 1.2f : ratio < 0.8f;
                        const float weight = choice.weight * lesson.scale / (to - from), gain = cut ? 0 : ratio * choice.better;
                        for (int k = 0; k < n; k++)
                            off[i * n + k] = weight * (lesson.free * p[k] * (std::log(std::max(p[k], 1e-12f)) + entropy) -
                                                       gain * ((k == choice.which) - p[k]));
                        if (pass == 0 && lesson.kind == MIND) freedom += entropy, counted++;
                    }
                    mind.learn(m, n - 1, other.data(), off.data());
                }
                mind.step(lesson.kind == MIND ? rate : reader_rate, 0.5f);
            }
        }
        return freedom / std::max(counted, 1.0);
    }

    void keep(const string& folder, bool write) {
        vector<std::pair<string, vector<float>*>> nets{{"critic", &critic.all}};
        for (size_t i = 0; i < readers.size(); i++) nets.push_back({"reader" + std::to_string(i), &readers[i]->all});
        for (auto& [name, all] : nets)
            if (FILE* file = fopen((folder + "/" + name).c_str(), write ? "wb" : "rb")) {
                fseek(file, 0, SEEK_END);
                const bool fits = write || ftell(file) == (long)(all->size() * sizeof(float));
                rewind(file);
                if (fits && (write ? fwrite(all->data(), 4, all->size(), file) : fread(all->data(), 4, all->size(), file)) != all->size()) exit(1);
                fclose(file);
                if (!fits) printf("%s is of another kind, and begins anew\n", name.c_str());
            }
    }

    void shown() {
        for (auto& [name, one] : wins) printf(" %s %.1f (%.0f)", name.c_str(), 100 * one.first / one.second, one.second);
        const char* names[] = {"self", "normal", "easy", "reader"};
        for (int k = 0; k < KINDS; k++)
            if (const Secrets::Missed& one = secrets.missed[k]; one.times)
                printf(" | guess of %s %.3f (%.3f)", names[k], one.guess / one.times, one.before / one.times);
        printf("\n"), fflush(stdout);
        wins.clear(), turns = over = 0;
        for (auto& one : secrets.missed) one = {};
    }

    void learn(const string& folder, double seconds, bool still) {
        add_readers(say["readers"]);
        keep(folder, false);
        const int many = say["games"];
        const bool reads = !readers.empty();
        if (!still) {
            add(3, many, LEAGUE), add(4, many / 2, LEAGUE);
            for (int seats : {5, 6, 8, 10}) add(seats, 96, LEAGUE);
        }
        const size_t own = pools.size();
        for (auto& one : readers) {
            if (!still || say["seats"] == 3) add(3, say["reading"], READING, one.get());
            if (!still || say["seats"] == 4) add(4, say["reading"] / 2, READING, one.get());
            if (still && say["seats"] > 4) add(say["seats"], say["reading"] / 2, READING, one.get());
        }
        for (auto& pool : pools) ready(*pool);
        vector<float> mean = player.policy.all;
        auto clock = [] { return (double)std::clock() / CLOCKS_PER_SEC; };
        const double began = clock();
        double shown_at = began, done, decisions = 0, lost = 0;
        for (int round = 1; (done = (clock() - began) / seconds) < 1; round++) {
            auto between = [&](const string& name) { return say[name + "0"] * std::pow(say[name + "1"] / say[name + "0"], done); };
            vector<Lesson> lessons;
            for (size_t k = 0; k < pools.size(); k++) {
                Pool& pool = *pools[k];
                if (pool.seats > 4 && k < own && k != 2 + (size_t)round % 4) continue;
                // With four seats readers play in a third of the rounds.
                if (!still && reads && k >= own && (pool.seats == 3) == (round % 3 == 0)) continue;
                for (int t = 0; t < say["steps"]; t++) step(pool, t);
                decisions += pool.choices.size();
                lost = judge(pool, between("judge"));
                if (!still) lessons.push_back({&pool, &player.policy, MIND, (float)between("free"), 1, {}});
                if (pool.reader) lessons.push_back({&pool, pool.reader, READER, (float)say["rfree"], 1, {}});
            }
            double freedom = 0;
            if (round > say["watch"]) {
                freedom = improve(lessons, between("rate"), between("rrate"));
                player.policy.remember(rules);
                const double stays = std::min(say["mean"], round / (round + 10.0));
                for (size_t i = 0; i < mean.size(); i++) mean[i] = stays * mean[i] + (1 - stays) * player.policy.all[i];
            }
            if (!still) secrets.teach(guess, between("guess"));
            secrets.clear();
            if (round % 20) continue;
            printf("%d (%.0f%%, %.0f/s): free %.3f, critic %.4f, %.1f turns,", round, 100 * done, decisions / (clock() - shown_at), freedom, lost, turns / std::max(over, 1.0));
            shown();
            shown_at = clock(), decisions = 0;
            save(folder, mean, still);
        }
        save(folder, mean, still);
    }

    void save(const string& folder, const vector<float>& mean, bool still) {
        if (!still) player.policy.save(folder + "/mean", mean), player.policy.save(folder + "/last", player.policy.all);
        if (!still) guess.net.save(folder + "/guess");
        keep(folder + (still ? "/read" : ""), true);
    }

    // What choices are worth, fitted to games of all levels with a part of all choices made at random: whoever chose, it
    // counts what the position after that would be to each level on average.
    void fit(const string& folder, double seconds) {
        wild = 0.2f;
        add(3, say["games"], LEVELS), add(4, say["games"] / 2, LEVELS);
        for (int seats : {5, 6, 8, 10}) add(seats, 160, LEVELS);
        for (auto& pool : pools) ready(*pool);
        Mind next = player.worth;
        constexpr int PART = 512;
        vector<float> own, other, rest, logits, off, open_, said, mean;
        auto clock = [] { return (double)std::clock() / CLOCKS_PER_SEC; };
        const double began = clock();
        double done, lost = 0, counted = 0;
        for (int round = 1; (done = (clock() - began) / seconds) < 1; round++) {
            const float rate = 1e-3 * std::pow(0.03, done);
            for (size_t k = 0; k < 3; k++) {
                Pool& pool = *pools[k < 2 ? k : 2 + round % 4];
                const int n = pool.seats;
                for (int t = 0; t < say["steps"]; t++) step(pool, t);
                judge(pool, rate), secrets.clear();
                if (done < 0.15) continue;
                vector<size_t> rows(pool.choices.size());
                for (size_t i = 0; i < rows.size(); i++) rows[i] = i;
                for (size_t i = rows.size(); i > 1; i--) std::swap(rows[i - 1], rows[dice.below(i)]);
                for (size_t at = 0; at + PART <= rows.size(); at += PART) {
                    open_.resize((size_t)PART * n * OPEN), said.resize(PART * n), mean.assign(PART, 0.0f);
                    static vector<float> table;
                    table.resize(PART * TABLE);
                    for (int i = 0; i < PART; i++) {
                        memcpy(&open_[(size_t)i * n * OPEN], &pool.after[rows[at + i] * n * OPEN], n * OPEN * sizeof(float));
                        memcpy(&table[(size_t)i * TABLE], &pool.table_after[rows[at + i] * TABLE], TABLE * sizeof(float));
                    }
                    // Who chose is the last one there, and who it is is told before the place.
                    for (int kind : {-1, (int)MIND, (int)NORMAL, (int)EASY}) {
                        for (int i = 0; kind >= 0 && i < PART; i++)
                            for (int one = 0; one < KINDS; one++) open_[((size_t)i * n + n) * OPEN - 1 - KINDS + one] = one == kind;
                        critic.say(PART, n, open_.data(), table.data(), said.data());
                        for (int i = 0; i < PART; i++) mean[i] += kind < 0 ? -said[i * n + n - 1] : said[i * n + n - 1] / 3;
                    }
                    read(pool, &rows[at], PART, next, own, other, rest);
                    logits.resize(PART * n), off.assign(PART * n, 0.0f);
                    next.say(PART, n - 1, own.data(), other.data(), rest.data(), logits.data());
                    for (int i = 0; i < PART; i++) {
                        const Choice& choice = pool.choices[rows[at + i]];
                        const float came = choice.done ? choice.came : std::min(std::max(choice.came + mean[i], 0.0f), 1.0f);
                        const float p = 1 / (1 + std::exp(-logits[i * n + choice.which]));
                        off[i * n + choice.which] = (p - came) / PART;
                        lost += (p - came) * (p - came), counted++;
                    }
                    next.learn(PART, n - 1, other.data(), off.data());
                    if (at / PART % 4 == 3) next.step(rate, 1.0f);
                }
            }
            if (round % 20) continue;
            printf("%d (%.0f%%): worth %.4f\n", round, 100 * done, counted ? lost / counted : 0), fflush(stdout);
            lost = counted = 0;
            next.save(folder + "/worth.new", next.all);
        }
        next.save(folder + "/worth.new", next.all);
    }

    // Each place plays as many games, so that short ones do not count more.
    void measure(int many) {
        learns = false;
        constexpr int PLACES = 512;
        for (int target = 0; target < 3; target++) {
            say["p20"] = target == 0, say["p30"] = target == 1, say["p50"] = target == 2, say["steps"] = 1;
            pools.clear();
            add(say["seats"], PLACES, NORMALS), ready(*pools[0]);
            Pool& pool = *pools[0];
            vector<int> played(PLACES);
            const int each = (many + PLACES - 1) / PLACES;
            double won = 0;
            for (int left = PLACES * each; left;) {
                vector<int> first;
                for (const Game& game : pool.games) first.push_back(game.first);
                step(pool, 0);
                for (int g = 0; g < PLACES; g++)
                    if (pool.choices[g].done && played[g]++ < each) won += pool.won[(size_t)g * pool.seats + first[g]], left--;
            }
            const double share = won / (PLACES * each);
            printf("%d seats to %d: %.1f%% ± %.1f\n", pool.seats, TARGETS[target], 100 * share, 196 * std::sqrt(share * (1 - share) / (PLACES * each)));
            fflush(stdout);
        }
    }

    void tell(int seats) {
        learns = false;
        add(seats, 12, LEAGUE), ready(*pools[0]);
        Pool& pool = *pools[0];
        for (int t = 0; t < 60; t++) {
            vector<int> targets;
            for (const Game& game : pool.games) targets.push_back(TARGETS[game.target]);
            step(pool, 0);
            for (size_t g = 0; g < pool.games.size(); g++) {
                const Choice& choice = pool.choices[g];
                printf("%zu %d %d %d %d", g, targets[g], choice.roller, choice.which, choice.done);
                const Player::Way& way = player.ways[g];
                int face = 0;
                for (int f = 1; f <= FACES; f++) if (player.tables[g * TABLE + f - 1] > 0) face = f;
                printf(" %d", face);
                for (int k = 0; k < seats; k++) for (int c = 0; c < CARDS; c++) printf(" %.6f", way.likely[k][c]);
                printf("\n");
            }
        }
    }
};

int main(int many, char** words) {
    if (many < 4) return fprintf(stderr, "many FOLDER learn|read|measure|tell …: see the beginning of the file\n"), 1;
    Options say{
        {"seed", 1}, {"fresh", 0},                                   // fresh: begin with no weights
        {"games", 1024}, {"reading", 1024}, {"readers", 1}, {"steps", 24}, {"longest", 120}, {"seats", 3},
        {"p20", 0.25}, {"p30", 0.5}, {"p50", 0.25},                  // how often to how many points
        {"self", 0.25}, {"normals", 0.5},                            // tables for the policy alone; with one among normal ones
        {"rate0", 5e-4}, {"rate1", 5e-5}, {"batch", 2048}, {"passes", 3}, {"mean", 0.98},
        {"rrate0", 1e-3}, {"rrate1", 3e-4}, {"rfree", 2e-4},         // of the reader
        {"free0", 6e-4}, {"free1", 2e-4}, {"judge0", 1e-3}, {"judge1", 2e-4}, {"lambda", 0.95}, {"part", 0.25}, {"watch", 0},
        {"reach", 0.9}, {"luck", 0.7}, {"guess0", 1e-3}, {"guess1", 2e-4},
    };
    const string folder = words[1], what = words[2], name = words[3];
    const bool timed = what == "learn" || what == "worth";
    for (int i = timed ? 4 : 5; i < many; i++) {
        const string one = words[i];
        const size_t at = one.find('=');
        if (at == string::npos || !say.count(one.substr(0, at))) return fprintf(stderr, "%s?\n", words[i]), 1;
        say[one.substr(0, at)] = atof(one.c_str() + at + 1);
    }
    static const Rules rules[] = {{folder + "/20", 20}, {folder + "/30", 30}, {folder + "/50", 50}};
    League league(rules, folder, timed ? "keep" : name, say);
    if (what == "learn") league.learn(folder, atof(words[3]), false);
    else if (what == "worth") league.fit(folder, atof(words[3]));
    else if (what == "read") league.learn(folder, atof(words[4]), true);
    else if (what == "measure") league.measure(atoi(words[4]));
    else league.tell(atoi(words[4]));
}
