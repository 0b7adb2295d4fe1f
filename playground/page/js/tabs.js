/** What several tabs of this page share: connections to the server, and a little memory. */

/**
 * A hidden tab lets its streams go when another tab of this page is looked at, and takes them up again when it is
 * seen: a browser opens only a few connections to one server.
 * @param {() => import("./seatview.js").SeatView[]} views
 */
export function shareConnections(views) {
  const others = new BroadcastChannel("sleepover-seats");
  others.onmessage = () => {
    if (document.hidden) for (const view of views()) view.seat.stream.pause();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    others.postMessage("seen");
    for (const view of views()) {
      if (view.seat.stream.idle) void view.seat.stream.open();
      view.changed();
    }
  });
  others.postMessage("seen");
}

/** @param {string} key */
export function remembered(key) {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false;
  }
}

/** @param {string} key */
export function remember(key) {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // A browser that keeps nothing shows the hint again: no harm.
  }
}
