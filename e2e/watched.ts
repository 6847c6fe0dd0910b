import type { Page } from "@playwright/test"
import { asksAHost } from "./hosts.ts"

interface Marked {
  violations: Array<string>
  ran: (what: unknown) => void
}

/**
 * Everything that would tell that a text came to life: dialogs, errors of a page, breaches of its policy, calls of the texts' own `ran`, and
 * requests to anywhere but the market.
 */
export const watched = async (page: Page): Promise<() => Promise<ReadonlyArray<string>>> => {
  const seen: Array<string> = []
  page.on("dialog", (dialog) => (seen.push(`dialog: ${dialog.message()}`), void dialog.dismiss()))
  page.on("pageerror", (reason) => void seen.push(`error: ${reason.message}`))
  page.on("request", (request) => {
    const address = request.url()
    if (asksAHost(address) && new URL(address).hostname !== "127.0.0.1") seen.push(`request: ${address}`)
  })
  await page.addInitScript(() => {
    const violations: Array<string> = []
    const marked: Marked = { violations, ran: (what) => void violations.push(`ran: ${String(what)}`) }
    Object.assign(globalThis, marked)
    document.addEventListener("securitypolicyviolation", ({ blockedURI, sample, violatedDirective }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return async () => [...seen, ...(await page.evaluate(() => (globalThis as unknown as Marked).violations))]
}

/** Elements that only a hostile text can have made, links that run, and pictures from elsewhere. */
export const HOSTILE_ELEMENTS =
  "[data-hostile], hostile-box, iframe:not([src^='blob:']), object, base, math, meta[http-equiv=refresh], [onerror], [onload], [onfocus], [ontoggle], [onbegin], a[href^='javascript:' i], a[href^='data:' i], a[href^='vbscript:' i], img[src*='elsewhere']"
