// Training for a table for two, on one core: thousands of games side by side in which the policy plays itself, simple
// computers, readers that hide (each at its own price) and a reader that learns.
// README.md says how it is made and used; `give.py` writes what it needs to know into FOLDER, and takes back what came of it.
//
//   two FOLDER learn SECONDS [name=value...]   begins with FOLDER/keep, writes FOLDER/mean and FOLDER/last now and then
//   two FOLDER worth SECONDS [name=value...]   what choices of FOLDER/keep are worth, to FOLDER/worth.new
//   two FOLDER measure NAME GAMES [name=value...]   what readers that hide win of FOLDER/NAME, and the simple levels
//   two FOLDER open NAME GAMES   the worth of the game with open cards, against that policy, to FOLDER/opened.new
//   two FOLDER tell NAME GAMES   each turn of some games, and how likely the number is kept with each card
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <utility>

#include "game.h"

// What a reader is told besides, who knows exactly how the policy plays.
void tell_reader(const Rules& rules, const Game& game, const float* worth, const float* told, float* x) {
    const Seat& other = game.seat[1 - game.turn];
    std::fill(x, x + MORE, 0.0f);
    for (int c = 0; c < CARDS; c++) {
        x[rules.good[c] - 1] += other.read[c], x[5 + rules.evil[c]] += other.read[c];
        for (int i = 0; i < 21; i++) x[12 + i] += other.read[c] * rules.future[c][other.score[c]][i];
    }
    x[33] = worth[0] / 4, x[34] = worth[1] / 4, x[35] = told[0], x[36] = told[1];
}

constexpr float SHARP = 25, PRICES[] = {0, 0.35f, 0.5f, 0.7f, 1.0f, 1.0f, 1.5f};

struct Choice {
    Kind kind;
    bool keeps, fixed;  // fixed: nothing that the network says would change it
    float likely;       // how likely the number was kept
    float off;          // what was added to the network's logit
    float better, came;  // by how much it was better than expected, and what came of it, to who chose
};

struct Steps {
    vector<float> told, more, before, after;  // of the chooser, of the reader besides, of the critic before and after
    vector<Choice> choices;
    vector<uint8_t> first, done;  // whether seat 0 chose; whether the game was over with that
    vector<float> won;            // and whether seat 0 won it (half, if it was broken off)
};

typedef std::map<string, double> Options;

// The policy of that file, and the worth beside it, and the guess, if there is one or it begins.
Player policy(const Rules& rules, const Opened& opened, const string& folder, const string& file, bool begins = false) {
    Guess guess(rules, folder + "/guess", begins);
    return {Told(rules, file, 1, &opened, guess.is_there), Told(rules, folder + "/worth", 2), guess, {}, {}, {}};
}

// What the policy guessed of others' cards, and what they were, to learn from.
struct Secrets {
    vector<float> told, priors;
    vector<int> cards;
    double missed = 0, guesses = 0;  // what the Evil number was thought unlikely (its logarithm), in all

    // The seat whose turn it is not.
    void note(const Guess& guess, const Game& game, int g) {
        const int s = 1 - game.turn;
        const Seat& seat = game.seat[s];
        const float* now = &guess.now[(size_t)(2 * g + s) * GUESS];
        told.insert(told.end(), now, now + GUESS), cards.push_back(seat.card);
        priors.resize(cards.size() * CARDS), Guess::prior(seat, &priors[priors.size() - CARDS]);
        missed -= std::log(std::max(seat.guessed[FACES - 1 + guess.rules.evil[seat.card]], LEAST)), guesses++;
    }

    void teach(Guess& guess, float rate) {
        guess.net.teach(cards.size(), told.data(), rate, [&](size_t at, const float* out, float* off) {
            float chance[CARDS];
            guess.chances(&priors[at * CARDS], out, chance);
            for (int c = 0; c < CARDS; c++) {
                const float by = chance[c] - (c == cards[at]);
                off[guess.rules.evil[c] - 1] += by, off[FACES - 1 + guess.rules.good[c]] += by;
            }
        });
        told.clear(), priors.clear(), cards.clear();
    }
};

