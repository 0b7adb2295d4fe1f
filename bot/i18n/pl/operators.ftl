### Co bot mówi w imieniu osób, które go prowadzą.

sorry-blocked-person = Osoby, które mnie prowadzą, zablokowały cię, więc nie mogę tu nic dla ciebie zrobić. Jeśli uważasz, że to pomyłka, napisz do nich.
sorry-blocked-server = Osoby, które mnie prowadzą, zablokowały ten serwer, więc nie mogę tu nic zrobić. Jeśli uważasz, że to pomyłka, napisz do nich.
operator-announcement =
    📣 **Osoby, które mnie prowadzą, mówią:**
    { $words }
operator-closed = Osoby, które mnie prowadzą, zamknęły ten stół bez wyniku. Nikt nie wygrywa i nikt nie przegrywa.
struck-result = **{ $game }**, stół { $table }: osoby, które mnie prowadzą, skreśliły wynik tej gry. Nie liczy się już nikomu, a rankingi i profile są liczone na nowo bez niego.
struck-results = Osoby, które mnie prowadzą, skreśliły wyniki twoich gier, ostatnio w grze **{ $game }**, stół { $table }. Nie liczą się już nikomu, a rankingi i profile są liczone na nowo bez nich.
