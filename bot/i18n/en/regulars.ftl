### The regulars: computers with a name, a face and a way of playing of their own. Their names are the same in every
### language: Biscuit (hoarder), Marble (gambler), Pickle (grudge), Waffle (bluffer), Button (watcher), Teddy (beginner).

## At an open table

# In the chat: a regular's face, then its name.
regular-chat-name = { $face } { $name }
# Small, below a name on the poster: 16 characters at most, and in brackets behind it.
level-hoarder = hoarder
level-gambler = gambler
level-grudge = bears grudges
level-bluffer = bluffer
level-watcher = watcher
level-beginner = beginner
level-even = about your level
# A way of playing that this version of the bot does not have any more.
level-unknown = plays as usual
add-even = Add one about as good as us
pick-regular = Or invite one of the regulars
# How each plays, in one line: to choose from.
plays-hoarder = Keeps what it has and saves up for later
plays-gambler = Takes the risk, and then takes it again
plays-grudge = Remembers who did what, and pays it back
plays-bluffer = Wants you to believe something else
plays-watcher = Keeps an eye on whoever is ahead
plays-beginner = Gentle company for a first game
# In the host's menu, about a regular who sits there. $score is "Waffle leads 7 : 5".
regular-here = { $who }: { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# Over the years, against one player: first the regular's, then the player's.
regular-score = { $way ->
        [ahead] { $name } leads { $theirs } : { $mine }
        [behind] { $name } trails { $theirs } : { $mine }
       *[even] { $name } is level at { $theirs } : { $mine }
    }
profile-regulars = **Regulars:** { $scores }.

## What they say at the table, now and then. $name is a player.

banter-says = { $who }: *“{ $line }”*
# When the game begins.
banter-hoarder-hello = { $flavour ->
        [0] Hello! I brought snacks. They are mine.
       *[1] I'll take good care of everything I get.
    }
banter-gambler-hello = { $flavour ->
        [0] Feeling lucky? I always am, until I'm not.
       *[1] Let's make this interesting.
    }
banter-grudge-hello = { $flavour ->
        [0] I remember last time. All of it.
       *[1] A fresh start. My list is empty, for now.
    }
banter-bluffer-hello = { $flavour ->
        [0] I have no plan at all. Promise.
       *[1] You can trust this face.
    }
banter-watcher-hello = { $flavour ->
        [0] Don't mind me. I'm just watching.
       *[1] If you get ahead, I'll see it.
    }
banter-beginner-hello = { $flavour ->
        [0] Hi! I read the rules. Most of them.
       *[1] Is this my chair? This is exciting!
    }
# When $name has just done something to them, for all to see: gave them a number, hit them, challenged them.
banter-hoarder-touched = { $flavour ->
        [0] For me? I'll put it with the others.
       *[1] I was keeping that seat tidy, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Ha! Again, { $name }?
       *[1] Fine. Double or nothing.
    }
banter-grudge-touched = { $flavour ->
        [0] I saw that, { $name }. I write these things down.
       *[1] Noted. In ink.
    }
banter-bluffer-touched = { $flavour ->
        [0] Exactly what I wanted. Or is it?
       *[1] Oh no. Oh dear. Whatever will I do?
    }
banter-watcher-touched = { $flavour ->
        [0] Interesting, { $name }. Very interesting.
       *[1] I saw that coming. Almost.
    }
banter-beginner-touched = { $flavour ->
        [0] Oh! Is that allowed? It is? Good to know!
       *[1] So that's how that works, { $name }.
    }
# When they have won.
banter-hoarder-won = { $flavour ->
        [0] One more for the shelf.
       *[1] Saving up pays off. It always does.
    }
banter-gambler-won = { $flavour ->
        [0] Told you. Luck likes me.
       *[1] Again? I'm on a roll!
    }
banter-grudge-won = { $flavour ->
        [0] We're even now. More or less.
       *[1] I've crossed a few names off my list.
    }
banter-bluffer-won = { $flavour ->
        [0] Would I lie to you?
       *[1] I won? What a surprise. Truly.
    }
banter-watcher-won = { $flavour ->
        [0] I only had to wait and watch.
       *[1] You looked away for one moment.
    }
banter-beginner-won = { $flavour ->
        [0] I won? I won! Did everybody see?
       *[1] Beginner's luck is a real thing!
    }
# When they have come second, close behind.
banter-hoarder-close = { $flavour ->
        [0] I should have spent a little sooner.
       *[1] So close. I'm keeping the memory.
    }
banter-gambler-close = { $flavour ->
        [0] One more throw and it was mine.
       *[1] Worth it. I'd do it again.
    }
banter-grudge-close = { $flavour ->
        [0] That close? I won't forget this.
       *[1] You'll find your name on my list, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] I let you win. Obviously.
       *[1] Just as planned. Nearly.
    }
banter-watcher-close = { $flavour ->
        [0] I watched you do it, { $name }. Well played.
       *[1] One look too late.
    }
banter-beginner-close = { $flavour ->
        [0] I was almost first! Can we play again?
       *[1] That was so close! Well played, { $name }.
    }

## After the game: why they did what they did

button-why = Ask { $name } why
button-why-all = Ask the computers why
because-title = { $who }, looking back on table { $table }
# One decision: when, what was chosen rather than what, and why, in one or more sentences.
because-decision = **{ $moment }:** “{ $chosen }”{ $instead ->
        [none] {""}
       *[other] , not “{ $instead }”
    }. { $why }
because-nothing = I had no great reasons this time. I took what looked best, one step after the other.
because-how = These are the numbers that computers play by, as they were at that moment.{ $secrets ->
        [yes] {" "}Some were a secret then.
       *[no] {""}
    }
sorry-why-program = { $who } is somebody's own program. Why it chose what it chose, only its maker can tell.
sorry-why-random = { $who } plays at random, so there is no why. A die would have said the same.
