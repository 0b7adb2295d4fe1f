### Plätze, die mitten in der Partie die Person wechseln.

button-hand-over = Meinen Platz abgeben
button-keep-seat = Meinen Platz behalten
button-take = Platz von { $name } nehmen
button-relieve = Für { $name } weiterspielen
button-hand-over-sure = Platz anbieten
button-take-sure = Hinsetzen
button-drop-out = Einem Computer überlassen

hand-over-sure =
    Der Platz bleibt dir, bis sich jemand setzt, höchstens einen Tag; *⋯* nimmt das Angebot zurück. Danach bist du endgültig raus.
    Geht es für den Platz schlecht aus, sinkt deine Wertung, sonst bleibt sie. `/tisch abgeben` fragt eine Person. Soll ich herumfragen?
drop-out-sure = Eilig? Ein Computer kann sofort weiterspielen; für deine Wertung ist das Aufgeben.
take-sure =
    Du würdest bis zum Ende auf dem Platz von { $seat } spielen: Alles, was dort liegt, gehört dann dir, und auf einen anderen Platz wechseln kannst du später nicht.
    Deine Wertung hat hier nichts zu verlieren und nichts zu gewinnen. In dein Profil kommt die Partie, wenn du mindestens die Hälfte der Entscheidungen dieses Platzes triffst.

table-offered = 🪑 { $seat } muss los. { $whom ->
        [anybody] Wer möchte auf dem Platz weiterspielen?
       *[other] Möchtest du auf dem Platz weiterspielen, { $whom }?
    } Das Angebot endet { $when }.
table-relieved = { $seat } sitzt jetzt auf dem Platz von { $former } und spielt ab hier weiter.

offered-call = { $whom ->
        [anybody] { $who } muss los. Möchte hier jemand weiterspielen? [Nimm den Platz am Tisch]({ $link }); bis dahin behält ihn { $who }. Das Angebot endet { $when }.
       *[other] { $whom }, { $who } muss los und wünscht sich, dass du weiterspielst. [Nimm den Platz am Tisch]({ $link }); bis dahin behält ihn { $who }. Das Angebot endet { $when }.
    }
relieved-call = 🪑 { $who } spielt auf dem Platz von { $former } weiter. [Zum Tisch]({ $link })

done-offered = Ich habe gefragt. Der Platz gehört dir, bis sich jemand setzt.
done-kept = Schön, du bleibst. Der Platz ist nicht mehr zu haben.
done-dropped-out = Geh nur! Ein Computer spielt auf deinem Platz weiter. Bis zur nächsten Partie.
done-relieved = Willkommen! Der Platz gehört dir, und seine Zeit auch. Schau dir das Brett an.
done-relieved-secret = Willkommen! Der Platz gehört dir, und seine Zeit auch. *Spicken* zeigt dir seine Geheimnisse, und eine Direktnachricht damit ist unterwegs.

vote-relieve-sure = Du würdest bis zum Ende auf dem Platz von { $seat } spielen. Ich frage die, die noch spielen. Sie haben einen Tag Zeit, und wer schweigt, sagt ja; ist { $seat } aber bis dahin zurück, hat sich das erledigt. Soll ich fragen?
vote-relieve-open = 🪑 { $who } möchte auf dem Platz von { $seat } weiterspielen; { $seat } ist schon eine Weile weg.{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Wer schweigt, sagt ja. Entschieden wird { $when }; kommt { $seat } vorher zurück, hat sich das erledigt.
vote-relieve-refused = 🙂 { $seats }: lieber auf { $seat } warten.
vote-relieve-call = { $seat }, du wirst vermisst! { $who } möchte deinen Platz übernehmen. [Komm zurück]({ $link }), spätestens { $when }, und er bleibt deiner.{ $others ->
        [none] {""}
       *[other] {" "}Was meint ihr: { $others }?
    }
vote-relieve-computer-sure = Du würdest bis zum Ende auf dem Platz von { $seat } spielen; für deine Wertung zählt das nicht. Ich frage die, die noch spielen. Sie haben einen Tag Zeit, und wer schweigt, sagt ja. Soll ich fragen?
vote-relieve-computer-open = 🪑 { $who } möchte einsteigen und auf dem Platz von { $seat } weiterspielen.{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Wer schweigt, sagt ja. Entschieden wird { $when }.
vote-relieve-computer-refused = 🙂 { $seats }: lieber mit { $seat } weiter.
vote-relieve-computer-call = { $who } möchte [einsteigen]({ $link }), auf dem Platz von { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}Was meint ihr: { $others }?
    } Entschieden wird { $when }.

sorry-no-offer = Dieser Platz ist nicht zu haben.
sorry-own-offer = Das ist dein eigener Platz. Wenn du ihn doch behalten willst, drück auf *⋯* und *Meinen Platz behalten*.
sorry-drop-out = Ein Computer kann für dich nur einspringen, solange mindestens zwei andere weiterspielen und einer davon ein Mensch ist. Du kannst aufgeben oder deinen Platz weitergeben.
sorry-offered-to-other = Dieser Platz ist reserviert für { $whom }.
sorry-hand-over-bot = Bots haben keine Hände zum Würfeln. Frag bitte einen Menschen.
sorry-relief-seated = { $other ->
        [yes] Diese Person sitzt schon an diesem Tisch, und niemand spielt auf zwei Plätzen.
       *[no] Du sitzt schon an diesem Tisch, und niemand spielt auf zwei Plätzen.
    }
sorry-relief-watched = { $other ->
        [yes] Diese Person hat in dieser Partie schon mitgespielt und Dinge gesehen, die dieser Platz nicht wissen darf. Das muss jemand anderes machen.
       *[no] Du hast in dieser Partie schon mitgespielt und Dinge gesehen, die dieser Platz nicht wissen darf. Das muss jemand anderes machen.
    }
sorry-relief-unwelcome = { $other ->
        [yes] Für diese Person ist an diesem Tisch kein Platz.
       *[no] Tut mir leid, für dich ist an diesem Tisch kein Platz.
    }
