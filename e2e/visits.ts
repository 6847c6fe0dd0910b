import { expect, type Page } from "@playwright/test"
import { enteredByScript } from "./journey.ts"
import { asked, settles } from "./settled.ts"

/** A dialog in the way, as a guest's sign-in, is left by going back: it has an entry of its own in the history. */
const closesDialogs = async (page: Page): Promise<void> => {
  const isGone = () =>
    page.evaluate(() => {
      const { usr } = (history.state ?? {}) as { readonly usr?: { readonly dialog?: boolean } | null }
      return usr?.dialog !== true && document.querySelector("[role='dialog'], [role='alertdialog']") === null
    })
  if (await isGone()) return
  await page.evaluate(() => history.back())
  await expect.poll(isGone, { intervals: [1] }).toBe(true)
}

/** In the page: goes there as a link does, without a load, until the page is drawn: its content gets the focus then, or a dialog asks first. */
const goes = async (address: string): Promise<void> => {
  const content = document.querySelector("main")
  let isShown = location.pathname === new URL(address, location.href).pathname
  content?.blur()
  content?.addEventListener("focus", () => (isShown = true), { once: true })
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate", { state: null }))
  while (!isShown && document.querySelector("[role='dialog']") === null)
    await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Goes to an address as a link does, until all that came for it is shown. */
export const visits = async (page: Page, address: string): Promise<void> => {
  asked(page)
  enteredByScript(page)
  await closesDialogs(page)
  await page.evaluate(goes, address)
  await settles(page)
}

/** What is to be read and pressed in each part of the page, to know those that were seen already. */
export const partsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#app > * > *, body > :not(#app, script)")].map(
      (part) => `${part.textContent} ${part.querySelectorAll("a, button, input, select, textarea").length}`,
    ),
  )
