import { type BrowserContext, expect, type Page, test as base } from "@playwright/test"
import { asksAHost, strangersIn } from "./hosts.ts"

/** The pages that wait already. */
const waiting = new WeakSet<Page>()

/** A page that came drawn answers nobody before the app runs in it; who looks sooner has to wait. */
const waitedFor = (page: Page): void => {
  if (waiting.has(page)) return
  waiting.add(page)
  const isRunning = () => page.locator("#app[aria-busy]").waitFor({ state: "detached" })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...address) => {
    const response = await goto(...address)
    await isRunning()
    return response
  }
  page.reload = async (...options) => {
    const response = await reload(...options)
    await isRunning()
    return response
  }
}

/** Whoever a page asked, over HTTP or a socket. */
const watched = (context: BrowserContext, asked: Set<string>, runs = true): BrowserContext => {
  const note = (address: string) => {
    if (asksAHost(address)) asked.add(new URL(address).host)
  }
  context.on("request", (request) => note(request.url()))
  context.on("page", (page) => {
    page.on("websocket", (socket) => note(socket.url()))
    if (runs) waitedFor(page)
  })
  return context
}

/** Every journey is taken with this: whatever somebody does on the way, no page asks any other origin than our own. */
export const test = base.extend<{ readonly ownOriginAlone: void }, { readonly asked: Set<string> }>({
  // Of the worker, as a spec may open its browsers before its first test, and keep them through all of them.
  asked: [
    async ({ browser }, use) => {
      const asked = new Set<string>()
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => watched(await open(options), asked, options?.javaScriptEnabled)
      await use(asked)
      browser.newContext = open
      // Of browsers that were still open when the last journey was over.
      expect(strangersIn(asked)).toEqual([])
    },
    { scope: "worker", auto: true },
  ],
  ownOriginAlone: [
    async ({ asked, browser, context }, use) => {
      watched(context, asked)
      const opened: Array<BrowserContext> = []
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const another = await open(options)
        opened.push(another)
        return another
      }
      await use()
      browser.newContext = open
      // Nobody goes on in the background of the next journey.
      await Promise.all(opened.map((one) => one.close()))
      const others = strangersIn(asked)
      asked.clear()
      expect(others).toEqual([])
    },
    { auto: true },
  ],
})