struct League {
    const Rules& rules;
    Opened opened;
    Player player;
    Net critic{OPEN, 128, 64}, reader;
    Kept kept;
    Solved solved;
    Secrets secrets;
    Dice dice;
    Options say;
    vector<Game> games;
    std::map<string, std::pair<double, double>> wins;  // of the policy: games won, games
    double turns = 0, over = 0;
    float wild = 0;  // how often anything is done

    League(const Rules& rules_, const string& folder, const string& name, Options options)
        : rules(rules_), opened(rules_, folder + "/opened"),
          player(policy(rules_, opened, folder, folder + "/" + name, options["guess"])),
          reader(player.keep.told() + MORE, 64, 32), kept(rules_), solved(rules_), dice((uint64_t)options["seed"]), say(options) {
        if (player.guess.fresh) player.guess.net.scatter(dice, 0.3f);
        critic.scatter(dice, 0.3f), reader.scatter(dice, 0.0f);
        if (say["fresh"]) player.keep.net.scatter(dice, 0.1f), player.keep.refresh();
        games.resize((size_t)say["games"]);
        for (Game& game : games) begin(game);
    }

    // The critic and the reader, to go on with.
    void others(const string& folder, bool write) {
        for (auto [name, net] : {std::pair{"/critic", &critic}, std::pair{"/reader", &reader}})
            if (FILE* file = fopen((folder + name).c_str(), write ? "wb" : "rb")) {
                const size_t all = net->all.size();
                if ((write ? fwrite(net->all.data(), 4, all, file) : fread(net->all.data(), 4, all, file)) != all) exit(1);
                fclose(file);
            }
    }

    void begin(Game& game) {
        deal(rules, game, dice);
        float which = dice();
        const int at = dice.below(2);
        if (wild) {
            for (Kind& kind : game.kind) kind = (Kind)dice.below(3);
            return;
        }
        game.kind[at] = game.kind[1 - at] = MIND;
        game.price = say["price"] < 0 ? PRICES[dice.below(7)] : say["price"];
        const char* names[] = {"", "normal", "easy", "wary", "reader"};
        for (Kind kind : {NORMAL, EASY, WARY, READER}) {
            if (which >= 0 && which < say[names[kind]]) game.kind[1 - at] = kind;
            which -= say[names[kind]];
        }
    }

