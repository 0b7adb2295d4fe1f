### Quello che il bot dice a nome di chi lo gestisce.

sorry-blocked-person = Chi mi gestisce ha bloccato il tuo account, quindi qui non posso fare niente per te. Se pensi che sia un errore, scrivi a chi mi gestisce.
sorry-blocked-server = Chi mi gestisce ha bloccato questo server, quindi qui non posso fare niente. Se pensi che sia un errore, scrivi a chi mi gestisce.
operator-announcement =
    📣 **Chi mi gestisce dice:**
    { $words }
operator-closed = Chi mi gestisce ha chiuso questo tavolo senza risultato. Nessuno vince e nessuno perde.
struck-result = **{ $game }**, tavolo { $table }: chi mi gestisce ha annullato il risultato di questa partita. Non conta più per nessuno, e punteggi e profili si ricalcolano senza.
struck-results = Chi mi gestisce ha annullato dei risultati di partite che hai giocato, l’ultima a **{ $game }**, tavolo { $table }. Non contano più per nessuno, e punteggi e profili si ricalcolano senza.
