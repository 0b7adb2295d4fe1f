/** Pictures and files: alternative texts that can be read, no flicker when a picture is replaced, a closer look. */
import { cls, create, h } from "./dom.js";
import { icon } from "./avatar.js";
import { region, say } from "./words.js";

/**
 * An address on this very server, whichever of its names the page was opened by.
 * @param {string} url
 */
export function here(url) {
  const there = new URL(url, location.href);
  const local = ["127.0.0.1", "localhost", "[::1]"].includes(there.hostname) && there.port === location.port;
  return local ? `${there.pathname}${there.search}` : there.href;
}

/**
 * A picture that changes without a flicker: the next one is decoded before it takes the place of the last.
 * @param {{url: string, width?: number|null, height?: number|null}} media @param {string} alt @param {string} [className]
 */
export function picture(media, alt, className = "picture-frame") {
  const size =
    media.width && media.height
      ? { "--ratio": (media.width / media.height).toFixed(4), "--wide": `${media.width}px` }
      : {};
  return h("span", {
    class: cls(className, media.width && "sized"),
    style: size,
    opaque: true,
    hook: (/** @type {any} */ frame) => show(frame, media, alt),
  });
}

/** @param {any} frame @param {{url: string, width?: number|null, height?: number|null}} media @param {string} alt */
function show(frame, media, alt) {
  const current = frame.querySelector("img");
  if (frame.__url === media.url) {
    for (const img of frame.querySelectorAll("img")) if (img.alt !== alt) img.alt = alt;
    return;
  }
  frame.__url = media.url;
  const next = new Image();
  next.alt = alt;
  next.decoding = "async";
  next.draggable = false;
  if (media.width) next.width = media.width;
  if (media.height) next.height = media.height;
  next.src = here(media.url);
  if (!current) {
    frame.classList.add("coming");
    frame.append(next);
    next
      .decode()
      .then(() => frame.classList.remove("broken"))
      .catch(() => frame.__url === media.url && frame.classList.add("broken"))
      .finally(() => frame.classList.remove("coming"));
    return;
  }
  next
    .decode()
    .then(() => frame.classList.remove("broken"))
    // A board that was edited again meanwhile may be gone already: then its successor is on the way.
    .catch(() => frame.__url === media.url && frame.classList.add("broken"))
    .finally(() => {
      if (frame.__url === media.url) frame.replaceChildren(next);
    });
}

/** What a picture is called when nobody described it. @param {any} item */
const altOf = (item) => item.description ?? "";

/**
 * A gallery of one to ten pictures.
 * @param {any[]} items media gallery items: `{media, description, spoiler}`
 */
export function gallery(items) {
  const one = items.length === 1;
  return h(
    "div",
    { class: cls("gallery", one ? "gallery-one" : `gallery-${Math.min(items.length, 4)}`) },
    items.map(galleryItem),
  );
}

/** @param {any} item @param {number} index */
function galleryItem(item, index) {
  const alt = altOf(item);
  const media = { ...item.media, width: item.media.width ?? item.width, height: item.media.height ?? item.height };
  if ((media.content_type ?? "").startsWith("video/")) {
    return h(
      "figure",
      { class: "shot", key: index },
      h("video", { src: here(media.url), controls: true, "aria-label": alt || "A video" }),
    );
  }
  const open = (/** @type {any} */ event) => {
    const figure = event.currentTarget.closest("figure");
    if (item.spoiler && !figure.classList.contains("shown")) figure.classList.add("shown");
    else lightbox(media.url, alt, event.currentTarget);
  };
  const toggle = (/** @type {any} */ event) => {
    const figure = event.currentTarget.closest("figure");
    const shown = figure.classList.toggle("alt-shown");
    event.currentTarget.setAttribute("aria-expanded", String(shown));
  };
  return h(
    "figure",
    { class: cls("shot", item.spoiler && "spoiler-shot"), key: index },
    h(
      "button",
      {
        class: "shot-open",
        "aria-label": alt ? say("closer-at", { what: alt.slice(0, 120) }) : say("closer"),
        on: { click: open },
      },
      picture(media, alt),
    ),
    alt
      ? h(
          "button",
          {
            class: "alt-chip",
            "aria-label": say("alt-show"),
            "aria-expanded": "false",
            "data-testid": "alt-chip",
            on: { click: toggle },
          },
          "ALT",
        )
      : null,
    alt ? h("figcaption", { class: "alt-text", "data-testid": "alt-text", dir: "auto" }, alt) : null,
  );
}

/** A file to fetch. @param {{url: string, filename?: string, name?: string, size?: number}} file */
export function fileBox(file) {
  const name = file.filename ?? file.name ?? decodeURIComponent(file.url.split("/").pop()?.split("?")[0] ?? say("file"));
  const size = file.size ? sizeOf(file.size) : "";
  return h(
    "a",
    { class: "file-box", href: here(file.url), download: name, "data-testid": "file" },
    icon("file"),
    h("span", null, h("b", null, name), size ? h("small", null, size) : null),
  );
}

/** @param {number} bytes */
function sizeOf(bytes) {
  if (bytes < 1024) return say("bytes", { n: bytes });
  const shown = new Intl.NumberFormat(region(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${shown.format(bytes / 1024)} kB`;
}

/** A picture as large as the window. @param {string} url @param {string} alt @param {HTMLElement} from */
export function lightbox(url, alt, from) {
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  dialog.setAttribute("aria-label", say("picture"));
  dialog.dataset.testid = "lightbox";
  const img = new Image();
  img.src = here(url);
  img.alt = alt;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "round-button";
  close.setAttribute("aria-label", say("close"));
  close.append(create(icon("close")));
  const caption = document.createElement("p");
  caption.textContent = alt;
  dialog.append(img, caption, close);
  dialog.addEventListener("click", (event) => event.target !== caption && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    from.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
