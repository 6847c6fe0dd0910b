import { readdirSync, readFileSync } from "node:fs"
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"

let early: BrowserContext | undefined
test.beforeAll(async ({ browser }) => void (early = await browser.newContext()))
test.afterAll(() => early?.close())

/** Answers itself, so that nothing leaves the machine; fails for no reason of its own, so that only the check can fail. */
const asksElsewhere = async (page: Page): Promise<void> => {
  await page.route("http://elsewhere.invalid/**", (route) => route.fulfill({ body: "elsewhere" }))
  await page.goto("http://elsewhere.invalid/").catch(() => null)
}

test.describe("a journey fails where a page asks another origin", () => {
  test("in the page that it was given", async ({ page }) => {
    test.fail()
    await asksElsewhere(page)
  })

  test("in a browser that it opened", async ({ browser }) => {
    test.fail()
    const context = await browser.newContext()
    await asksElsewhere(await context.newPage())
    await context.close()
  })

  test("in a browser that was open before", async () => {
    test.fail()
    if (early) await asksElsewhere(await early.newPage())
  })

  test("over a socket", async ({ page }) => {
    test.fail()
    await page.evaluate(
      () => new Promise((over) => new WebSocket("ws://elsewhere.invalid/").addEventListener("close", () => over(null))),
    )
  })

  test("and every journey is one of these", () => {
    const specs = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".spec.ts"))
    const own = specs.filter((name) =>
      readFileSync(`${import.meta.dirname}/${name}`, "utf8").includes('import { test } from "./journey.ts"'),
    )
    expect(own).toEqual(specs)
    expect(specs.length).toBeGreaterThan(8)
  })

  test("but not where it asks our own alone", async ({ page }) => {
    await page.goto("/")
  })
})
