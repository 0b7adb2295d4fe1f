### Lo que el bot dice en nombre de quienes lo gestionan.

sorry-blocked-person = Quienes me gestionan te han bloqueado, así que aquí no puedo hacer nada por ti. Si crees que es un error, escríbeles.
sorry-blocked-server = Quienes me gestionan han bloqueado este servidor, así que aquí no puedo hacer nada. Si crees que es un error, escríbeles.
operator-announcement =
    📣 **Dicen quienes me gestionan:**
    { $words }
operator-closed = Quienes me gestionan han cerrado esta mesa sin resultado. Nadie gana y nadie pierde.
struck-result = **{ $game }**, mesa { $table }: quienes me gestionan han anulado el resultado de esta partida. Ya no cuenta para nadie, y las puntuaciones y los perfiles se calculan de nuevo sin ella.
struck-results = Quienes me gestionan han anulado resultados de partidas que jugaste, la última en **{ $game }**, mesa { $table }. Ya no cuentan para nadie, y las puntuaciones y los perfiles se calculan de nuevo sin ellas.
