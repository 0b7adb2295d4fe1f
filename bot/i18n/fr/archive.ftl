### Past games: their list, playing them again, and checking them.

## The transcript, as a file and on a terminal

transcript-start = Mise en place
transcript-secret = (rien que pour { $seat })

## The check

verify-record = Archive : { $game }, version { $rules } de ses règles, { $count } places : { $seats }.
verify-promise = Engagement : les dés tiennent la promesse faite avant la partie, qui était { $commitment }
verify-promise-missing = Engagement : l’archive n’en a pas. Celui qui était montré avant la partie devait être { $commitment }
verify-no-promise = Engagement : aucun, et aucun n’est possible : cette archive donne elle-même les faces des dés.
verify-dice = Dés : { $count } lancés, tous tirés de la graine et du sel.
verify-faces = Dés : { $used } lancés, sur les { $count } faces que donne l’archive.
verify-actions = { $count ->
        [one] Actions : { $count } en tout, conforme aux règles.
       *[other] Actions : { $count } en tout, toutes conformes aux règles.
    }
verify-not-over = Fin : cette archive s’arrête avant la fin de la partie.
verify-drawn = Après quoi les personnes encore en jeu se sont mises d’accord sur un match nul.
verify-end = Fin : { $places }.
verify-salt = Sel : { $salt }
verify-digest-same = Preuve : c’est bien la partie qui a été enregistrée à la fin ✔ (empreinte { $digest })
verify-digest-untold = Preuve : l’empreinte de cette archive est { $digest }. À l’époque où cette partie s’est terminée, je n’en gardais pas pour comparer.
verify-digest-gone = Preuve : quelqu’un qui a joué ici a supprimé ses données, donc les noms ont changé dans cette copie, et son empreinte avec. C’est { $digest } maintenant. Une archive enregistrée avant correspond toujours.
verify-digest-other = Preuve : l’empreinte de cette archive est { $digest }, mais à la fin de la partie, c’était { $told }.
verify-other = ce n’est plus l’archive que c’était à la fin de la partie.
verify-title = Vérification de la table { $table }
verify-good = ✅ Tout concorde.
verify-bad = ❌ Quelque chose cloche ici : { $why }
verify-more = L’archive jointe suffit pour refaire ce contrôle ailleurs : `sleepover verify FILE`, ou dix lignes dans n’importe quel langage. Compare l’engagement avec celui que tu as vu derrière *Dés honnêtes* avant la partie. Une chose qu’aucun contrôle ne peut montrer : que les gens qui font tourner le bot ne connaissaient pas les dés d’avance.

## The list of past games

history-title = Les parties jouées : { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [plateau]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player } n’a aucune partie finie à montrer ici.
history-how = Revois-en une avec /revoir et son numéro, ou contrôle ses dés avec /vérifier.
history-end = Et c’est tout.
button-older = Plus anciennes
button-newer = Plus récentes

## Step by step

button-replay = Revoir
button-look-back = Revoir depuis le début
button-verify = Vérifier
button-step-through = Pas à pas
button-step-first = ⏮ Début
button-step-back = ◀ Retour
button-step-next = Suite ▶
button-step-last = Fin ⏭
# Same as English: the French word.
button-animation = Animation
button-transcript = Récit
button-picture = Image
step-count = Étape { $step } sur { $steps } · { $eyes }
step-count-running = Étape { $step } sur { $steps } pour l’instant · { $eyes }
step-room = vu de la table
step-seat = vu de cette place : { $seat }
step-start = La partie commence.
step-jump = Sauter à une étape
step-jump-to = { $step } · { $told }

## The animation

film-title = { $emoji } { $game } · table { $table }, le film
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] { $actions } étape, et son image.
       *[other] { $actions } étapes, une image pour chacune.
    }
film-some = { $actions } étapes en { $pictures } images, parfois plusieurs sur la même. *Pas à pas* les montre une par une.
film-alt = Une animation de toute la partie à la table { $table } en { $pictures } images : { $players }. À la fin : { $end } Le récit raconte tout avec des mots.
transcript-title = La table { $table } en mots :

## Why not

sorry-no-such-game = Je ne peux pas te montrer de partie avec ce numéro. Tu peux voir les parties où tu as joué, et celles des salons que tu peux voir sur ce serveur.
sorry-number = « { $text } » n’est pas un numéro de table. Choisis-en un dans la liste, ou cherche-le avec /historique.
sorry-not-here = Tout le monde ici ne peut pas voir le salon où cette partie s’est jouée. Redemande avec l’option *privé* pour la voir rien que pour toi.
sorry-closed-record = Cette table a été fermée sans résultat, donc son archive reste fermée aussi : personne n’a donné son accord pour la dévoiler.
sorry-not-over = Cette partie est encore en cours. Ses dés seront dévoilés à la fin.
sorry-others-private = On ne peut voir les parties passées de quelqu’un d’autre que sur un serveur.
