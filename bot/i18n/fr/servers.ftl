### What a server settles for itself, and how the bot says hello.

settings-title = Les paramètres de ce serveur
settings-channels = **Où :** { $count ->
        [0] on peut ouvrir une partie dans tous les salons où je peux écrire.
        [one] on peut ouvrir une partie dans le salon choisi ici.
       *[other] on peut ouvrir une partie dans les { $count } salons choisis ici.
    }
settings-choose-channels = Tous les salons où je peux écrire
settings-lacking = ⚠️ { $channel } : il me faut { $permissions }.
settings-lacking-more = …et { $count ->
        [one] encore un salon où il manque quelque chose.
       *[other] encore { $count } salons où il manque quelque chose.
    }
settings-gone = ⚠️ Les salons choisis ont disparu, donc personne ne peut ouvrir de partie. Choisis-en d’autres, ou aucun.
settings-nowhere = ⚠️ Aucun salon ne me donne encore tout ce qu’il faut pour jouer : { $permissions }.
settings-clock = Temps par décision : { $time }
settings-language = Langue des nouvelles tables : { $language }
settings-language-own = celle du serveur
settings-follow = Le plateau suit la discussion : { $follow ->
        [quickly] vite
        [never] jamais
       *[calmly] tranquillement
    }
settings-moderators = **Qui peut arrêter les parties des autres :** { $role ->
        [none] la modération (Gérer les messages).
       *[other] { $role }, et toute personne qui gère le serveur.
    }
settings-choose-role = La modération (Gérer les messages)
settings-threads-on = Dans les fils : oui
settings-threads-off = Dans les fils : non
settings-pings-on = Mentions : oui
settings-pings-off = Mentions : non
settings-everywhere-on = Compter partout : oui
settings-everywhere-off = Compter partout : non
settings-banter-on = Les habitués bavardent : oui
settings-banter-off = Les habitués bavardent : non
settings-quiet = **Heures calmes :** { $hours ->
        [none] aucune, sauf pour qui a les siennes.
       *[other] { $hours }, pour qui n’a pas les siennes.
    }
button-settings-quiet = Heures calmes
settings-quiet-title = Les heures calmes de ce serveur
settings-small = *Mentions :* si je peux mentionner quelqu’un quand c’est son tour ; pour les messages privés, chacun décide. *Compter partout :* les parties qui se terminent à partir de maintenant comptent dans le classement de tous les serveurs ; les précédentes restent comme elles sont. Les salons, le temps par décision et la langue valent pour les nouvelles tables. *Le plateau suit la discussion :* quand on discute sous une partie en cours, je ramène le plateau en bas ; je compte les messages, sans jamais les lire.
sorry-not-manager = Il faut gérer le serveur (Gérer le serveur) pour voir et changer ses paramètres.
sorry-no-threads = Ce serveur ne permet pas de jouer dans les fils. Essaie dans le salon lui-même.
sorry-other-channel = Sur ce serveur, on joue ailleurs : { $channels }.
sorry-no-channel = Les salons choisis pour jouer sur ce serveur ont disparu. Quelqu’un qui le gère peut en choisir d’autres avec /paramètres.
sorry-not-host-or-role = Pour faire ça, il faut être { $host }, qui a ouvert la table, ou avoir le rôle { $role }.

greeting = 👋 Salut ! J’installe dans un salon de quoi jouer : { $games } ; et s’il n’y a personne d’autre dans les parages, les ordis jouent avec toi. Ouvre une partie avec { $play }, ou commence par { $help }. Si tu gères ce serveur, { $settings } te laisse choisir où l’on joue, et comment.
