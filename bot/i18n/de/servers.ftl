### Was ein Server für sich festlegt, und wie der Bot Hallo sagt.

settings-title = Einstellungen dieses Servers
settings-channels = **Wo:** { $count ->
        [0] In jedem Kanal, in dem ich schreiben darf, könnt ihr spielen.
        [one] In dem Kanal, der hier gewählt ist, könnt ihr spielen.
       *[other] In den { $count } Kanälen, die hier gewählt sind, könnt ihr spielen.
    }
settings-choose-channels = Jeder Kanal, in dem ich schreiben darf
settings-lacking = ⚠️ { $channel }: Ich brauche { $permissions }.
settings-lacking-more = … und { $count ->
        [one] noch ein Kanal, in dem etwas fehlt.
       *[other] noch { $count } Kanäle, in denen etwas fehlt.
    }
settings-gone = ⚠️ Die gewählten Kanäle sind weg, also kann niemand ein Spiel eröffnen. Wählt andere oder gar keinen.
settings-nowhere = ⚠️ Noch gibt mir kein Kanal alles, was ein Spiel braucht: { $permissions }.
settings-clock = Zeit für eine Entscheidung: { $time }
settings-language = Sprache neuer Tische: { $language }
settings-language-own = die des Servers
settings-follow = Das Brett rückt nach: { $follow ->
        [quickly] flott
        [never] gar nicht
       *[calmly] in Ruhe
    }
settings-moderators = **Wer fremde Partien beenden darf:** { $role ->
        [none] die Moderation (Nachrichten verwalten).
       *[other] { $role } und alle, die den Server verwalten.
    }
settings-choose-role = Die Moderation (Nachrichten verwalten)
settings-threads-on = In Threads: ja
settings-threads-off = In Threads: nein
settings-pings-on = Erwähnungen: ja
settings-pings-off = Erwähnungen: nein
settings-everywhere-on = Überall mitzählen: ja
settings-everywhere-off = Überall mitzählen: nein
settings-banter-on = Stammgäste plaudern: ja
settings-banter-off = Stammgäste plaudern: nein
settings-quiet = **Ruhezeiten:** { $hours ->
        [none] keine, außer für alle, die eigene haben.
       *[other] { $hours }, für alle, die keine eigenen haben.
    }
button-settings-quiet = Ruhezeiten
settings-quiet-title = Ruhezeiten dieses Servers
settings-small = *Erwähnungen:* ob ich Leute pingen darf, wenn sie dran sind; Direktnachrichten regelt jede Person für sich. *Überall mitzählen:* Partien, die ab jetzt enden, zählen in der Rangliste über alle Server; frühere bleiben, wie sie sind. Kanäle, Zeit für eine Entscheidung und Sprache gelten für neue Tische. *Das Brett rückt nach:* Plaudert ihr unter einer laufenden Partie, hole ich das Brett wieder nach unten; ich zähle die Nachrichten nur und lese keine.
sorry-not-manager = Die Einstellungen sehen und ändern kann nur, wer den Server verwaltet (Server verwalten).
sorry-no-threads = Dieser Server erlaubt keine Spiele in Threads. Versuch es im Kanal selbst.
sorry-other-channel = Auf diesem Server wird woanders gespielt: { $channels }.
sorry-no-channel = Die Kanäle, die auf diesem Server für Spiele gewählt wurden, sind weg. Wer ihn verwaltet, kann mit /einstellungen andere wählen.
sorry-not-host-or-role = Das darf nur, wer den Tisch eröffnet hat ({ $host }), oder wer die Rolle { $role } hat.

greeting = 👋 Hallo! Ich bringe { $games } in einen Kanal; wenn sonst niemand da ist, spielen Computer mit. Eröffne ein Spiel mit { $play }, oder fang mit { $help } an. Wenn du diesen Server verwaltest, legst du mit { $settings } fest, wo gespielt wird und wie.
