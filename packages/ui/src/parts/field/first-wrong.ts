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
