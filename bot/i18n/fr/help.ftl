### Choisir un jeu, /aide, et la première partie guidée.

picker-title = ### 🎲 À quoi on joue ?
picker-guided = 🌱 **Première fois ?** *Montre-moi* lance ici même une partie contre un ordi facile. Avant chacune de tes premières décisions, je te souffle ce que tu peux faire, et ce que je ferais.
pick-game = D’autres jeux
game-picture = Une image de { $game }
button-play = Jouer
button-guide = Montre-moi
# $play is a command that can be pressed.
help-first =
    ### 👋 Salut ! On joue ?
    Appuie sur *Jouer*, ou tape { $play } : une table s’ouvre ici, et tu y as ta place. Les autres appuient sur *Rejoindre*, *Ajouter un ordi* remplit les chaises vides, *Commencer* lance la partie.
help-first-elsewhere =
    ### 👋 Salut ! J’apporte des jeux dans les salons d’un serveur.
    Tape { $play } dans un salon là-bas, et une table s’ouvre. Voici les jeux ; *Règles* t’explique chacun d’eux.
help-more =
    🧭 **Et ensuite ?** { $rules } explique un jeu. { $turns } retrouve les tables qui t’attendent. { $puzzle } est l’énigme du jour. { $evenings } annonce les prochaines soirées jeux.
    { $profile }, { $leaderboard } et { $history } se souviennent de tout. { $me } a tes rappels et tes données. { $settings } est pour qui gère le serveur.
guide-offer = 🌱 Première fois ? *Montre-moi* installe un ordi facile et commence. Avant chacune de tes premières décisions, je te souffle ce que tu peux faire, et ce que je ferais. Ou attends simplement les autres.
guide-offer-joined = 🌱 Première fois ? À tes premiers tours, je te souffle ce que tu peux faire. Et si tu préfères d’abord essayer dans ton coin, /aide a une partie contre un ordi facile.
# What the strongest computer would do in the reader's place, and why: a sentence or two.
hint-advice = 👉 Moi, je choisirais **{ $label }**.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
sorry-which-game = Les règles maison et les dates vont avec un jeu, alors dis lequel : `/jouer jeu:`. Sans rien derrière, /jouer te les montre tous.
sorry-guide-company = Il y a du monde à cette table maintenant, alors elle est pour vous tous. /aide a une partie rien que pour toi, quand tu veux.