    // A step of all games.
    void step(int t, Steps& to) {
        const int m = games.size();
        for (Game& game : games) game.face = 1 + dice.below(6);
        player.look(games);
        vector<float> reads;
        vector<int> readers;
        for (int g = 0; g < m; g++) {
            Game& game = games[g];
            const size_t at = (size_t)t * m + g;
            const int card = game.me().card, after = rules.after[card][game.face][game.me().own()];
            const bool wins_now = after == rules.target;
            const Player::Way& way = player.ways[g];
            Choice& choice = to.choices[at];
            choice = {game.kind[game.turn], true, wins_now, 1, 0, 0, 0};
            const int many = player.keep.told();
            float* told = &to.told[at * many];
            const int seen = player.keep.seen();
            memcpy(told, &player.told[(size_t)g * SEEN], seen * sizeof(float));
            memcpy(told + seen, rules.fact[card][game.face][game.me().own()], CARD * sizeof(float));
            game.me().tell_card(rules, card, game.face, told + seen + CARD);
            if (player.keep.more()) game.tell_opened(rules, opened, card, told + seen + CARD + KNOWN, player.keep.guesses);
            game.tell_all(rules, opened, &to.before[at * OPEN]);
            float worth[2], known[2];
            switch (choice.kind) {
                case MIND:
                    choice.likely = way.keep[card], choice.fixed |= way.doubtful[card];
                    kept.note(game.me(), game.face, choice.likely);
                    if (player.guess.is_there && !wild) secrets.note(player.guess, game, g);
                    break;
                case NORMAL: choice.likely = normal(rules, game); break;
                case EASY: choice.likely = easy(rules, game); break;
                case WARY:
                    solved.look(game, way, game.other().read, worth, known);
                    choice.likely = wins_now || worth[0] - game.price * known[0] >= worth[1] - game.price * known[1];
                    break;
                case READER: {
                    solved.look(game, way, game.other().read, worth, known);
                    tell_reader(rules, game, worth, known, &to.more[at * MORE]);
                    choice.off = SHARP * (worth[0] - worth[1] - 0.5f * (known[0] - known[1]));
                    reads.insert(reads.end(), told, told + many);
                    reads.insert(reads.end(), &to.more[at * MORE], &to.more[at * MORE] + MORE);
                    readers.push_back(g);
                }
            }
        }
        vector<float> out(readers.size());
        if (readers.size()) reader.say(readers.size(), reads.data(), out.data());
        for (size_t i = 0; i < readers.size(); i++) {
            Choice& choice = to.choices[(size_t)t * m + readers[i]];
            if (!choice.fixed) choice.likely = sigmoid(out[i] + choice.off);
        }
        for (int g = 0; g < m; g++) {
            Game& game = games[g];
            const size_t at = (size_t)t * m + g;
            Choice& choice = to.choices[at];
            if (wild && dice() < wild) choice.likely = 0.5f;
            choice.keeps = dice() < choice.likely;
            const int chooser = game.turn;
            to.first[at] = chooser == 0;
            const bool won = take(rules, game, choice.keeps, player.ways[g]);
            to.done[at] = won || game.turns >= say["longest"];
            if (!to.done[at]) {
                game.tell_all(rules, opened, &to.after[at * OPEN]);
                continue;
            }
            const int winner = choice.keeps ? chooser : 1 - chooser;
            to.won[at] = won ? winner == 0 : 0.5f;
            turns += game.turns, over++;
            for (int seat = 0; seat < 2; seat++) {
                const char* names[] = {"self", "normal", "easy", "wary", "reader"};
                string name = names[game.kind[1 - seat]];
                if (game.kind[1 - seat] == WARY) name += " " + std::to_string(game.price).substr(0, 4);
                if (game.kind[seat] == MIND && (game.kind[1 - seat] != MIND || seat == 0))
                    wins[name].first += won ? winner == seat : 0.5, wins[name].second++;
            }
            begin(game);
        }
    }

    // Policy gradients with a clipped ratio; `free` is what choosing freely is worth, in chances to win.
    double improve(Net& net, Kind kind, const Steps& steps, float rate, float free, int passes) {
        const int in = net.in, told = player.keep.told();
        vector<int> mine;
        for (size_t i = 0; i < steps.choices.size(); i++)
            if (steps.choices[i].kind == kind && !steps.choices[i].fixed) mine.push_back(i);
        constexpr int PART = 512;
        vector<float> x((size_t)PART * in), out(PART), off(PART);
        double freedom = 0;
        const int batch = say["batch"];
        for (int pass = 0; pass < passes; pass++) {
            for (size_t i = mine.size(); i > 1; i--) std::swap(mine[i - 1], mine[dice.below(i)]);
            for (size_t from = 0; from + batch / 2 < mine.size(); from += batch) {
                const size_t to = std::min(from + batch, mine.size());
                for (size_t at = from; at < to; at += PART) {
                    const int m = std::min(to - at, (size_t)PART);
                    for (int i = 0; i < m; i++) {
                        memcpy(&x[(size_t)i * in], &steps.told[(size_t)mine[at + i] * told], told * sizeof(float));
                        if (in > told) memcpy(&x[(size_t)i * in + told], &steps.more[(size_t)mine[at + i] * MORE], MORE * sizeof(float));
                    }
                    net.say(m, x.data(), out.data());
                    for (int i = 0; i < m; i++) {
                        const Choice& choice = steps.choices[mine[at + i]];
                        const float logit = out[i] + choice.off, p = sigmoid(logit);
                        const float was = std::max(choice.keeps ? choice.likely : 1 - choice.likely, 1e-6f);
                        const float ratio = (choice.keeps ? p : 1 - p) / was;
                        const bool cut = choice.better > 0 ? ratio > 1.2f : ratio < 0.8f;
                        const float gain = cut ? 0 : ratio * choice.better * (choice.keeps ? 1 - p : -p);
                        off[i] = (free * p * (1 - p) * logit - gain) / (to - from);
                        if (pass == 0 && p > 0 && p < 1) freedom -= p * std::log(p) + (1 - p) * std::log(1 - p);
                    }
                    net.learn(m, x.data(), off.data());
                }
                net.step(rate, 1.0f);
            }
        }
        return mine.empty() ? 0 : freedom / mine.size();
    }

