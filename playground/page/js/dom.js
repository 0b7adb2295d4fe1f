/**
 * A very small virtual DOM: descriptions of elements, and a patch that changes an existing tree as little as
 * possible. An element that is still described is never replaced: it keeps its focus, its scroll position and the
 * press that is under way on it.
 *
 * @typedef {{tag: string, key: string|null, props: Record<string, any>, children: VNode[], text: string}} VNode
 */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "circle", "g", "ellipse", "rect"]);

/**
 * Describe an element. Properties: `key` (identity among its siblings), `class`, `on` (listeners by event name),
 * `style` (custom properties and others, set through the CSSOM), `hook` (called with the element after every patch),
 * `value`/`checked` (properties), all others attributes (`false`, `null` and `undefined`: absent). A button sends no
 * form unless its `type` says so.
 * @param {string} tag
 * @param {Record<string, any>|null} [props]
 * @param {...any} children vnodes, strings, numbers, arrays of them; nothing for null and false
 * @returns {VNode}
 */
export function h(tag, props, ...children) {
  const { key = null, ...rest } = tag === "button" ? { type: "button", ...props } : (props ?? {});
  return { tag, key: key === null ? null : String(key), props: rest, children: flat(children), text: "" };
}

/** @param {any[]} children @param {VNode[]} [out] @returns {VNode[]} */
function flat(children, out = []) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === true || child === "") continue;
    if (Array.isArray(child)) flat(child, out);
    else if (typeof child === "object") out.push(child);
    else out.push({ tag: "#text", key: null, props: {}, children: [], text: String(child) });
  }
  return out;
}

/** Make an element from its description. @param {VNode} vnode @returns {any} */
export function create(vnode) {
  if (vnode.tag === "#text") return document.createTextNode(vnode.text);
  const el = SVG_TAGS.has(vnode.tag) ? document.createElementNS(SVG, vnode.tag) : document.createElement(vnode.tag);
  update(el, vnode);
  return el;
}

/**
 * Make the children of `parent` what `children` describes.
 * @param {Element} parent
 * @param {any[]} children
 */
export function patch(parent, children) {
  const wanted = flat(children);
  const byKey = new Map();
  const loose = new Map();
  for (const node of /** @type {any[]} */ ([...parent.childNodes])) {
    const name = identity(node.__tag ?? nameOf(node), node.__key ?? null);
    if (node.__key) byKey.set(name, node);
    else if (loose.has(name)) loose.get(name).push(node);
    else loose.set(name, [node]);
  }
  const kept = new Set();
  const nodes = wanted.map((vnode) => {
    const name = identity(vnode.tag, vnode.key);
    const old = vnode.key ? byKey.get(name) : loose.get(name)?.shift();
    if (vnode.key) byKey.delete(name);
    if (old) kept.add(old);
    return old ?? null;
  });
  // What is no longer wanted goes first, so that what stays need not be moved: a moved element loses its focus.
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove();
  let cursor = parent.firstChild;
  wanted.forEach((vnode, i) => {
    const node = nodes[i];
    if (!node) parent.insertBefore(create(vnode), cursor);
    else {
      if (node === cursor) cursor = node.nextSibling;
      else parent.insertBefore(node, cursor);
      if (vnode.tag === "#text") {
        if (node.data !== vnode.text) node.data = vnode.text;
      } else update(node, vnode);
    }
  });
}

/** @param {Node} node */
function nameOf(node) {
  return node.nodeType === Node.TEXT_NODE ? "#text" : node.nodeName.toLowerCase();
}

/** @param {string} tag @param {string|null} key */
function identity(tag, key) {
  return key === null ? tag : `${tag}#${key}`;
}

/** @param {any} el @param {VNode} vnode */
function update(el, vnode) {
  el.__tag = vnode.tag;
  el.__key = vnode.key;
  const before = el.__props ?? {};
  const now = vnode.props;
  for (const name of Object.keys(before)) if (!(name in now)) setProp(el, name, null);
  for (const [name, value] of Object.entries(now)) if (before[name] !== value) setProp(el, name, value);
  el.__props = now;
  if (!now.opaque) patch(el, vnode.children);
  now.hook?.(el);
}

/** @param {any} el @param {string} name @param {any} value */
function setProp(el, name, value) {
  if (name === "hook" || name === "opaque") return;
  if (name === "on") listen(el, value ?? {});
  else if (name === "class") value ? el.setAttribute("class", value) : el.removeAttribute("class");
  else if (name === "style") style(el, value ?? {});
  else if (name === "value" || name === "checked") {
    if (el[name] !== (value ?? "")) el[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) el.removeAttribute(name);
  else attribute(el, name, value === true ? "" : String(value));
}

/**
 * Give an element an attribute. One that it has is not given again: with a language, say, the browser would work out
 * anew how everything below looks.
 * @param {Element} el @param {string} name @param {string} value
 */
export function attribute(el, name, value) {
  if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

/** Give an element these styles, and take from it what it was given before. @param {any} el @param {Record<string, string|number>} wanted */
export function style(el, wanted) {
  const before = el.__style ?? {};
  for (const name of Object.keys(before)) if (!(name in wanted)) el.style.removeProperty(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (before[name] !== value) el.style.setProperty(name, String(value));
  }
  el.__style = wanted;
}

/**
 * One native listener for each event name; what it calls may change with every patch. A click does what the button
 * said when it was pressed down, even if the button says something else by the time it is let go.
 * @param {any} el @param {Record<string, (event: any) => void>} handlers
 */
function listen(el, handlers) {
  el.__on = handlers;
  el.__heard ??= new Set();
  for (const name of Object.keys(handlers)) {
    if (el.__heard.has(name)) continue;
    el.__heard.add(name);
    el.addEventListener(name, (/** @type {any} */ event) => {
      const pressed = name === "click" ? el.__pressed : null;
      if (name === "click") el.__pressed = null;
      (pressed ?? el.__on[name])?.(event);
    });
    if (name === "click") {
      el.addEventListener("pointerdown", () => {
        el.__pressed = el.__on.click;
      });
    }
  }
}

/** Put `class` names together, leaving out what is falsy. @param {...(string|number|boolean|null|undefined)} names */
export function cls(...names) {
  return names.filter(Boolean).join(" ");
}
