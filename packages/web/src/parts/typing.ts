/** What somebody types or chooses in: a field, or a part of a day. */
const FIELDS = "input, textarea, select, [contenteditable], [role='spinbutton']"
const EVENTS = ["input", "beforeinput", "change"] as const

interface Page {
  readonly addEventListener: (name: string, hear: (event: Event) => void, options: AddEventListenerOptions) => void
}

/** Keeps watch over fields; says whether one in which somebody typed is still on the page with something in it. */
export const watchTyping = (page: Page): (() => boolean) => {
  const touched = new Set<Element>()
  const hear = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(FIELDS)) touched.add(target)
  }
  for (const name of EVENTS) page.addEventListener(name, hear, { capture: true, passive: true })
  return () => [...touched].some((field) => field.isConnected && !isEmpty(field))
}

const isEmpty = (field: Element): boolean => {
  const value: unknown = "value" in field ? field.value : field.textContent
  return value === ""
}