    // The critic says what came of each choice, and learns from it; says how far off it was.
    double judge(Steps& steps, int t_end, float rate) {
        const int m = games.size();
        const size_t all = (size_t)m * t_end;
        vector<float> before(all), after(all);
        constexpr size_t PART = 512;
        for (size_t at = 0; at < all; at += PART) {
            const int many = std::min(PART, all - at);
            critic.say(many, &steps.before[at * OPEN], &before[at]);
            critic.say(many, &steps.after[at * OPEN], &after[at]);
        }
        // From here on: the chance of seat 0.
        vector<float> should(2 * all);  // for what was seen before and after a choice
        const float lambda = say["lambda"], reach = say["reach"], luck = say["luck"];
        for (int g = 0; g < m; g++) {
            float later = 0, gain = 0, next = 0;
            for (int t = t_end - 1; t >= 0; t--) {
                const size_t at = (size_t)t * m + g;
                const bool first = steps.first[at];
                const float now = first ? sigmoid(before[at]) : 1 - sigmoid(before[at]);
                float then, on;
                if (steps.done[at]) then = on = steps.won[at], gain = then - now;
                else {
                    then = first ? 1 - sigmoid(after[at]) : sigmoid(after[at]);
                    if (t == t_end - 1) on = then, gain = then - now;
                    else {
                        on = (1 - lambda) * next + lambda * later;
                        gain = then - now + reach * (luck * (next - then) + gain);
                    }
                }
                later = (1 - lambda) * then + lambda * on, next = now;
                should[2 * at] = first ? later : 1 - later;
                should[2 * at + 1] = steps.done[at] || t == t_end - 1 ? -1 : first ? 1 - on : on;
                steps.choices[at].better = first ? gain : -gain, steps.choices[at].came = should[2 * at];
            }
        }
        vector<float> x(PART * OPEN), out(PART), off(PART);
        double lost = 0, counted = 0;
        const size_t batches = (size_t)(2 * all * say["part"] / say["batch"]);
        for (size_t k = 0; k < batches; k++) {
            for (size_t part = 0; part < say["batch"]; part += PART) {
                vector<float> right(PART);
                for (size_t i = 0; i < PART; i++) {
                    size_t at = dice.below(2 * all);
                    while (should[at] < 0) at = dice.below(2 * all);
                    memcpy(&x[i * OPEN], &(at % 2 ? steps.after : steps.before)[at / 2 * OPEN], OPEN * sizeof(float));
                    right[i] = should[at];
                }
                critic.say(PART, x.data(), out.data());
                for (size_t i = 0; i < PART; i++) {
                    const float p = sigmoid(out[i]);
                    off[i] = (p - right[i]) / say["batch"];
                    lost += (p - right[i]) * (p - right[i]), counted++;
                }
                critic.learn(PART, x.data(), off.data());
            }
            critic.step(rate, 1.0f);
        }
        return lost / counted;
    }

    void save(const string& folder, const vector<float>& mean) {
        player.keep.save(folder + "/mean", mean), player.keep.save(folder + "/last", player.keep.net.all);
        others(folder, true);
        if (player.guess.is_there) player.guess.net.save(folder + "/guess");
    }

