### What all tables share.

## What happened, in any game

event-left = { $seat } quitte la partie.

## Why not, in any game

refusal-game-over = Cette partie est finie.
refusal-not-playing = Tu ne joues plus dans cette partie.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-unknown-action = « { $action } » n’existe pas dans ce jeu.

## The table's message

story-computers = 🤖 { $told }
# A roll that the table made for somebody, as there was nothing to decide; and the first of them in a game.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Je lance pour vous, il ne vous reste qu’à décider. { $told }
# Same as English: the French word.
table-title = { $emoji } { $game } · table { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (abandon)
# The same as a part of the picture's alt text.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (abandon)
table-moved = Cette table a déménagé. [C’est par là]({ $link })
table-gone = Il n’y a plus de table ici.
people-more = { $count ->
        [one] une autre personne
       *[other] { $count } autres personnes
    }
table-closed = Cette table a été fermée sans résultat.
vanished-channel = **{ $game }**, table { $table } : fermée sans résultat, car son salon a disparu.
vanished-server = **{ $game }**, table { $table } : fermée sans résultat, car je ne suis plus sur ce serveur.
table-away = 🤖 Un ordi joue à la place ici : { $seats }. De retour ? Clique sur « Me revoilà ».
table-deserted = Il n’y a plus personne, alors la partie attend. « Me revoilà » la relance ; sinon, la table ferme { $when }.
table-nudge = { $who } : c’est à toi, et la moitié de ton temps est passée. Dernier délai : { $when } ; après, un ordi décide pour toi. [À la table]({ $link })
board-unseen = Pas moyen de dessiner le plateau cette fois-ci. Tout est dans le plateau en texte.
board-coming = 🖍️ Que de plateaux à la fois ! Je dessine encore celui-ci : l’image arrive tout de suite.
table-lapsed = Personne n’a lancé cette partie en une journée, alors j’ai débarrassé la table. Une autre t’attend avec /jouer, quand tu veux.
table-undone = ↩️ { $seat } reprend son dernier coup.
table-drawn = 🤝 Match nul ! Première place partagée : { $seats }.
table-paused = ⏸️ La partie a été mise en pause { $since }, et le temps ne court pour personne. N’importe qui en jeu peut la relancer ; sinon, elle repart toute seule le { $when }.
table-vacation = 🌴 { $who } : en vacances jusqu’au { $when }.
silence = 😴 Rien ne bouge à la [table { $table }]({ $link }) : dernier coup { $when }. { $paused ->
        [yes] La partie est en pause, et n’importe qui parmi vous peut la relancer.
       *[other] { $seats ->
            [none] Je fais quelque chose ?
           *[other] Les autres attendent : { $seats }. Je fais quelque chose ?
        }
    }
resumed = ▶️ { $who ->
        [nobody] La pause a assez duré : la partie reprend.
       *[other] { $who } relance la partie.
    }{ $seats ->
        [none] {""}
       *[other] {" "}{ $seats } : c’est le moment de jouer.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [À la table]({ $link })

## What proves the dice

proof-commitment = Preuve, partie 1 (« engagement ») : `{ $commitment }`
proof-salt = Preuve, partie 2 (« sel ») : `{ $salt }`
proof-part = Ta part est la numéro { $number } : `{ $part }`
proof-part-with-luck = Ta part est la numéro { $number } : `{ $part }`. Après le ~ vient ton mot porte-bonheur.
proof-luck = Ton mot porte-bonheur ajoute `~{ $luck }` à ta part du sel.
proof-deal = Toutes les tables de cette ronde ont ces dés, chaque place les siens. La graine arrive quand la dernière table a fini.

## The lobby

lobby-title = { $emoji } { $game } · la table { $table } est ouverte
lobby-host = { $host } invite à jouer · de { $least } à { $most } joueurs
lobby-seats = **À la table ({ $count }) :** { $seats }
lobby-nobody = **À la table :** personne pour l’instant. Ouvre le bal avec « Rejoindre ».
lobby-birthday = 🎂 L’anniversaire le plus proche commence. Donne-moi le tien avec /moi anniversaire ; personne d’autre ne le voit.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = de { $least } à { $most } personnes{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Sur invitation : { $seats }
lobby-rematch = **N’ont pas encore répondu :** { $seats }. Dès que tout le monde en est, je commence. *Commencer* n’attend pas.
challenge-title = Une partie avec { $player }
challenge-game = À quel jeu ?
challenge-call = { $who } : { $host } te lance un défi à { $game } ! [Prends place ici]({ $link })
lobby-rules = **Règles maison :** { $rules }
lobby-usual = comme d’habitude
lobby-clock =
    { $clock ->
        [0] sans limite de temps
       *[other] { $time } par coup
    }
lobby-rolls = je lance les dés pour vous
lobby-rolls-not = chacun lance ses dés
poster-host = hôte
poster-nobody = personne
poster-alt = { $game }. { $about } À la table : { $seats }. Chaises libres : { $free }.
poster-alt-short = { $game }. À la table : { $seats }. Chaises libres : { $free }.
fair-lobby = 🎲 Les dés de cette table sont déjà fixés, et plus personne ne peut les changer. Voici leur empreinte. Note-la : après la partie, **Vérifier** montre que ce sont bien ces dés-là qui ont roulé, et pas d’autres. Tu peux aussi y glisser un mot porte-bonheur.
fair-running = 🎲 Les dés de cette table étaient fixés avant la partie, et personne ne peut les changer. Voici de quoi le prouver. Note-le : après la partie, **Vérifier** montre que ce sont bien ces dés-là qui ont roulé, et pas d’autres.
lobby-computer = { $name } ({ $level })
house-rule = { $option } : { $value }
# One of the players is a program, see level-program. Said before the game and at its end.
program-unrated = Avec un programme à la table, cette partie ne compte pas pour la cote.
# A house rule that has changed since somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 ça a changé depuis que quelqu’un s’est installé. Jette un œil avant de jouer, ou relève-toi.
value-on = oui
value-off = non

label-of = { $who } : { $label }
button-join = Rejoindre
button-leave = Me lever
button-computers = Ajouter un ordi
button-out = Retirer { $name }
button-unseat = Faire lever { $name }
pick-unseat = Faire lever quelqu’un
button-im-back = Me revoilà
button-house-rules = Règles maison
button-start = Commencer
button-fair = 🎲 Dés honnêtes
button-luck = 🍀 Un mot porte-bonheur
button-peek = Coup d’œil
button-text = Plateau en texte
button-rules = Règles
button-more = ⋯ Plus
button-here = Ramener le plateau ici
button-resign = Abandonner
button-resign-sure = Oui, j’abandonne
button-reminders = Rappels
button-pause = Mettre en pause
button-pause-alone = Oui, pause
button-resume = Relancer la partie
button-nudge = Donner un coup de coude
button-sit-in = Laisser jouer un ordi
button-mute = Couper le son de cette table
button-unmute = Remettre le son
button-end = Arrêter cette table
button-end-sure = Oui, fermer sans résultat
button-lobby-end-sure = Oui, débarrasser la table
button-vote-end-sure = Oui, demande-leur
button-vote-sure = Oui, demande-leur
button-undo = Reprendre mon coup
button-draw = Proposer la nulle
button-remove = Continuer sans { $name }
button-alone-sure = Oui, on arrête
button-finish-sure = Oui, on arrête
button-vote-yes = Ça me va{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = On continue{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Revanche
button-use = Utiliser
button-change = Modifier
button-back = Retour
button-next = Suite

## Computers, people who left for good, and time limits

anonymous-name = Quelqu’un

# Same as English: the computers' names are the same for everybody.
computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = facile
# Same as English: the French word.
level-normal = normal
level-hard = difficile
level-random = joue au hasard
# A player's own program, which the host of the bot lets play.
level-program = un programme
add-easy = En ajouter un facile
add-normal = En ajouter un normal
add-hard = En ajouter un difficile
add-random = En ajouter un qui joue au hasard
add-program = Ajouter { $name }
computers-title = Ajouter des ordis à la table { $table } ? Places prises : { $seats } sur { $most }. Les ordis ne voient rien de plus que toi à leur place.
# "Roll for me: on". Where a player could do nothing but roll, the bot rolls for them.
rolls-label = Lancer pour moi
clock-label = Temps par décision
# Same as English: the French word.
clock-60 = 1 minute
# Same as English: the French word.
clock-180 = 3 minutes
# Same as English: the French word.
clock-600 = 10 minutes
clock-3600 = 1 heure
clock-14400 = 4 heures
clock-43200 = 12 heures
clock-86400 = 1 jour
clock-259200 = 3 jours
clock-604800 = 7 jours
clock-0 = sans limite
clock-300-15 = 5 minutes + 15 secondes
clock-900-30 = 15 minutes + 30 secondes
clock-86400-14400 = 1 jour + 4 heures
clock-259200-43200 = 3 jours + 12 heures

## Threads

thread-open = { $emoji } { $game } · viens jouer
thread-turn = { $emoji } { $game } · { $count ->
        [one] à { $seats } de jouer
       *[other] on attend { $seats }
    }
thread-over = { $emoji } { $game } · c’est fini
thread-opened = 🧵 { $host } ouvre une table de **{ $game }** dans { $thread }. Entre donc et prends place !
thread-locked = 🔒 { $thread } est verrouillé, et plus personne ne peut jouer à la table de **{ $game }** qui s’y trouve. Quelqu’un qui a la permission « Gérer les fils » peut le déverrouiller, et la partie reprendra où elle en était.
thread-lacking = J’aurais bien donné un fil à cette table, mais je n’en ai pas encore le droit : { $permissions }. La voici donc dans le salon.
thread-nowhere = Il n’y a pas de fils dans un salon comme celui-ci, alors la table est là, tout simplement.
thread-not-made = Discord refuse de me donner un fil pour le moment, alors la table est là, tout simplement.

## Private answers

more-title = Que veux-tu faire de la table { $table } ?
resign-sure = Tu quittes cette partie, et tu finis derrière toutes les personnes qui jouent encore. C’est sûr ?
end-sure = La partie s’arrête pour tout le monde, sans vainqueur. C’est sûr ?
lobby-end-sure = La table est débarrassée avant même le début de la partie. C’est sûr ?
vote-end-sure = Si au moins la moitié des autres est d’accord, la partie s’arrête sans vainqueur. Je leur pose la question ici. On leur laisse une journée, et qui ne dit mot consent. Je demande ?
alone-sure = Si tu es derrière en ce moment, tu finis à la dernière place, comme après un abandon. Sinon, la partie s’arrête sans résultat. C’est sûr ?
finish-sure = Il n’y a plus que des ordis qui jouent. Ils se lèvent, et la partie s’arrête : le classement reste tel qu’il est là. C’est sûr ?
vote-pause-sure = Pendant une pause, le temps ne court pour personne, et n’importe qui parmi vous peut relancer la partie. Si au moins la moitié des autres est d’accord, je la mets en pause ; on leur laisse une journée, et qui ne dit mot consent. Je leur demande ?
vote-waits = Le temps d'absence annoncé ne compte pas : on attend { $seats }.
vote-pause-open = ⏸️ { $who } voudrait mettre la partie en pause un moment. Ça te va ?{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } Qui ne dit mot consent (fin du vote { $when }).
vote-pause-refused = 🙂 On préfère continuer par ici : { $seats }. Alors on continue.
vote-pause-call = { $others } : { $who } voudrait mettre la partie en pause un moment. [Donnez votre avis]({ $link }) : c’est la pause si au moins la moitié d’entre vous est d’accord, et qui ne dit mot consent (fin du vote { $when }).
pause-alone = Pendant une pause, le temps ne court pour personne. Tu peux relancer la partie quand tu veux. Je la mets en pause ?
done-paused = La partie est en pause. Le temps ne court plus, jusqu’à ce que tu la relances.
done-resumed = C’est reparti.
done-sat-in = Un ordi joue à la place, jusqu’au clic sur « Me revoilà ».
done-muted = Je ne t’appelle plus pour cette table, quels que soient tes autres choix.
done-unmuted = Je t’appelle de nouveau pour cette table, de la façon que tu as choisie.
vote-end-open = 🕊️ { $who } voudrait arrêter cette partie sans résultat. Tu es d’accord ?{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } Qui ne dit mot consent (fin du vote { $when }).
vote-end-refused = 🙂 On préfère jouer par ici : { $seats }. Alors on continue !
vote-end-call = { $others } : { $who } voudrait arrêter la partie sans résultat. [À vous de voter]({ $link }) : elle s’arrête si au moins la moitié d’entre vous est d’accord, et qui ne dit mot consent (fin du vote { $when }).
done-vote-asked = C’est demandé. Les réponses s’affichent à la table.
vote-displaced = { $who }, ta question a laissé la place à celle-ci. Tu pourras la reposer quand celle-ci sera réglée.
done-here = Voici le plateau.
vote-draw-sure = Si au moins la moitié des autres est d’accord, la partie s’arrête sur un match nul : toutes les personnes encore en jeu partagent la première place, et personne ne gagne. Je leur pose la question ici. On leur laisse une journée, et qui ne dit mot consent. Je demande ?
vote-remove-sure = Si les autres sont d’accord, { $seat } sort du jeu et finit derrière toutes les personnes qui jouent encore. Je leur pose la question ici. On leur laisse une journée, et qui ne dit mot consent ; mais si { $seat } revient d’ici là, la question est réglée. Je demande ?
vote-draw-open = 🤝 { $who } propose la nulle : toutes les personnes encore en jeu partagent la première place. Tu es d’accord ?{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } Qui ne dit mot consent (fin du vote { $when }).
vote-remove-open = 🪑 { $who } voudrait continuer sans { $seat }, qui ne donne plus signe de vie.{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } C’est chose faite { $when }, ou plus tôt si la moitié des autres est d’accord ; et si { $seat } revient, on oublie tout.
vote-draw-refused = 🙂 Pas de match nul, on préfère aller au bout par ici : { $seats }.
vote-remove-refused = 🙂 On préfère attendre { $seat } par ici : { $seats }.
vote-draw-call = { $others } : { $who } propose la nulle. [À vous de voter]({ $link }) : c’est un match nul si au moins la moitié d’entre vous est d’accord, et qui ne dit mot consent (fin du vote { $when }).
vote-remove-call = { $seat }, tu leur manques ! { $who } voudrait continuer sans toi. [Reviens]({ $link }) { $when } au plus tard, et tu gardes ta place.{ $others ->
        [none] {""}
       *[other] {" "}{ $others } : votre avis compte, c’est par là.
    }
undo-offer = Tu peux encore reprendre ce coup, { $computer ->
        [none] jusqu’à ce que quelqu’un d’autre joue (au plus tard { $when })
       *[other] mais vite, { $computer } va jouer
    } : { $what }
done-undone = C’est repris. Comme si de rien n’était.
done-removed = C’est fait : la partie continue sans cette personne.
done-acted = C’est fait.
form-good = Voilà ce que ça donnerait.
done-resigned = Tu as quitté la partie.
done-back = Te revoilà ! Tu reprends les commandes.
done-ended = La table est fermée.
done-nudged = { $who } : c’est à toi ! [À la table]({ $link })
done-named-only = Il y a eu une mention à l’instant : cette fois, je donne seulement le nom, sans notification. La prochaine sera possible { $when }.
done-birthday = Je retiens le { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }, et rien de plus. Personne d’autre ne le verra, et tu peux en changer deux fois par an.
birthday-unknown = Je ne connais pas ton anniversaire. Donne-moi un jour et un mois : à Magic Numbers, l’anniversaire le plus proche commence.
button-birthday-forget = Oublie-le
done-birthday-forgotten = J’ai oublié ton anniversaire. Exprès.
luck-title = Un mot porte-bonheur
luck-label = N’importe quel mot, ou aucun
luck-example = tarte aux prunes, le chat dort, …
luck-said = 🍀 Ton mot est mélangé aux dés. Retiens-le : il te permettra de vérifier plus tard que personne ne les a truqués. Je n’en garde que l’empreinte, `~{ $luck }` ; tu la retrouveras derrière *Dés honnêtes* et, après la partie, derrière *Vérifier*.
luck-none = Pas de mot porte-bonheur, donc. Les dés sont tout aussi bons.
house-rules-told = Les règles maison de la table { $table }. Pour les changer, il faut être { $host }, qui a ouvert la table.
    { $rules }
house-rules-title = Les règles maison de la table { $table }. Elles valent pour tout le monde et ne changent plus une fois la partie commencée. Qui est déjà à la table voit tes changements signalés, et a dix secondes pour les remarquer avant que tu puisses commencer.
join-done = C’est bon, tu en es ! [Ta place à { $game }]({ $link }) t’attend.
rematch-yes = { $seats ->
        [none] Tout le monde en est ! [La suite de { $game }, c’est ici]({ $link }).
       *[other] Tu es de [la prochaine partie de { $game }]({ $link }). N’ont pas encore répondu : { $seats }.
    }
leave-done = Tu as quitté ta place à [{ $game }]({ $link }).
unseat-done = { $who } a quitté sa place à [{ $game }]({ $link }) et ne peut pas revenir à cette table.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } t’a demandé de quitter ta place à **{ $game }**. Tu ne peux pas revenir à cette table, mais toutes les autres te sont ouvertes.
seated-already = Tu as déjà une place ici. { $few ->
        [yes] Il manque encore du monde pour jouer : amène quelqu’un, ou clique sur « Ajouter un ordi ».
       *[no] Il ne manque plus que « Commencer », ou quelques amis de plus.
    }
taken-lobby = Une table de **{ $game }** est déjà ouverte [juste là]({ $link }). Déjà sur place ({ $count }) : { $seats }. Envie d’en être ? Sinon, ouvre la tienne dans un fil (une option de /jouer) ou dans un autre salon.
taken-full = Une partie de **{ $game }** va commencer [juste là]({ $link }), et toutes les places sont prises : { $seats }. Tu peux ouvrir ta table dans un fil (une option de /jouer) ou dans un autre salon.
taken-yours = Tu as déjà [une table de **{ $game }**]({ $link }) ouverte dans ce salon. Il y a de la place pour une autre dans un fil (une option de /jouer) ou dans un autre salon.
taken-playing = On joue déjà à **{ $game }** [dans ce salon]({ $link }). Tu peux ouvrir ta table dans un fil (une option de /jouer) ou dans un autre salon.
taken-free = Ou entre dans cette partie, avec l’accord des autres :
join-whisper = Tu en es : **{ $game }**, [table { $table }]({ $link }).
    Tes secrets apparaîtront ici, dans ce seul message. Le coup d’œil, à la table, les montre aussi.
join-closed = Tu en es ! Tes paramètres de confidentialité ne me permettent pas de t’envoyer de messages privés ici. Pas grave : à la table, **Coup d’œil** te montre toujours tes secrets.
join-later = Tu en es ! Je n’arrive pas à t’envoyer de message privé pour l’instant, mais j’insiste. D’ici là, à la table, **Coup d’œil** te montre tes secrets.
# Same as English: the French word.
whisper-title = **{ $game }** · [table { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Plus d’astuces, merci
hints-are-off = Très bien, j’arrête les astuces. À la table, **Règles** dit tout.
page-count = Page { $page } sur { $pages }

## Why not

sorry-gone = Pas de table comme ça ici : elle a disparu, ou elle est ailleurs.
sorry-unreadable = Je n’arrive plus à lire cette partie : ce que j’en ai est abîmé, et je l’ai noté. Les autres parties n’ont rien.
sorry-game-missing = { $game } n’est pas installé ici en ce moment, alors ça attend. Rien n’est perdu : ça reprend dès que le jeu est de retour.
sorry-channel-waits = Une table de { $game } attend dans ce salon, et ce jeu n’est pas installé en ce moment. Elle reste jusqu’à son retour ; son hôte ou un modérateur peut y mettre fin avec `/table terminer`.
sorry-over = Cette partie est déjà finie.
sorry-closed = Cette table a été fermée.
sorry-started = Cette partie a déjà commencé.
sorry-rematch-on = La revanche a déjà commencé, [par ici]({ $link }).
sorry-not-started = Cette partie n’a pas encore commencé.
sorry-luck-seat = Prends d’abord une place : ton mot va avec elle.
sorry-luck-letters = Il y a dans ce mot quelque chose qui n’est ni une lettre ni une image. Essaie autre chose.
sorry-vote-over = Ce vote est terminé.
sorry-vote-own = L’idée est de toi : aux autres de décider maintenant. Pour partir quand même, il y a « Abandonner », mais tu finis à la dernière place.
sorry-vote-others = C’est aux personnes encore en jeu de décider.
sorry-vote-taken = { $who } a déjà posé la question. Donne ton avis à la table.
sorry-vote-refused = Les autres veulent continuer. Tu pourras redemander { $when }.
sorry-not-playing-any-more = Tu ne joues plus dans cette partie. Il faut être en jeu pour l’arrêter.
sorry-not-seated = Tu n’as pas de place à cette table. Attends la prochaine, ou ouvre la tienne avec /jouer dans un autre salon.
sorry-not-seated-free = Tu n’as pas de place à cette table. Mais avec l’accord des autres, tu peux encore entrer dans la partie à la place de { $seats } : clique sur *⋯*.
sorry-late = C’est déjà fait, ou quelqu’un a été plus rapide. Voici où on en est.
sorry-no-undo = Trop tard pour reprendre ce coup : quelqu’un a joué depuis, ou a vu quelque chose de nouveau.
sorry-undo-late = Tu avais { $seconds } secondes pour reprendre ce coup, et c’est passé.
sorry-no-draw = Un match nul, ça se décide entre humains, et les ordis ne sont jamais d’accord. Il te faut quelqu’un avec qui le partager.
sorry-not-absent = De retour entre-temps, ou déjà hors jeu : personne n’a à partir.
sorry-moved = Cette table a déménagé. [C’est par là]({ $link })
sorry-not-your-turn-here = Ce n’est pas ton tour.
sorry-not-host = Chasse gardée : il faut être { $host }, qui a ouvert la table, pour faire ça.
sorry-not-host-or-moderator = Pour faire ça, il faut être { $host }, qui a ouvert la table, ou faire partie de la modération.
sorry-not-in-lobby = Tu n’es pas à cette table.
sorry-full = Cette table est complète : on y joue à { $most } au plus.
sorry-unwelcome = Désolé, il n’y a pas de place pour toi à cette table. Attends la prochaine, ou ouvre la tienne avec /jouer dans un autre salon.
sorry-unseated = On t’a demandé de quitter ta place à cette table, et tu ne peux pas y revenir. Attends la prochaine, ou ouvre la tienne avec /jouer dans un autre salon.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Tu as déjà une place ici à { $most } tables qui n’ont pas commencé : { $tables }. Commence à l’une d’elles, ou lève-toi de l’une d’elles, et il y aura de la place pour une autre.
sorry-lobbies-seats-anywhere = Tous serveurs confondus, tu as déjà une place à { $most } tables qui n’ont pas commencé : { $tables }. Commence à l’une d’elles, ou lève-toi de l’une d’elles, et il y aura de la place pour une autre.
sorry-lobbies-opened = Tu as déjà ouvert ici { $most } tables qui n’ont pas commencé : { $tables }. Commence à l’une d’elles, ou arrête-en une (dans « ⋯ »), et il y aura de la place pour une autre.
sorry-lobbies-guild = Sur ce serveur, { $most } tables attendent de commencer, et c’est le maximum. Prends place à l’une d’elles, ou reviens quand quelques-unes auront commencé.
sorry-lobbies-threads = { $most } fils ici sont ceux de tables que tu as ouvertes, et c’est le maximum par personne : { $tables }. Dix minutes après la fin d’une partie, son fil se ferme, et il y a de la place pour un autre.
sorry-lobbies-threads-guild = Ce serveur a { $most } fils pour des tables, et c’est le maximum. Dix minutes après la fin d’une partie, son fil se ferme, et il y a de la place pour un autre.
sorry-too-few = Il faut être au moins { $least } pour jouer, et il y a { $count } { $count ->
        [one] personne
       *[other] personnes
    } à la table. { $seated ->
        [yes] Amène des amis, ou clique sur « Ajouter un ordi ».
       *[no] Clique sur « Rejoindre », amène des amis, ou clique sur « Ajouter un ordi ».
    }
sorry-no-person = Les ordis ont besoin d’un humain à la table. Clique sur « Rejoindre ».
sorry-paused = La partie est en pause. N’importe qui en jeu peut cliquer sur « Relancer la partie ».
sorry-not-silent = Il s’est passé quelque chose entre-temps, alors laissons-leur le temps.
sorry-on-vacation = Absence annoncée, retour prévu : { $seats }. Patience !
sorry-no-such-clock = Je n’ai pas ce temps-là. Choisis-en un dans la liste.
sorry-not-away = Tu n’étais pas loin : personne ne joue à ta place.
sorry-host-must-sit = D’après les règles maison, l’hôte commence, mais { $host } n’est pas à la table. Rejoins la table, ou change la règle.
sorry-seats-changed = Quelqu’un vient de s’asseoir ou de se lever. Jette un œil, puis clique de nouveau sur « Commencer ».
sorry-rules-changed = { $count ->
        [one] Une règle maison a
       *[other] Des règles maison ont
    } changé depuis que quelqu’un s’est installé ({ $rules }). Laisse encore { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    } à tout le monde pour s’en rendre compte, puis clique de nouveau sur « Commencer ».
sorry-challenge-computer = { $player } est une machine. Ouvre une table avec /jouer et clique sur « Ajouter un ordi » : ceux-là jouent aussi bien que tu veux.
sorry-challenge-self = Te défier toi-même ? Impossible. Ouvre une table avec /jouer ; les ordis ont toujours le temps.
sorry-no-game-in-message = Ce message n’est pas une de mes parties. Essaie sur un plateau, ou utilise /revoir et /vérifier avec le numéro d’une table.
sorry-nothing-to-roll = À { $game }, chaque jet est une décision : il n’y a donc rien à lancer pour toi. Laisse tomber « lancer pour moi ».
sorry-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec /jouer.
sorry-no-game = Aucun jeu ne s’appelle « { $game } ». Choisis parmi : { $games }
sorry-house-rule = { $game } n’a pas de règle maison « { $text } ». Il y a (à taper comme ici) : { $rules }
sorry-permissions = Il me manque quelque chose dans ce salon : { $permissions }. À régler par quelqu’un qui gère le serveur.
sorry-unpainted = C’est compté, mais je n’ai pas pu mettre le plateau à jour. Rien n’est perdu : le prochain clic montrera tout.
sorry-server-only = Les tables ne marchent que dans les salons d’un serveur. /aide montre ce qui marche partout.
sorry-no-secrets = Rien n’est caché dans ce jeu : tout est sur le plateau.
sorry-birthday-often =
    Ton anniversaire se change deux fois par an, pour que personne ne devine celui d’un autre en essayant des dates. Tu pourras changer le tien le { $when } ; { $kept ->
        [yes] d’ici là, l’ancien compte
       *[no] d’ici là, je n’en connais aucun
    }. Pour le faire oublier à tout moment, n’indique ni jour ni mois.
sorry-birthday = Ce jour-là n’existe pas. Donne un jour et un mois, comme 24 et 12.
sorry-slow = J’ai mis trop longtemps. Clique encore une fois, s’il te plaît.
sorry-flood = Ça fait beaucoup d’un coup. Respire : je suis à toi dans quelques secondes.
sorry-unknown = Je ne connais pas ce bouton. Il est peut-être vieux ; ceux du message de la table, eux, marchent.
sorry-option = « { $value } » ne va pas pour « { $option } ». Prends une des valeurs que Discord y propose, ou laisse vide.
sorry-command = Je ne connais pas cette commande sous cette forme. Redémarre Discord pour qu’il apprenne mes dernières commandes, puis tape-la à nouveau.
sorry-trouble = Quelque chose a coincé de mon côté, et je l’ai noté. Ça n’a peut-être pas compté, mais tout ce qui précède est en sécurité. Réessaie dans un instant.
sorry-discord = Discord n’en veut pas pour le moment, alors ça n’a peut-être pas marché. La partie, elle, est en sécurité : réessaie dans un instant.
sorry-your-turn = C’est ton tour à toi.
sorry-nobody-to-nudge = Personne à pousser du coude : ce n’est le tour de personne.
sorry-called-lately = Il y a eu un appel pour { $who } à l’instant. Le prochain sera possible { $when }.

## Permissions, as Discord's settings call them

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-embed_links = Intégrer des liens
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-create_private_threads = Créer des fils privés

## On every board

board-nameless = Joueur { $letter }
board-ranking = Classement final : { $places }
board-out = Abandons, dans l’ordre : { $names }
board-gone = abandon
board-left = Abandon : { $names }.
board-header-last = gagne, faute d’adversaires
board-now-last = { $name } gagne : tous les autres ont abandonné.
board-eliminated = hors jeu
board-wins = gagne !
board-now-wins = { $name } gagne !
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · premier à { $target }
race-dice = Dés : { $faces }
race-scores = Scores : { $scores }.
