import type { Browser, BrowserContextOptions, Page, ViewportSize } from "@playwright/test"
import { test as base } from "../journey.ts"

export { expect } from "@playwright/test"

/** Addresses that a person types: the home page, and the mailbox that stands for their mail program. */
const TYPED = ["/", "/dev/mailbox"]

/** Counts what a hand does in a page. The counter lives in the browser's context, as pages come and go. */
const countHands = async (page: Page, add: () => void): Promise<void> => {
  await page.exposeFunction("handMoved", add)
  await page.addInitScript(() => {
    const moved = () => (globalThis as unknown as { handMoved: () => void }).handMoved()
    addEventListener("click", ({ detail, isTrusted }) => isTrusted && detail > 0 && moved(), true)
  })
}

/** A person types no address beside the few that everybody knows. */
const refuseAddresses = (page: Page): void => {
  const goto = page.goto.bind(page)
  page.goto = (address, ...options) => {
    if (!TYPED.includes(address)) throw new Error(`Nobody types ${address}: click there.`)
    return goto(address, ...options)
  }
}

/** Who takes part in a journey, each with a browser of their own. */
export interface People {
  /** Opens a browser at the home page. `name` is for the count of clicks. */
  readonly arrives: (name: string, viewport?: ViewportSize) => Promise<Page>
}

interface Entrance {
  readonly browser: Browser
  readonly contextOptions: BrowserContextOptions
  readonly baseURL: string | undefined
}

const arrivesIn = async (
  { baseURL, browser, contextOptions }: Entrance,
  viewport: ViewportSize | undefined,
  add: () => void,
): Promise<Page> => {
  const options = { ...contextOptions, ...(baseURL && { baseURL }), ...(viewport && { viewport }) }
  const page = await (await browser.newContext(options)).newPage()
  await countHands(page, add)
  refuseAddresses(page)
  await page.goto("/")
  return page
}

/** Journeys in which everything is done by clicks and keys. At the end the clicks of each person are printed. */
export const test = base.extend<{ readonly people: People }>({
  people: async ({ baseURL, browser, contextOptions }, use, { annotations, title }) => {
    const clicks = new Map<string, number>()
    await use({
      arrives: (name, viewport) => {
        const add = () => void clicks.set(name, (clicks.get(name) ?? 0) + 1)
        return arrivesIn({ baseURL, browser, contextOptions }, viewport, add)
      },
    })
    const counted = [...clicks].map(([name, count]) => `${name} ${count}`).join(", ")
    annotations.push({ type: "clicks", description: counted })
    process.stdout.write(`Clicks of "${title}": ${counted}\n`)
  },
})
