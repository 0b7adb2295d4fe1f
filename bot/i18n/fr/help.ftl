### Choisir un jeu, /aide, et la première partie guidée.

picker-title = ### 🎲 À quoi on joue ?
picker-guided = -# 🌱 Nouveau ? *Montre-moi* : ordis faciles, conseils, sans cote.
pick-game = D’autres jeux
game-picture = Une image de { $game }
button-play = Jouer à { $game }
button-guide = Montre-moi
# $play is a command that can be pressed.
help-first =
    ### 👋 Salut ! On joue ?
    Appuie sur *Jouer*, ou tape { $play }. Les autres appuient sur *Rejoindre*.
help-first-elsewhere =
    ### 👋 Salut ! J’apporte des jeux dans les salons d’un serveur.
    Tape { $play } dans un salon là-bas, et une table s’ouvre. Voici les jeux ; *Règles* t’explique chacun d’eux.
help-more = -# 🧭 Comment on joue : { $rules } · On t’attend : { $turns } · Aujourd’hui : { $puzzle } · Bientôt : { $evenings } · Jusqu’ici : { $profile }, { $leaderboard }, { $history } · Pour toi : { $me } · Le serveur : { $settings }
guide-offer = 🌱 Première fois ? *Montre-moi* installe un ordi facile et commence. Avant chacune de tes premières décisions, je te souffle ce que tu peux faire, et ce que je ferais. Ou attends simplement les autres.
guide-offer-joined = 🌱 Première fois ? À tes premiers tours, je te souffle ce que tu peux faire. Et si tu préfères d’abord essayer dans ton coin, /aide a une partie contre un ordi facile.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] J’appuierais sur **{ $label }**.
       *[other] Dans la liste **{ $list }**, je choisirais **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] C’est mon dernier conseil régulier : maintenant, c’est toi qui décides, et je ne souffle plus que s’il y a du nouveau. Le reste est sous **{ $rules }**, et /aide a une première partie guidée pour chaque jeu.
       *[no] C’est mon dernier conseil. Le reste est sous **{ $rules }**.
    }
guide-here = 🌱 Ta partie est prête : { $link }. Mes conseils arrivent en dessous chaque fois que tu as appuyé sur quelque chose. Il n’y a que toi qui les vois.
sorry-which-game = Les règles maison et les dates vont avec un jeu, alors dis lequel : `/jouer jeu:`. Sans rien derrière, /jouer te les montre tous.
sorry-guide-company = Il y a du monde à cette table maintenant, alors elle est pour vous tous. /aide a une partie rien que pour toi, quand tu veux.
