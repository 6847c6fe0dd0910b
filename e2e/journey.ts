import { type BrowserContext, expect, test as base } from "@playwright/test"

/** Whoever a page asked, over HTTP or a socket; what lies in the page itself is nobody. */
const watched = (context: BrowserContext, asked: Set<string>): BrowserContext => {
  const note = (address: string) => {
    const { host, protocol } = new URL(address)
    if (!["about:", "blob:", "data:"].includes(protocol)) asked.add(host)
  }
  context.on("request", (request) => note(request.url()))
  context.on("page", (page) => page.on("websocket", (socket) => note(socket.url())))
  return context
}

/** Every journey is taken with this: whatever somebody does on the way, no page asks any other origin than our own. */
export const test = base.extend<{ readonly ownOriginAlone: void }, { readonly asked: Set<string> }>({
  // Of the worker, as a spec may open its browsers before its first test, and keep them through all of them.
  asked: [
    async ({ browser }, use) => {
      const asked = new Set<string>()
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => watched(await open(options), asked)
      await use(asked)
      browser.newContext = open
    },
    { scope: "worker", auto: true },
  ],
  ownOriginAlone: [
    async ({ asked, baseURL, context }, use) => {
      watched(context, asked)
      await use()
      const own = new URL(baseURL ?? "http://nowhere.invalid").host
      const others = [...asked].filter((host) => host !== own)
      asked.clear()
      expect(others).toEqual([])
    },
    { auto: true },
  ],
})
