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
    if (pressed) standing(home, pressed)?.click()
  }).observe(home, { attributeFilter: ["aria-busy"] })
}
