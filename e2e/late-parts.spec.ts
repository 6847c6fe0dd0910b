import { expect, type Locator, type Page } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { listed } from "./paid-sale.ts"
import { ADMIN, BUYER, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

/** Holds a script back until it is let through. */
const holds = async (page: Page, script: string): Promise<() => Promise<unknown>> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await promise
    await route.continue()
  })
  const arrived = page.waitForResponse(script)
  return () => {
    resolve()
    return arrived
  }
}

/** Tells whether the field is still the one that it was. */
const watched = async (field: Locator): Promise<() => Promise<boolean>> => {
  const first = await field.elementHandle()
  return async () => (await first?.evaluate(({ isConnected }) => isConnected)) ?? false
}

test("a price stands as it was typed, also where the mask of its field arrives meanwhile", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const [seller, admin] = [await callerAs(request, SELLER), await callerAs(request, ADMIN)]
  const id = await listed(seller, admin, `Late Mask Plaza ${Date.now()}`)
  const page = await enters({ browser, contextOptions }, baseURL ?? "", BUYER)
  const arrive = await holds(page, "**/assets/masked-inputs-*.js")
  await page.goto(`/asset/${id}`)
  await page.getByRole("button", { name: "Make an offer" }).click()
  const field = page.getByRole("dialog").getByLabel("Offer price")
  await expect(field).toBeFocused()
  await page.keyboard.type("123")
  const isSame = await watched(field)
  await arrive()
  await page.keyboard.type("4567", { delay: 30 })
  await expect(field).toHaveValue("1,234,567")
  for (const key of ["Home", "ArrowRight"]) await page.keyboard.press(key)
  await page.keyboard.type("98")
  await expect(field).toHaveValue("198,234,567")
  expect(await isSame()).toBe(true)
  await page.keyboard.press("Tab")
  await expect.poll(isSame).toBe(false)
  await page.keyboard.type("50000", { delay: 30 })
  const deposit = page.getByRole("dialog").getByLabel("Earnest money deposit")
  await expect(deposit).toBeFocused()
  await expect(deposit).toHaveValue("50,000")
  await expect(field).toHaveValue("198,234,567")
  await field.focus()
  for (const key of ["End", "Backspace"]) await page.keyboard.press(key)
  await expect(field).toHaveValue("19,823,456")
  await page.context().close()
})

test("a street is typed on where its suggestions arrive meanwhile", async ({ page }) => {
  const arrive = await holds(page, "**/assets/suggest-box-*.js")
  await page.goto("/free-loan-valuation")
  const field = page.getByRole("combobox", { name: /Street/ })
  await field.click()
  await page.keyboard.type("100 Ced")
  const isSame = await watched(field)
  await arrive()
  await expect.poll(isSame).toBe(false)
  await expect(field).toBeFocused()
  await page.keyboard.type("ar Road")
  await expect(field).toHaveValue("100 Cedar Road")
})