    // What choices are worth, fitted to games of all levels with a part of all choices made at random: whoever chose, it
    // counts what the position after that would be to each level on average.
    void fit(const string& folder, double seconds) {
        wild = 0.2f;
        for (Game& game : games) begin(game);
        const int m = games.size(), t_end = say["steps"];
        const size_t all = (size_t)m * t_end;
        Steps steps = room(all);
        Told& worth = player.worth;
        const Told before = worth;
        Told next = worth;
        vector<float> x(512 * TOLD), open(512 * OPEN), out(1024), off(1024), said(512), mean(512);
        auto clock = [] { return (double)std::clock() / CLOCKS_PER_SEC; };
        const double began = clock();
        double done;
        for (int round = 1; (done = (clock() - began) / seconds) < 1; round++) {
            for (int t = 0; t < t_end; t++) step(t, steps);
            const float rate = 1e-3 * std::pow(0.03, done);
            const double missed = judge(steps, t_end, rate);
            if (done < 0.15) continue;
            double lost = 0, counted = 0;
            for (size_t at = 0, part = 0; at + 512 <= all; at += 512) {
                std::fill(mean.begin(), mean.end(), 0.0f);
                memcpy(open.data(), &steps.after[at * OPEN], open.size() * sizeof(float));
                critic.say(512, open.data(), out.data());
                for (int i = 0; i < 512; i++) said[i] = 1 - sigmoid(out[i]);
                for (int k = 0; k < 3; k++) {
                    // Who chose is the other one there, and who it is is told last.
                    for (int i = 0; i < 512; i++)
                        for (int one = 0; one < 5; one++) open[(i + 1) * OPEN - 5 + one] = one == k;
                    critic.say(512, open.data(), out.data());
                    for (int i = 0; i < 512; i++) mean[i] += (1 - sigmoid(out[i])) / 3;
                }
                const int told = player.keep.told();
                const int seen = player.keep.seen();
                for (int i = 0; i < 512; i++) {
                    const float* from = &steps.told[(at + i) * told];
                    memcpy(&x[(size_t)i * TOLD], from, PUBLIC * sizeof(float));
                    memcpy(&x[(size_t)i * TOLD + PUBLIC], from + seen, (TOLD - PUBLIC) * sizeof(float));
                }
                next.net.say(512, x.data(), out.data());
                std::fill(off.begin(), off.end(), 0.0f);
                for (int i = 0; i < 512; i++) {
                    const Choice& choice = steps.choices[at + i];
                    const float right = steps.done[at + i] ? choice.came : std::min(std::max(choice.came + mean[i] - said[i], 0.0f), 1.0f);
                    const int o = 2 * i + !choice.keeps;
                    const float p = sigmoid(out[o]);
                    off[o] = (p - right) / say["batch"];
                    lost += (p - right) * (p - right), counted++;
                }
                next.net.learn(512, x.data(), off.data());
                if ((part += 512) >= say["batch"]) next.net.step(rate, 1.0f), part = 0;
            }
            if (round % 20) continue;
            printf("%d (%.0f%%): critic %.4f, worth %.4f\n", round, 100 * done, missed, lost / counted), fflush(stdout);
        }
        next.save(folder + "/worth.new", next.net.all);
        printf("before\n"), calibrated(before), printf("now\n"), calibrated(next);
    }

