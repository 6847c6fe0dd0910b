/** Milliseconds that a phone waits, so that its keyboard is gone first. Source: specification of accounts, point 9. */
export const FIRST_ERROR_DELAY_ON_PHONES = 1_000

const PHONE = "(max-width: 599px)"
const WRONG = "[data-invalid] :is(input, textarea, button)"

/** Shows the first field of the form that is wrong, and moves the focus there; on a phone after a second. */
export const showFirstWrong = (form: Pick<HTMLElement, "querySelector"> | null): void => {
  const show = () => {
    const field = form?.querySelector<HTMLElement>(WRONG)
    field?.scrollIntoView({ block: "center" })
    field?.focus({ preventScroll: true })
  }
  setTimeout(show, globalThis.matchMedia(PHONE).matches ? FIRST_ERROR_DELAY_ON_PHONES : 0)
}

/** What is typed there is understood by nobody, and would be left out of what is sent. */
const REFUSED = "[data-refused]"

/** Whether the form holds a text that was refused; if so its field is shown, with what to enter. Nothing is sent then. */
export const isHeldBack = (form: Pick<HTMLElement, "querySelector"> | null): boolean => {
  const refused = form?.querySelector<HTMLElement>(REFUSED)
  if (!refused) return false
  refused.blur()
  showFirstWrong(form)
  return true
}
