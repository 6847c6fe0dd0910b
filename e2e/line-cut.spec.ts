import { expect, type Page } from "@playwright/test"
import { isAway, lineTo, loadsOf } from "./cut-line.ts"
import { test } from "./journey.ts"
import { ownMarket } from "./markets.ts"
import { arrives, hears } from "./people.ts"

const question = (page: Page) => page.getByRole("contentinfo").getByLabel("Message")

const asksHouse = async (page: Page): Promise<void> => {
  const footer = page.getByRole("contentinfo")
  await footer.getByLabel("Email").fill("ann@example.com")
  const told = hears(page, "Your message has been sent successfully.")
  await Promise.all([told, footer.getByRole("button", { name: "Send" }).click()])
}

const GUESTS = ["/loan-sales", "/faq", "/buy-commercial-real-estate-loans"]

test("guests' pages stay what they are while the line is cut, and send what was typed once it stands", async ({
  browser,
  contextOptions,
}) => {
  const line = await lineTo(() => ownMarket().port)
  for (const path of GUESTS) {
    const page = await arrives(browser, { ...contextOptions, baseURL: line.origin })
    await page.goto(path)
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await question(page).fill(`Asked at ${path}`)
    const loads = loadsOf(page)
    await isAway(line)
    await expect(question(page)).toHaveValue(`Asked at ${path}`)
    await asksHouse(page)
    expect(loads).toEqual([])
    await page.context().close()
  }
  await line.cut()
})

test("a guest's valuation goes on where the line was cut", async ({ browser, contextOptions }) => {
  const line = await lineTo(() => ownMarket().port)
  const page = await arrives(browser, { ...contextOptions, baseURL: line.origin })
  await page.goto("/free-loan-valuation")
  const street = page.getByRole("combobox", { name: "Street" })
  await street.pressSequentially("100 Ced")
  const loads = loadsOf(page)
  await isAway(line)
  await expect(street).toHaveValue("100 Ced")
  await street.pressSequentially("ar Road, 78701")
  await page.getByRole("option", { name: /Austin, TX 78701/ }).click()
  await expect(page.getByLabel("City")).toHaveValue("Austin")
  expect(loads).toEqual([])
  await line.cut()
})

test("a page that is asked for while the server is away comes once it answers, and nothing typed is lost", async ({
  browser,
  contextOptions,
}) => {
  const line = await lineTo(() => ownMarket().port)
  const page = await arrives(browser, { ...contextOptions, baseURL: line.origin })
  await page.goto("/faq")
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await question(page).fill("Asked on the way")
  const loads = loadsOf(page)
  await line.cut()
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click()
  await expect(page.getByRole("region", { name: "Connection" })).toContainText("The server does not answer.")
  await line.mend()
  await expect(page).toHaveURL("/tos")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("region", { name: "Connection" })).toHaveText("")
  await expect(question(page)).toHaveValue("Asked on the way")
  expect(loads).toEqual([])
  await line.cut()
})

test("a part that the server no longer has asks for a reload, and leaves what is typed", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/faq")
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await question(page).fill("Asked before the update")
  await page.route(/\/assets\/(legal-pages|account-dialogs-content)-/, (route) => route.fulfill({ status: 404 }))
  const loads = loadsOf(page)
  await page.getByRole("button", { name: "Login/Register" }).click()
  const told = page.getByRole("region", { name: "Connection" })
  await expect(told).toContainText("This page was updated, or a part of it did not load.")
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click()
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible()
  await expect(question(page)).toHaveValue("Asked before the update")
  expect(loads).toEqual([])
  await told.getByRole("button", { name: "Reload" }).click()
  await expect.poll(() => loads.length).toBe(1)
})