    // How often choices won of which that was said, by tenths: among the policy alone, and among all levels.
    void calibrated(Told worth) {
        for (float levels : {0.0f, 1.0f}) {
            Dice again(77);
            vector<Game> some(512);
            auto start = [&](Game& game) {
                deal(rules, game, again);
                for (Kind& kind : game.kind) kind = levels ? (Kind)again.below(3) : MIND;
            };
            for (Game& game : some) start(game);
            struct Said { int seat; float chance; };
            vector<vector<Said>> going(some.size());
            double said[10] = {}, won[10] = {}, times[10] = {}, off = 0;
            vector<float> seen;
            for (int t = 0; t < 1500; t++) {
                for (Game& game : some) game.face = 1 + again.below(6);
                player.look(some);
                worth.see(some.size(), player.told.data(), seen);
                for (size_t g = 0; g < some.size(); g++) {
                    Game& game = some[g];
                    float out[2], likely = player.ways[g].keep[game.me().card];
                    if (game.kind[game.turn] == NORMAL) likely = normal(rules, game);
                    if (game.kind[game.turn] == EASY) likely = easy(rules, game);
                    worth.say(game, &seen[g * 64], 1, &game.me().card, out);
                    const bool keeps = again() < likely;
                    const int chooser = game.turn;
                    going[g].push_back({chooser, sigmoid(out[!keeps])});
                    if (!take(rules, game, keeps, player.ways[g])) continue;
                    for (const Said& one : going[g]) {
                        const int tenth = std::min((int)(one.chance * 10), 9);
                        const bool right = one.seat == (keeps ? chooser : 1 - chooser);
                        said[tenth] += one.chance, won[tenth] += right, times[tenth]++, off += (one.chance - right) * (one.chance - right);
                    }
                    going[g].clear(), start(game);
                }
            }
            double all = 0;
            for (int k = 0; k < 10; k++) {
                all += times[k];
                if (times[k]) printf(" %.3f: %.3f (%.0f)", said[k] / times[k], won[k] / times[k], times[k]);
            }
            printf("; off %.4f %s\n", off / all, levels ? "all levels" : "alone"), fflush(stdout);
        }
    }

    Steps room(size_t all) const {
        return {vector<float>(all * player.keep.told()), vector<float>(all * MORE), vector<float>(all * OPEN), vector<float>(all * OPEN),
                vector<Choice>(all), vector<uint8_t>(all), vector<uint8_t>(all), vector<float>(all)};
    }

    void learn(const string& folder, double seconds) {
        others(folder, false);
        const int m = games.size(), t_end = say["steps"];
        const size_t all = (size_t)m * t_end;
        Steps steps = room(all);
        float* last = player.keep.net.w3();
        for (int i = 0; i < 33; i++) last[i] *= say["cool"];
        vector<float> mean = player.keep.net.all;
        auto clock = [] { return (double)std::clock() / CLOCKS_PER_SEC; };
        const double began = clock();
        double shown = began, done;
        for (int round = 1; (done = (clock() - began) / seconds) < 1; round++) {
            auto between = [&](const string& name) { return say[name + "0"] * std::pow(say[name + "1"] / say[name + "0"], done); };
            for (int t = 0; t < t_end; t++) step(t, steps);
            const double lost = judge(steps, t_end, between("judge"));
            double freedom = 0, moved = 0;
            if (round > say["watch"]) {
                freedom = improve(player.keep.net, MIND, steps, between("rate"), between("free"), say["passes"]);
                player.keep.refresh();
                const double stays = std::min(say["mean"], round / (round + 10.0));
                for (size_t i = 0; i < mean.size(); i++) mean[i] = stays * mean[i] + (1 - stays) * player.keep.net.all[i];
                if (say["reader"] > 0) improve(reader, READER, steps, 1e-3, 5e-4, 2);
            }
            if (player.guess.is_there) secrets.teach(player.guess, between("guess"));
            kept.forget(0.9f);
            if (round % (int)say["solve"] == 0 || round < 6)
                for (int i = 0; i < (round < 6 ? 10 : 2); i++) moved = solved.improve(kept);
            if (round % 20) continue;
            printf("%d (%.0f%%, %.0f/s): free %.3f, critic %.4f, solved %.4f, %.1f turns, won of", round, 100 * done,
                   20.0 * all / (clock() - shown), freedom, lost, moved, turns / std::max(over, 1.0));
            for (auto& [name, one] : wins) printf(" %s %.1f%%", name.c_str(), 100 * one.first / one.second);
            printf(" (games %.0f)", over);
            if (secrets.guesses) printf(" guess %.3f", secrets.missed / secrets.guesses), secrets.missed = secrets.guesses = 0;
            printf("\n"), fflush(stdout);
            shown = clock(), wins.clear(), turns = over = 0;
            save(folder, mean);
        }
        save(folder, mean);
    }
};

