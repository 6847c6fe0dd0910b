/** After what the browser itself, and the dialog, do about the focus in the frame at hand. */
const afterwards = (work: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(work))

/** What may take the focus of a page: its main part, from where Tab goes on to the first control in it. */
const main = (): HTMLElement | null => document.querySelector("main")

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * From when a dialog closes until its reader does something: where the button that opened it is gone, or goes with what was decided, the focus
 * stays in the page's main part instead of falling to the page's beginning.
 */
export const holdFocus = (): void => {
  const look = () => {
    if (isLost()) main()?.focus()
  }
  const watch = new MutationObserver(() => {
    if (isLost()) afterwards(look)
  })
  const stop = () => {
    watch.disconnect()
    for (const act of ["keydown", "pointerdown"]) removeEventListener(act, stop, true)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const act of ["keydown", "pointerdown"]) addEventListener(act, stop, true)
  afterwards(look)
}
