/** Sent to the window for each move of Back and Forward, before the router hears of it. Cancelled, the router does not hear of it. */
export const MOVED = "xl:moved"

/** Announces moves from now on. Called before the router is mounted: the browser calls listeners in the order in which they came. */
export const announceMoves = (): void =>
  addEventListener("popstate", (event) => {
    if (!dispatchEvent(new Event(MOVED, { cancelable: true }))) event.stopImmediatePropagation()
  })
