# Seats that change hands in the middle of a game.

button-hand-over = Hand over my seat
button-keep-seat = Keep my seat
button-take = Take { $name }'s place
button-relieve = Play on for { $name }
button-hand-over-sure = Offer my seat
button-take-sure = Sit down
button-drop-out = Leave it to a computer

hand-over-sure =
    The seat stays yours until somebody sits down, for a day at most; *⋯* takes the offer back. Then you are out for good.
    If the seat ends badly, your rating drops; if well, it stays. `/table hand-over` asks one person. Shall I ask around?
# Follows resign-sure or hand-over-sure, with button-drop-out.
drop-out-sure = In a hurry? A computer can play on at once; for your rating, that is resigning.
take-sure =
    You would play on in { $seat }'s place until the end: all they have in this game becomes yours, and there is no seat for you to swap to later.
    Your rating has nothing to lose here and nothing to win. The game goes into your profile if you make at least half of this seat's decisions.

table-offered = 🪑 { $seat } has to go. { $whom ->
        [anybody] Who would like to play on in their place?
       *[other] Would you play on in their place, { $whom }?
    } The offer ends { $when }.
table-relieved = { $seat } has sat down in { $former }'s place and plays on from here.

offered-call = { $whom ->
        [anybody] { $who } has to go. Would somebody here like to play on? [Take the seat at the table]({ $link }); until then { $who } keeps it. The offer ends { $when }.
       *[other] { $whom }, { $who } has to go and would like you to play on. [Take the seat at the table]({ $link }); until then { $who } keeps it. The offer ends { $when }.
    }
relieved-call = 🪑 { $who } plays on in { $former }'s place. [To the table]({ $link })

done-offered = I've asked. The seat is yours until somebody sits down.
done-kept = Good, you stay. The seat is no longer on offer.
done-dropped-out = Off you go! A computer plays on in your place. See you at the next game.
done-relieved = Welcome! The seat is yours, and so is its time. Have a look at the board.
done-relieved-secret = Welcome! The seat is yours, and so is its time. *Peek* shows you its secrets, and a direct message with them is on its way.

vote-relieve-sure = You would play on in { $seat }'s place until the end. I'll ask those who still play. They have a day; if they don't answer, that's a yes. But if { $seat } is back by then, that settles it. Shall I ask?
vote-relieve-open = 🪑 { $who } would like to play on in place of { $seat }, who has been away for a while.{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } If you don't answer, that's a yes. It is decided { $when }; if { $seat } is back first, that settles it.
vote-relieve-refused = 🙂 { $seats } would rather wait for { $seat }.
vote-relieve-call = { $seat }, they miss you! { $who } would like to take your place. [Be back]({ $link }) { $when } at the latest, and it stays yours.{ $others ->
        [none] {""}
       *[other] {" "}What do you say, { $others }?
    }
# The same about a computer's seat. $seat is its name.
vote-relieve-computer-sure = You would play on in { $seat }'s place until the end, and nothing of it counts for your rating. I'll ask those who still play. They have a day; if they don't answer, that's a yes. Shall I ask?
vote-relieve-computer-open = 🪑 { $who } would like to join in and play on in place of { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } If you don't answer, that's a yes. It is decided { $when }.
vote-relieve-computer-refused = 🙂 { $seats } would rather keep { $seat }.
vote-relieve-computer-call = { $who } would like to [join in]({ $link }) in place of { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}What do you say, { $others }?
    } It is decided { $when }.

sorry-no-offer = That seat is not on offer.
sorry-own-offer = That's your own seat. To keep it after all, press *⋯* and *Keep my seat*.
sorry-drop-out = A computer can sit down for you only while at least two others play on, and one of them is a person. You can resign, or hand your seat over.
sorry-offered-to-other = That seat is being kept for { $whom }.
sorry-hand-over-bot = Bots have no hands for the dice. Ask a person, please.
sorry-relief-seated = { $other ->
        [yes] They already sit at this table, and nobody plays two seats.
       *[no] You already sit at this table, and nobody plays two seats.
    }
sorry-relief-watched = { $other ->
        [yes] They have played in this game before and have seen things that this seat must not know. Somebody else will have to do it.
       *[no] You have played in this game before and have seen things that this seat must not know. Somebody else will have to do it.
    }
sorry-relief-unwelcome = { $other ->
        [yes] There's no seat for them at this table.
       *[no] Sorry, there's no seat for you at this table.
    }
