import { expect, type Page, type Request } from "@playwright/test"

const asking = new WeakMap<Page, Set<Request>>()

/** What a page is waiting for: answers of the gateway, and parts of the app. */
export const asked = (page: Page): ReadonlySet<Request> => {
  const known = asking.get(page)
  if (known) return known
  const open = new Set<Request>()
  asking.set(page, open)
  const isOver = (request: Request) => void open.delete(request)
  page.on("request", (request) => ["fetch", "script", "xhr"].includes(request.resourceType()) && open.add(request))
  page.on("requestfinished", isOver).on("requestfailed", isOver)
  return open
}

/** A frame is drawn, nothing is left to do, and nothing says that it is still loading. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 50 }))
    const waits = [...document.querySelectorAll<HTMLElement>("output, [role='status']")]
    return !waits.some(({ textContent }) => textContent.endsWith("loading")) && document.querySelector("main") !== null
  })

/** Looks in a row at which a page must be still. */
const STILL = 3

/** Until the page asks nothing and shows what came. */
export const settles = async (page: Page): Promise<void> => {
  let looks = 0
  const isStill = async () => {
    looks = asked(page).size === 0 && (await isDrawn(page)) ? looks + 1 : 0
    return looks >= STILL
  }
  await expect.poll(isStill, { intervals: [1] }).toBe(true)
}
