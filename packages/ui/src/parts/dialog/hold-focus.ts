/** After what the browser itself, and the dialog, do about the focus in the frame at hand. */
const afterwards = (work: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(work))

/** What may take the focus of a page: its main part, from where Tab goes on to the first control in it. */
const main = (): HTMLElement | null => document.querySelector("main")

/** In the page's main part it is as good as lost, where there is a better place: a dialog that closed left it there. */
const isLost = (place: HTMLElement | null): boolean =>
  [null, document.body, place === null ? null : main()].includes(document.activeElement as HTMLElement | null) &&
  document.activeElement !== place

/** The button of the menu that is open, from where a dialog is asked for: what of the menu had the focus goes with it. */
export const menuButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]')

/**
 * From now, as when a dialog closes, until its reader does something: where the button that opened it is gone, or goes with what was decided,
 * the focus goes on to `next`, or the page's main part, instead of falling to the page's beginning.
 */
export const holdFocus = (next: () => HTMLElement | null = () => null): void => {
  const look = () => {
    const place = next()
    if (!isLost(place)) return
    if (place) place.focus()
    else main()?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(() => {
    if (isLost(next())) afterwards(look)
  })
  const stop = () => {
    watch.disconnect()
    for (const act of ["keydown", "pointerdown"]) removeEventListener(act, stop, true)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const act of ["keydown", "pointerdown"]) addEventListener(act, stop, true)
  afterwards(look)
}
