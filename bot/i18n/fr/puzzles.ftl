# The puzzle of the day: find the best move.

puzzle-title = 🧩 L’énigme du jour · { $emoji } { $game }
# $seat: the letter by which the player is called, as on the board.
puzzle-asked = Tu es **{ $seat }**, et c’est à toi de jouer. Quel coup gagne le plus souvent ?
# $next: when the next one is there, as Discord shows a time.
puzzle-how = L’énigme vient d’une partie finie, sans les noms. Personne d’autre ne voit ta réponse. La prochaine arrive { $next }.
puzzle-right = ✅ **Oui ! { $best }**, c’est bien ça.
puzzle-wrong = ❌ **{ $chosen }**, ce n’est pas ça. Le meilleur coup : **{ $best }**.
# $more, $less: of a hundred games.
puzzle-worth = Sur 100 parties, tu en gagnes à peu près { $more } après « { $best } », et à peu près { $less } après « { $other } ».
puzzle-played = Dans la partie elle-même, le coup joué était « { $played } ».
# $answers: how many people have answered.
puzzle-others =
    { $answers ->
        [one] { PERCENT($percent) } de bonnes réponses ({ $answers } réponse jusqu’ici).
       *[other] { PERCENT($percent) } de bonnes réponses ({ $answers } réponses jusqu’ici).
    }
# At least two days in a row.
puzzle-streak =
    🔥 { $days ->
        [one] { $days } jour d’affilée !
       *[other] { $days } jours d’affilée !
    }
puzzle-old = C’était l’énigme d’un jour passé, alors elle ne compte pas pour ta série.
puzzle-next = La prochaine énigme arrive { $next }.
button-puzzle-lend = Mes parties peuvent servir d’énigmes
button-puzzle-keep = Pas mes parties
done-puzzle-lend = Merci ! Une de tes parties finies peut devenir une énigme, une fois que toutes les personnes qui l’ont jouée ont dit oui. Vos noms n’y figurent pas.
done-puzzle-keep = D’accord, plus aucune nouvelle énigme ne viendra de tes parties.
sorry-puzzle-gone = Il n’y a pas d’énigme pour ce jour-là. `/énigme` te donne celle d’aujourd’hui.
