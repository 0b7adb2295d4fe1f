/** Which component a press means, when its message was edited while the press was under way. */

/** Every component of a message, nested ones too. @param {any[]} components @returns {any[]} */
function walk(components) {
  return components.flatMap((c) => [c, ...walk(c.components ?? []), ...(c.accessory ? [c.accessory] : [])]);
}

/** What a person sees of a component. @param {any} c */
function looks(c) {
  return JSON.stringify([c.type, c.label ?? "", c.emoji?.name ?? "", c.style ?? 0, c.placeholder ?? ""]);
}

/**
 * The component as it is now: the same one, or the only enabled one that looks the same. If there is none, the one
 * that was pressed: the answer then says that it is gone.
 * @param {any} message as it is now @param {any} pressed
 */
export function latest(message, pressed) {
  const all = walk(message?.components ?? []);
  if (all.some((c) => c.custom_id === pressed.custom_id)) return pressed;
  const alike = all.filter((c) => c.custom_id && !c.disabled && looks(c) === looks(pressed));
  return alike.length === 1 ? alike[0] : pressed;
}
