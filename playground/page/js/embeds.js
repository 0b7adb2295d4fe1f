/** The older kind of rich content: embeds, in simple form. */
import { h } from "./dom.js";
import { markdown, inline } from "./markdown.js";
import { picture } from "./media.js";

/** @param {any} embed @param {import("./markdown.js").Names} names @param {number} key */
export function embedBox(embed, names, key) {
  const accent = typeof embed.color === "number" ? `#${embed.color.toString(16).padStart(6, "0")}` : "";
  return h(
    "div",
    { class: "embed container accented", style: accent ? { "--accent": accent } : {}, key },
    embed.author?.name ? h("div", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? h("div", { class: "md-h3", dir: "auto" }, titleOf(embed, names)) : null,
    embed.description ? h("div", { class: "text" }, markdown(embed.description, names)) : null,
    embed.fields?.length
      ? h(
          "dl",
          { class: "embed-fields" },
          embed.fields.map((/** @type {any} */ f) =>
            h(
              "div",
              { class: f.inline ? "inline" : null },
              h("dt", null, inline(f.name, names)),
              h("dd", null, markdown(f.value, names)),
            ),
          ),
        )
      : null,
    embed.thumbnail?.url
      ? picture(embed.thumbnail, embed.thumbnail.description ?? "", "thumb-frame embed-thumb")
      : null,
    embed.image?.url ? picture(embed.image, embed.image.description ?? "") : null,
    embed.footer?.text ? h("div", { class: "subtext" }, embed.footer.text) : null,
  );
}

/** @param {any} embed @param {import("./markdown.js").Names} names */
function titleOf(embed, names) {
  const inside = inline(embed.title, names);
  return embed.url ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, inside) : inside;
}
