import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test"
import { callerAs, signedInState } from "./asking.ts"
import { test } from "./journey.ts"
import { listed } from "./paid-sale.ts"
import { ADMIN, arrives, BUYER, SELLER } from "./people.ts"

const LISTING = "/buy-commercial-real-estate-loans"

const anAsset = async (page: Page, status = "Published") => {
  const query = `{ searchAssets(size: 1, status: ["${status}"]) { assets { id name title } } }`
  const answer = await page.request.post("/graphql", { data: { query } })
  const { data } = (await answer.json()) as {
    data: { searchAssets: { assets: ReadonlyArray<{ id: string; name: string; title: string | null }> } }
  }
  const [asset] = data.searchAssets.assets
  return { path: `/asset/${asset?.id}`, name: asset?.title ?? asset?.name ?? "" }
}

/** The first drawing of a gateway may come too late for its page: the next one has it. */
const opensDrawn = (page: Page, path: string, name: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })

test("a guest reads the market without a script", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, { ...contextOptions, javaScriptEnabled: false })
  const asset = await anAsset(page)
  await opensDrawn(page, "/", "Every loan, drawn to scale.")
  await expect(page.getByRole("region", { name: "Newest loans" }).getByRole("listitem").first()).toBeVisible()
  await opensDrawn(page, LISTING, "Loans for sale")
  await expect(page.getByRole("link", { name: /./ }).and(page.locator("[href^='/asset/']")).first()).toBeVisible()
  await opensDrawn(page, asset.path, asset.name)
  await expect(page.getByText("Asking price").first()).toBeVisible()
  await opensDrawn(page, "/faq", "")
})

test("a page that came drawn asks for nothing that came with it, and answers its reader", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const asset = await anAsset(page)
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return
    asked.push((request.postDataJSON() as { readonly operationName: string }).operationName)
  })
  for (const { path, name, questions } of [
    { path: "/", name: "Every loan, drawn to scale.", questions: ["SearchAssets", "CountAssets"] },
    { path: LISTING, name: "Loans for sale", questions: ["SearchAssets"] },
    { path: asset.path, name: asset.name, questions: ["GetAsset"] },
  ])
    await expect(async () => {
      asked.length = 0
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
      await page.waitForLoadState("networkidle")
      expect([path, asked.filter((name) => questions.includes(name))]).toEqual([path, []])
    }).toPass({ timeout: 120_000 })
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await page.locator("style[data-prerendered]").count()).toBe(0)
})

test("a page that came drawn is taken over as it is, also where the reader's clock shows another zone", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, { ...contextOptions, timezoneId: "America/New_York" })
  const complaints: Array<string> = []
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())))
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("#app[data-drawn-at] *")) Object.assign(part, { isDrawn: true })
    })
  })
  const taken = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("#app *")]
      return { drawn: parts.filter((part) => "isDrawn" in part).length, all: parts.length }
    })
  const closing = await anAsset(page, "CallForOffers")
  for (const { path, name } of [
    { path: "/", name: "Every loan, drawn to scale." },
    { path: LISTING, name: "Loans for sale" },
    { path: `${LISTING}?status=CallForOffers`, name: "Loans for sale" },
    closing,
  ])
    await expect(async () => {
      // React marks a part that it left to the browser, and its development build writes paths of files beside the mark.
      expect(await (await page.request.get(path)).text()).not.toMatch(/<!--\$!-->|file:/)
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
      const { all, drawn } = await taken()
      expect([path, drawn > all * 0.9, all > 100]).toEqual([path, true, true])
    }).toPass({ timeout: 120_000 })
  await expect(page.getByText(/E[SD]T/).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test("a page whose answers cannot be read is still the app", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  let spoilt = 0
  await page.route(LISTING, async (route) => {
    const response = await route.fetch()
    const drawn = await response.text()
    const body = drawn.replaceAll('"searchAssets":{', '"searchAssets":"junk","rest":{')
    if (body !== drawn) spoilt += 1
    await route.fulfill({ response, body })
  })
  // A gateway with much to do answers undrawn at first.
  await expect(async () => {
    await opensDrawn(page, LISTING, "Loans for sale")
    expect(spoilt).toBeGreaterThan(0)
  }).toPass({ timeout: 120_000 })
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

/** Lets each script of the page tell in which turn of the browser it ran: a timer that it sets ends the turn. */
const tellingTurns = (page: Page) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const name = JSON.stringify(new URL(route.request().url()).pathname)
    const told = `(globalThis.ran ??= []).push([${name}, globalThis.turn ??= 0]); setTimeout(() => (globalThis.turn += 1))`
    await route.fulfill({ response, body: `${await response.text()}\n;${told}` })
  })

