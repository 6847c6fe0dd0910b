import type { Page } from "@playwright/test"
import { isNarrow } from "./accounts.ts"
import { expect, test } from "./people.ts"

const count = (page: Page) => page.getByRole("region", { name: "Loans" }).getByRole("status")
const cards = (page: Page) => page.getByRole("article")
const numberOf = async (page: Page): Promise<number> => Number.parseInt(await count(page).innerText(), 10)

/** Narrows the list to loans in a state, until it shows no other. */
const choosesState = async (page: Page, state: string, code: string): Promise<void> => {
  if (isNarrow(page)) await page.getByRole("button", { name: "Filters" }).click()
  await page.getByRole("button", { name: /^State/ }).click()
  await page.getByRole("option", { name: state }).click()
  await page.keyboard.press("Escape")
  await expect(cards(page).filter({ hasNotText: `, ${code} ` })).toHaveCount(0)
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`C001 a guest narrows the list of loans, goes through it and opens each that it shows, at ${viewport.width} pixels`, async ({
    people,
  }) => {
    const guest = await people.arrives("guest", viewport)
    await guest.getByRole("link", { name: "Browse loans" }).first().click()
    await expect(cards(guest).first()).toBeVisible()
    const all = await numberOf(guest)
    await choosesState(guest, "Texas", "TX")
    const narrowed = await numberOf(guest)
    expect(narrowed).toBeLessThan(all)
    await expect(cards(guest)).toHaveCount(Math.min(narrowed, 12))

    const names = await cards(guest).getByRole("heading").allInnerTexts()
    for (const name of names) {
      await cards(guest).getByRole("link", { name, exact: true }).click()
      await expect(guest.getByRole("heading", { level: 1, name })).toBeVisible()
      await expect(guest.getByText("Unpaid principal balance (UPB)").first()).toBeVisible()
      await guest.goBack()
      await expect(cards(guest)).toHaveCount(Math.min(narrowed, 12))
    }
    await expect(guest).toHaveURL(/state/i)
  })
