import { clearTop } from "./clear-top.ts"

const DIALOGS = ':is([role="dialog"], [role="alertdialog"])'
const OF_DIALOGS = `${DIALOGS} :is(header:has(button), footer, button[type="submit"], button[aria-label="Close"])`
const ACTIONS = `${OF_DIALOGS}, [data-actions-of]`

/** Moves what is drawn at home in the window to where it covers no action of an open dialog or a form, nor the page's header and lower bar. */
export const keptClear = (notices: HTMLElement): void => {
  notices.style.inset = ""
  const actions = [...document.querySelectorAll(ACTIONS)].filter((action) => action.closest("[inert]") === null)
  if (actions.length === 0) return
  const home = notices.getBoundingClientRect()
  const places = actions.map((action) => action.getBoundingClientRect())
  const top = clearTop(home, document.documentElement.clientHeight, places)
  if (top !== home.top) notices.style.inset = `${top}px auto auto 50%`
}