test("a page that came drawn runs the app's scripts one after another, each in a turn of its own", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await tellingTurns(page)
  await opensDrawn(page, "/", "Every loan, drawn to scale.")
  const app = (await page.locator("script[data-app]").getAttribute("data-app"))?.split(" ") ?? []
  expect(app.length).toBeGreaterThan(2)
  const ran = await page.evaluate(() => (globalThis as { ran?: ReadonlyArray<[string, number]> }).ran ?? [])
  const turns = app.map((script) => ran.find(([name]) => name === script)?.[1])
  expect(new Set(turns).size, JSON.stringify(turns)).toBe(app.length)
  expect(turns).toEqual(turns.toSorted((a = -1, b = -1) => a - b))
})

test("no part's rules come to the sheet that names fonts, as each would lay the whole page out anew", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ cssRules, ownerNode }) => {
        const { dataset, parentElement } = ownerNode as HTMLStyleElement
        const fonts = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length
        return { name: dataset["href"], isInHead: parentElement === document.head, hasFonts: fonts > 0 }
      }),
    )
  // The second is not drawn beforehand.
  for (const [path, name] of [
    ["/", "Every loan, drawn to scale."],
    ["/unsubscribe", ""],
  ] as const) {
    await opensDrawn(page, path, name)
    const [first, ...others] = await sheets()
    expect([path, first]).toEqual([path, { name: "xl-theme", isInHead: true, hasFonts: true }])
    expect(others.length).toBeGreaterThan(0)
    expect([path, others.filter(({ hasFonts }) => hasFonts)]).toEqual([path, []])
  }
})

test("a drawn page whose scripts do not arrive is loaded anew once, and then says what it can do", async ({
  baseURL,
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext(contextOptions)
  let loads = 0
  await context.route("**/assets/core-*", (route) => route.abort())
  const page = await context.newPage()
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  // Not by `goto`, which here waits for the app.
  await page.evaluate((address) => location.assign(address), `${baseURL}/faq`)
  const told = page.getByRole("alert")
  await expect(told).toHaveText(
    "A part of the page did not arrive, and loading it anew did not help: you can read it and follow its links, but nothing else answers. Try again in a minute.",
  )
  expect(loads).toBe(2)
  await expect(page.getByRole("heading", { name: "Questions, answered.", level: 1 })).toBeVisible()
  await context.unroute("**/assets/core-*")
  await page.getByRole("link", { name: "Privacy" }).first().click()
  await expect(page.locator("#app[aria-busy]")).toHaveCount(0)
  await expect(told).toHaveCount(0)
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await context.close()
})

/** A context whose app waits until it is let arrive, and a page of it that stands as it came. */
const opensWaiting = async (browser: Browser, options: BrowserContextOptions, address: string) => {
  const context = await browser.newContext(options)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await context.route("**/assets/core-*", async (route) => {
    await held
    await route.continue()
  })
  const page = await context.newPage()
  const waiting = page.locator("#app[aria-busy]")
  await expect(async () => {
    // Not by `goto`, which here waits for the app.
    await page.evaluate((at) => location.assign(at), address)
    await expect(waiting).toHaveCount(1, { timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
  return { arrive, page, waiting }
}

test("what is pressed in a drawn page before the app runs is answered once it does", async ({
  baseURL,
  browser,
  contextOptions,
}) => {
  const { arrive, page, waiting } = await opensWaiting(browser, contextOptions, `${baseURL}/faq`)
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole("dialog")).toHaveCount(0)
  arrive()
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible()
  await page.context().close()
})

test("an offer that a member presses for in a drawn page opens once the app knows who is here", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const [seller, admin] = [await callerAs(request, SELLER), await callerAs(request, ADMIN)]
  const id = await listed(seller, admin, `Early Press Plaza ${Date.now()}`)
  const storageState = await signedInState(request, BUYER, baseURL ?? "")
  const options = { ...contextOptions, storageState }
  const { arrive, page } = await opensWaiting(browser, options, `${baseURL}/asset/${id}`)
  await page.getByRole("button", { name: "Make an offer" }).click()
  arrive()
  await expect(page.getByRole("dialog", { name: "Make an offer" }).getByLabel("Offer price")).toBeFocused()
  await page.context().close()
})

for (const who of ["guest", "member"] as const)
  test(`what a ${who} types in a drawn page before the app runs is looked for once it does`, async ({
    baseURL,
    browser,
    contextOptions,
    request,
  }) => {
    const storageState = who === "member" ? await signedInState(request, BUYER, baseURL ?? "") : undefined
    const options = { ...contextOptions, ...(storageState && { storageState }) }
    const { arrive, page, waiting } = await opensWaiting(browser, options, `${baseURL}${LISTING}`)
    const search = page.getByRole("searchbox", { name: "Name, address or loan id" })
    await search.pressSequentially("Nowhere at all")
    await expect(waiting).toHaveCount(1)
    arrive()
    await expect(page.getByText("0 loans")).toBeVisible()
    await expect(search).toHaveValue("Nowhere at all")
    await expect(search).toBeFocused()
    await expect(page.getByRole("button", { name: "Login/Register" })).toHaveCount(who === "guest" ? 1 : 0)
    await page.context().close()
  })
