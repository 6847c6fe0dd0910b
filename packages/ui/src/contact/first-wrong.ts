/** Milliseconds that a phone waits, so that its keyboard is gone first. Source: specification of accounts, point 9. */
export const SCROLL_DELAY_ON_PHONES = 1_000

const PHONE = "(max-width: 599px)"
const WRONG = "[data-invalid] :is(input, textarea, button)"

/** Moves the focus to the first field of the form that is wrong; on a phone after a second. */
export const focusFirstWrong = (form: HTMLFormElement | null): void => {
  const go = () => {
    const field = form?.querySelector<HTMLElement>(WRONG)
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  }
  const delay = globalThis.matchMedia(PHONE).matches ? SCROLL_DELAY_ON_PHONES : 0
  setTimeout(go, delay)
}
