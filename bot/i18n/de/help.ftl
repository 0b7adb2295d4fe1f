### Ein Spiel aussuchen, /hilfe und die begleitete erste Partie.

picker-title = ### 🎲 Was spielen wir?
picker-guided = -# 🌱 Neu? *Zeig’s mir*: leichte Computer, Tipps, keine Wertung.
pick-game = Weitere Spiele
game-picture = Ein Bild von { $game }
button-play = { $game } spielen
button-guide = Zeig’s mir
# $play is a command that can be pressed.
help-first =
    ### 👋 Hallo! Lass uns spielen.
    Drück *Spielen* oder tipp { $play }. Die anderen drücken *Mitspielen*.
help-first-elsewhere =
    ### 👋 Hallo! Ich bringe Spiele in die Kanäle eines Servers.
    Tipp dort in einem Kanal { $play }, und ein Tisch geht auf. Das sind die Spiele; *Regeln* sagt dir, wie jedes geht.
help-more = -# 🧭 So geht ein Spiel: { $rules } · Wo du dran bist: { $turns } · Heute: { $puzzle } · Demnächst: { $evenings } · Bisher: { $profile }, { $leaderboard }, { $history } · Deins: { $me } · Für den Server: { $settings }
guide-offer = 🌱 Das erste Mal? *Zeig’s mir* setzt einen leichten Computer an den Tisch und fängt an. Vor jeder deiner ersten Entscheidungen flüstere ich dir zu, was du tun kannst und was ich tun würde. Oder du wartest einfach auf die anderen.
guide-offer-joined = 🌱 Das erste Mal? In deinen ersten Zügen flüstere ich dir zu, was du tun kannst. Und wenn du erst mal allein probieren magst: Unter /hilfe gibt es eine Partie gegen einen leichten Computer.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] Ich würde **{ $label }** drücken.
       *[other] In der Liste **{ $list }** würde ich **{ $label }** wählen.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] Das ist mein letzter regelmäßiger Tipp: Jetzt entscheidest du, und ich flüstere nur noch, wenn etwas Neues kommt. Den Rest findest du unter **{ $rules }**, und /hilfe hat zu jedem Spiel eine geführte erste Partie.
       *[no] Das ist mein letzter Tipp. Den Rest findest du unter **{ $rules }**.
    }
guide-here = 🌱 Deine Partie steht bereit: { $link }. Meine Tipps erscheinen darunter, sobald du etwas gedrückt hast. Nur du siehst sie.
sorry-which-game = Hausregeln und Termine gehören zu einem Spiel, also schreib dazu, zu welchem: `/spielen spiel:`. Ohne etwas dahinter zeigt dir /spielen alle.
sorry-guide-company = Du bist an diesem Tisch nicht mehr allein, also gehört er euch allen. Unter /hilfe gibt es jederzeit eine Partie nur für dich.