// So many games with somebody in seat 0 against the policy in seat 1; each place plays as many. Says how many it won.
template <class Who>
double play(const Rules& rules, Player& player, int each, int places, Dice& dice, Who&& who, double* turns = nullptr) {
    vector<Game> games(places);
    vector<int> played(places);
    double won = 0;
    for (Game& game : games) deal(rules, game, dice);
    for (int going = places; going > 0;) {
        for (Game& game : games) game.face = 1 + dice.below(6);
        player.look(games);
        for (int g = 0; g < places; g++) {
            Game& game = games[g];
            const Player::Way& way = player.ways[g];
            const int chooser = game.turn;
            const bool keeps = chooser == 0 ? who(game, way) : dice() < way.keep[game.me().card];
            if (!take(rules, game, keeps, way)) continue;
            if (played[g] < each) won += (keeps ? chooser : 1 - chooser) == 0;
            if (played[g] < each && turns) *turns += game.turns;
            if (++played[g] == each) going--;
            deal(rules, game, dice);
        }
    }
    return won;
}

// Notes how often the policy keeps each number among itself, in so many games; says how many turns a game has.
double watch(const Rules& rules, Player& player, double number, Dice& dice, Kept& kept) {
    const int places = 512;
    const int each = (int)std::ceil(number / places);
    double turns = 0;
    play(rules, player, each, places, dice, [&](Game& game, const Player::Way& way) {
        const bool keeps = dice() < way.keep[game.me().card];
        kept.note(game.me(), game.face, keeps);
        return keeps;
    }, &turns);
    return turns / (each * places);
}

void measure(const Rules& rules, const string& folder, const string& name, int number, Options say) {
    const Opened opened(rules, folder + "/opened");
    Player player = policy(rules, opened, folder, folder + "/" + name);
    for (int i = 0; i < 33; i++) player.keep.net.w3()[i] *= say["cool"];
    Dice dice((uint64_t)say["seed"]);
    Kept kept(rules);
    Solved solved(rules);
    vector<float> prices{0, 0.2f, 0.35f, 0.5f, 0.7f, 1, 1.5f};
    if (say["price"] >= 0) prices = {(float)say["price"]};
    const int places = 512, each = (number + places - 1) / places;
    const double turns = watch(rules, player, say["average"], dice, kept);
    while (solved.improve(kept) > 1e-4f) {}
    auto against = [&](const string& what, auto&& who) {
        const double all = (double)places * each, part = play(rules, player, each, places, dice, who) / all;
        printf("%s wins %.2f%% ± %.2f\n", what.c_str(), 100 * part, 196 * std::sqrt(part * (1 - part) / all));
        fflush(stdout);
    };
    printf("%s: %.1f turns among itself; %d games each\n", name.c_str(), turns, places * each);
    for (float price : prices)
        against("wary " + std::to_string(price).substr(0, 4), [&](Game& game, const Player::Way& way) {
            float worth[2], known[2];
            solved.look(game, way, game.other().read, worth, known);
            return rules.after[game.me().card][game.face][game.me().own()] == rules.target ||
                   worth[0] - price * known[0] >= worth[1] - price * known[1];
        });
    against("normal", [&](Game& game, const Player::Way&) { return normal(rules, game); });
    against("easy", [&](Game& game, const Player::Way&) { return easy(rules, game); });
}

