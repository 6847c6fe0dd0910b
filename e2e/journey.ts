import { type BrowserContext, expect, type Page, test as base } from "@playwright/test"
import { reachedPaths, recordSent } from "./used.ts"
import { asksAHost, strangersIn } from "./hosts.ts"

/** The pages that wait already. */
const waiting = new WeakSet<Page>()
/** The pages whose address is being typed. */
const typing = new WeakSet<Page>()
/** The pages whose addresses a script enters. */
const scripted = new WeakSet<Page>()

/** From now on no address that this page shows counts as one that clicks led to. */
export const enteredByScript = (page: Page): void => void scripted.add(page)

/** Records the addresses that clicks lead to. A page that says the address again that was typed is not led there. */
const recordReached = (page: Page): void => {
  let shown = ""
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname } = new URL(frame.url())
    if (pathname !== shown && !typing.has(page) && !scripted.has(page)) reachedPaths.add(pathname)
    shown = pathname
  })
}

/** A page that came drawn answers nobody before the app runs in it; who looks sooner has to wait. */
const waitedFor = (page: Page): void => {
  if (waiting.has(page)) return
  waiting.add(page)
  const isRunning = () => page.locator("#app[aria-busy]").waitFor({ state: "detached" })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...address) => {
    typing.add(page)
    const response = await goto(...address)
    await isRunning()
    typing.delete(page)
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
  recordSent(context)
  context.on("page", (page) => {
    page.on("websocket", (socket) => note(socket.url()))
    if (!runs) return
    waitedFor(page)
    recordReached(page)
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
