const BUTTONS = "button, [role='button']"
/** What presses are made of. Only the click is kept: of the others the app shall not see half. */
const EVENTS = ["pointerdown", "mousedown", "pointerup", "mouseup", "keydown", "keyup", "click"] as const

const nameOf = (button: Element): string => (button.getAttribute("aria-label") ?? button.textContent).trim()

/** The button itself, or the one that the app drew in its place; none where that is gone, or where several have its name. */
const standing = (home: Element, pressed: HTMLElement): HTMLElement | undefined => {
  if (pressed.isConnected) return pressed
  const named = [...home.querySelectorAll<HTMLElement>(BUTTONS)].filter((button) => nameOf(button) === nameOf(pressed))
  return named.length === 1 ? named[0] : undefined
}

/** Milliseconds for which the button of an early press is waited for, as one that shows once its reader is known. */
const PATIENCE = 10_000

/** Presses the button as soon as it is there; not once its reader has done something else, or after too long. */
const pressOnceThere = (home: HTMLElement, pressed: HTMLElement): void => {
  const button = standing(home, pressed)
  if (button) return button.click()
  const stop = new AbortController()
  const watch = new MutationObserver(() => {
    const late = standing(home, pressed)
    if (!late) return
    stop.abort()
    late.click()
  })
  stop.signal.addEventListener("abort", () => watch.disconnect())
  for (const act of ["keydown", "pointerdown"])
    addEventListener(act, () => stop.abort(), { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), PATIENCE)
  watch.observe(home, { childList: true, subtree: true })
}

/** Keeps the last press in a page that came drawn, and gives it to the app once that answers. */
export const keepEarlyPress = (home: HTMLElement): void => {
  let pressed: HTMLElement | undefined
  const hear = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null
    if (!button) return
    event.stopImmediatePropagation()
    if (event.type === "click") pressed = button
  }
  for (const name of EVENTS) home.addEventListener(name, hear, { capture: true })
  new MutationObserver((_changes, watch) => {
    if (home.hasAttribute("aria-busy")) return
    watch.disconnect()
    for (const name of EVENTS) home.removeEventListener(name, hear, { capture: true })
    if (pressed) pressOnceThere(home, pressed)
  }).observe(home, { attributeFilter: ["aria-busy"] })
}