// The open game, against somebody who keeps numbers as often as the policy of that name does among itself.
void open(const Rules& rules, const string& folder, const string& name, int number) {
    const Opened opened(rules, folder + "/opened");
    Player player = policy(rules, opened, folder, folder + "/" + name);
    Dice dice(1);
    Kept kept(rules);
    Solved solved(rules);
    watch(rules, player, number, dice, kept);
    while (solved.improve(kept) > 1e-5f) {}
    vector<uint8_t> all;
    for (int me = 0; me < CARDS; me++)
        for (int a = 0; a < solved.size; a++)
            for (int other = 0; other < CARDS; other++)
                for (int b = 0; b < solved.size; b++)
                    all.push_back((uint8_t)std::lround(255 * solved.row(solved.theirs, me, other, a)[b]));
    FILE* file = fopen((folder + "/opened.new").c_str(), "wb");
    if (!file || fwrite(all.data(), 1, all.size(), file) != all.size()) exit(1);
    fclose(file);
}

// A line for each turn: the game, who chose, the face, whether it was kept, and how likely that was with each card. Which
// cards there are does not show, but in what is done.
void tell(const Rules& rules, const string& folder, const string& name, int number) {
    const Opened opened(rules, folder + "/opened");
    Player player = policy(rules, opened, folder, folder + "/" + name);
    Dice dice(1);
    vector<Game> games(1);
    for (int g = 0; g < number; g++) {
        deal(rules, games[0], dice);
        for (bool over = false; !over;) {
            Game& game = games[0];
            game.face = 1 + dice.below(6);
            player.look(games);
            const Player::Way way = player.ways[0];
            const bool keeps = dice() < way.keep[game.me().card];
            printf("%d %d %d %d", g, game.turn, game.face, keeps);
            for (int c = 0; c < CARDS; c++) printf(" %.6f", game.me().chance[c] > 0 ? way.keep[c] : -1.0f);
            printf("\n");
            over = take(rules, game, keeps, way);
        }
    }
}

int main(int many, char** words) {
    if (many < 4) return fprintf(stderr, "two FOLDER learn|measure|tell …: see the beginning of the file\n"), 1;
    Options say{
        {"target", 50}, {"seed", 1}, {"fresh", 0},                                  // fresh: begin with no weights
        {"cool", 1},                                                                // or with so much of the logits
        {"games", 4096}, {"steps", 24}, {"longest", 300},                           // side by side, each round, turns
        {"normal", 0.15}, {"easy", 0.03}, {"wary", 0.35}, {"reader", 0.15},         // how many games against whom
        {"price", -1},                                                              // of all that hide; -1: PRICES
        {"rate0", 8e-4}, {"rate1", 2e-5}, {"batch", 8192}, {"passes", 2}, {"mean", 0.98},
        {"free0", 1e-3}, {"free1", 4e-4},                                           // at first, and at last
        {"judge0", 1e-3}, {"judge1", 1e-4}, {"lambda", 0.95}, {"part", 0.3}, {"watch", 0},  // the critic
        {"reach", 0.9}, {"luck", 0.7},                                              // what follows counts, and the dice
        {"guess", 0}, {"guess0", 1e-3}, {"guess1", 2e-4},                            // 1: begin one, if there is none
        {"solve", 5}, {"average", 20000},
    };
    const string folder = words[1], what = words[2], name = words[3];
    for (int i = what == "learn" || what == "worth" ? 4 : 5; i < many; i++) {
        const string one = words[i];
        const size_t at = one.find('=');
        if (at == string::npos || !say.count(one.substr(0, at))) return fprintf(stderr, "%s?\n", words[i]), 1;
        say[one.substr(0, at)] = atof(one.c_str() + at + 1);
    }
    static Rules rules(folder, say["target"]);
    if (what == "learn") League(rules, folder, "keep", say).learn(folder, atof(words[3]));
    else if (what == "worth") League(rules, folder, "keep", say).fit(folder, atof(words[3]));
    else if (what == "measure") measure(rules, folder, name, atoi(words[4]), say);
    else if (what == "open") open(rules, folder, name, atoi(words[4]));
    else tell(rules, folder, name, atoi(words[4]));
}
