const FIELDS = "input, textarea"
type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(FIELDS)

const nameOf = (field: Field): string => field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? ""

/** The field itself, or the one that the app drew in its place; none where that is gone, or where several have its name. */
const standing = (home: Element, typed: Field): Field | undefined => {
  if (typed.isConnected) return typed
  const named = [...home.querySelectorAll<Field>(FIELDS)].filter((field) => nameOf(field) === nameOf(typed))
  return named.length === 1 ? named[0] : undefined
}

/** Puts the text in as somebody who types does. The app wrote its own value last, and hears of a change alone. */
const type = (field: Field, text: string): void => {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Keeps what is typed in a page that came drawn, and gives it to the app once that answers. */
export const keepEarlyTyping = (home: HTMLElement): void => {
  const texts = new Map<Field, string>()
  const hear = (event: Event): void => {
    if (!isField(event.target)) return
    event.stopImmediatePropagation()
    texts.set(event.target, event.target.value)
  }
  home.addEventListener("input", hear, { capture: true })
  new MutationObserver((_changes, watch) => {
    if (home.hasAttribute("aria-busy")) return
    watch.disconnect()
    home.removeEventListener("input", hear, { capture: true })
    for (const [typed, text] of texts) {
      const field = standing(home, typed)
      if (!field) continue
      if (field !== typed) field.focus()
      type(field, text)
    }
  }).observe(home, { attributeFilter: ["aria-busy"] })
}
