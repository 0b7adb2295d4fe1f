### I comandi: i nomi, le descrizioni e come si chiamano le opzioni.
### Un nome ha da 1 a 32 caratteri, in minuscolo; una descrizione da 1 a 100.

command-play = gioca
    .description = Apri un tavolo da gioco in questo canale
option-play-game = gioco
    .description = A che cosa si gioca; se non lo dici, te li mostro tutti
option-play-clock = tempo
    .description = Quanto tempo c’è per ogni decisione; se lo ometti, quello scelto dal server
option-play-house_rules = regole_della_casa
    .description = Le regole della casa con cui partire, per esempio: target 20, first random
option-play-thread = thread
    .description = Dai al tavolo un thread tutto suo

command-table = tavolo
    .description = Il tuo tavolo in questo canale, se preferisci la tastiera
command-table-board = tabellone
    .description = Riporta il tabellone quaggiù, in un messaggio fresco
command-table-resign = resa
    .description = Arrenditi e lascia questa partita
command-table-hand-over = cedi
    .description = Lascia che qualcuno giochi al tuo posto fino alla fine
option-table-hand-over-user = persona
    .description = A chi cedere il posto (di solito: a chiunque qui)
command-table-nudge = fischio
    .description = Fai un fischio a chi deve muovere
command-table-end = fine
    .description = Chiedi agli altri di chiudere questa partita senza risultato

option-play-roll_for_me = tira_per_me
    .description = Il bot tira i dadi quando non c’è niente da decidere (di solito: sì)
option-play-plan_ahead = piani
    .description = Si può decidere in anticipo che cosa fare (di solito: sì)
command-plan = piano
    .description = Decidi adesso che cosa fai quando tocca a te
command-rules = regole
    .description = Le regole di un gioco in un minuto, con le figure
option-rules-game = gioco
    .description = Le regole di quale gioco

command-help = aiuto
    .description = Che cosa scrivere per prima cosa, i giochi, e dov’è tutto il resto
command-puzzle = rompicapo
    .description = Trova la mossa migliore: ogni giorno una posizione, da una partita finita
command-leaderboard = classifica
    .description = La classifica, qui o ovunque
option-leaderboard-game = gioco
    .description = Un gioco solo
option-leaderboard-period = periodo
    .description = Da sempre, questa stagione (un trimestre) o questo mese
choice-period-all = da sempre
choice-period-season = questa stagione
choice-period-month = questo mese
option-leaderboard-scope = dove
    .description = Questo server, o ovunque si trovi il bot
choice-scope-here = questo server
choice-scope-everywhere = ovunque

command-settings = impostazioni
    .description = Le impostazioni di questo server (solo per chi lo gestisce)

command-profile = profilo
    .description = Partite, rating, serie, rivali, fortuna e trofei di qualcuno
option-profile-player = chi
    .description = Di chi (di solito: tu)
option-profile-game = gioco
    .description = Un gioco solo
option-profile-scope = dove
    .description = Questo server, o tutti i server insieme
choice-profile-here = questo server
choice-profile-everywhere = tutti i server

command-history = partite
    .description = Le partite passate di qualcuno: chi c’era, chi ha vinto e i loro numeri
option-history-player = chi
    .description = Di chi (di solito: tu)
option-history-game = gioco
    .description = Un gioco solo
option-history-private = privato
    .description = Lo vedi solo tu, con le tue partite di ogni server

command-replay = replay
    .description = Rivedi una partita come animazione, o sfoglia quella ancora in corso
option-replay-id = numero
    .description = Il numero del tavolo
option-replay-private = privato
    .description = Lo vedi solo tu

command-verify = verifica
    .description = Controlla i dadi e ogni azione di una partita passata, e prendine il verbale
option-verify-id = numero
    .description = Il numero del tavolo
option-verify-private = privato
    .description = Lo vedi solo tu
command-review = analisi
    .description = Una partita finita, col senno di poi: quanta fortuna e quanta bravura
option-review-id = numero
    .description = Il numero del tavolo

command-me = io
    .description = Che cosa sa di te il bot
command-me-birthday = compleanno
    .description = Il tuo compleanno: a Numeri magici comincia chi ce l’ha più vicino
option-me-birthday-day = giorno
    .description = Giorno del mese; senza niente lo vedi e puoi farmelo dimenticare
option-me-birthday-month = mese
    .description = Mese, da 1 a 12
command-me-pings = avvisi
    .description = Come ti ricordo che tocca a te
option-me-pings-how = come
    .description = Quando e dove; se lo ometti, vedi che cosa è impostato
option-me-pings-hour = ora
    .description = Per una volta al giorno: a che ora, da 0 a 23
option-me-pings-zone = fuso
    .description = Per una volta al giorno: dove sei, per esempio Europe/Rome, o UTC+2
option-me-pings-soon = in_anticipo
    .description = Avvisami già quando manca una persona sola, e poi tocca a me
command-me-quiet = silenzio
    .description = Quando il tuo tempo si ferma e ti lascio in pace; se lo ometti, vedi che cosa è impostato
option-me-quiet-from = dalle
    .description = Quando cominciano le tue ore di silenzio, per esempio 23:00
option-me-quiet-to = alle
    .description = Quando finiscono, per esempio 8:00
option-me-quiet-zone = fuso
    .description = Dove sei, per esempio Europe/Rome, oppure una differenza come UTC+2
option-me-quiet-days_off = giorni_liberi
    .description = Giorni di silenzio completo: sabato, domenica; oppure weekend; oppure nessuno
command-me-vacation = vacanza
    .description = Di’ fino a quando non ci sei; se lo ometti, vedi che cosa è impostato
option-me-vacation-until = fino_al
    .description = L’ultimo giorno, per esempio 2026-12-24, o tra quanti giorni da oggi
command-me-block = blocca
    .description = Tieni qualcuno lontano dai tuoi tavoli; nessuno viene a saperlo
option-me-block-user = persona
    .description = Chi bloccare
command-me-unblock = sblocca
    .description = Lascia che qualcuno torni a sedersi ai tuoi tavoli
option-me-unblock-user = persona
    .description = Chi sbloccare
command-me-blocked = blocchi
    .description = Le persone che hai bloccato
command-me-privacy = privacy
    .description = Che cosa so di te: esportalo o cancellalo

menu-challenge = Sfida a una partita
menu-profile = Profilo
# Same as English: players of Italian say replay.
menu-replay = Replay
menu-verify = Verifica

command-turns = turni
    .description = I tavoli che aspettano una tua mossa, su tutti i server

command-night = notte
    .description = Una serata, più giochi, una vittoria finale
option-night-at = quando
    .description = Non adesso ma più in là: venerdì 20:00, domani 20:30, 24 dicembre 19:30, tra 2 ore
option-night-repeat = ripeti
    .description = Ogni quanto si ripete la notte (solo insieme a «quando»)
option-night-duplicate = stessa_fortuna
    .description = Tutti i tavoli di un round hanno gli stessi dadi, in thread privati: chi li usa meglio?
