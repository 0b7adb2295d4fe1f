#!/usr/bin/env bash
# What: discord.js 14.28.1, Node 20.20
# Guess: `Message#equals` is false if a message and its edited copy show something else.
# Behaviour: it compares content, embeds and attachments, and no components. A message of Components V2 has all of its
#   text in these, so it equals any edit of itself. With the raw data given, a message that was never edited does not
#   even equal itself: its time of editing, null, is compared with what `Date.parse` makes of null.
# Expected: false. A bot that skips its work for an edit that changes nothing skips all of them.
# Output: "Your turn, Ann." and "Your turn, Ben." with the same id: true; with content in their place: false;
#   itself: true, with raw data: false
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund discord.js@14.28.1 >npm.txt 2>&1 || { cat npm.txt; exit 1; }
cat >seen.js <<'JAVASCRIPT'
const { Client, Message } = require("discord.js");

const client = new Client({ intents: [] });
const author = { id: "1000000000000000003", username: "bot", discriminator: "0000", avatar: null, bot: true };
const raw = (more) => ({
  id: "1000000000000000001", channel_id: "1000000000000000002", type: 0, content: "", embeds: [], attachments: [],
  timestamp: "2026-11-28T00:00:00+00:00", edited_timestamp: null, tts: false, pinned: false, mention_everyone: false,
  mentions: [], mention_roles: [], flags: 0, components: [], author, ...more,
});
const shown = (text) => raw({ flags: 32768, components: [{ type: 10, id: 1, content: text }] });
const same = (one, other) => new Message(client, one).equals(new Message(client, other));
const components = same(shown("Your turn, Ann."), shown("Your turn, Ben."));
const content = same(raw({ content: "Your turn, Ann." }), raw({ content: "Your turn, Ben." }));
const message = new Message(client, shown("Your turn, Ann."));
const [itself, withRaw] = [message.equals(message), message.equals(message, shown("Your turn, Ann."))];
console.log("components:", components, "content:", content, "itself:", itself, "with raw data:", withRaw);
if (!components || content || !itself || withRaw) {
  console.error("It does not behave as described any more.");
  process.exit(1);
}
console.log("As described.");
JAVASCRIPT
node seen.js
