### O que o bot diz em nome das pessoas que cuidam dele.

sorry-blocked-person = As pessoas que cuidam de mim bloquearam você, então não posso fazer nada por você aqui. Se acha que foi um engano, escreva para elas.
sorry-blocked-server = As pessoas que cuidam de mim bloquearam este servidor, então não posso fazer nada aqui. Se acha que foi um engano, escreva para elas.
operator-announcement =
    📣 **As pessoas que cuidam de mim dizem:**
    { $words }
operator-closed = As pessoas que cuidam de mim fecharam esta mesa sem resultado. Ninguém ganha e ninguém perde.
struck-result = **{ $game }**, mesa { $table }: as pessoas que cuidam de mim anularam o resultado desta partida. Ele não conta mais para ninguém, e as classificações e os perfis são calculados de novo sem ele.
struck-results = As pessoas que cuidam de mim anularam resultados de partidas que você jogou, a última em **{ $game }**, mesa { $table }. Eles não contam mais para ninguém, e as classificações e os perfis são calculados de novo sem eles.
