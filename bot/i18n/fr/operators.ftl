### Ce que le bot dit au nom des personnes qui le gèrent.

sorry-blocked-person = Les personnes qui me gèrent ont bloqué ton compte, alors je ne peux rien faire pour toi ici. Si tu penses que c’est une erreur, écris-leur.
sorry-blocked-server = Les personnes qui me gèrent ont bloqué ce serveur, alors je ne peux rien faire ici. Si tu penses que c’est une erreur, écris-leur.
operator-announcement =
    📣 **Les personnes qui me gèrent disent :**
    { $words }
operator-closed = Les personnes qui me gèrent ont fermé cette table sans résultat. Personne ne gagne et personne ne perd.
struck-result = **{ $game }**, table { $table } : les personnes qui me gèrent ont annulé le résultat de cette partie. Il ne compte plus pour personne, et les classements et les profils sont recalculés sans lui.
struck-results = Les personnes qui me gèrent ont annulé des résultats de parties que tu as jouées, la dernière à **{ $game }**, table { $table }. Ils ne comptent plus pour personne, et les classements et les profils sont recalculés sans eux.
