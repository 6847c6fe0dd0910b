import type { Locator, Page, ViewportSize } from "@playwright/test"
import { expectAccessible, SELLER } from "../people.ts"
import { isNarrow, signsIn } from "./accounts.ts"
import { opensDesk } from "./closing.ts"
import { assetInfo, field } from "./filling-in.ts"
import { expect, test } from "./people.ts"

const PHONE: ViewportSize = { width: 390, height: 844 }

const browses = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Browse loans" }).first().click()
  await expect(page.getByRole("heading", { name: "Loans for sale", level: 1 })).toBeVisible()
}

/** How many loans the list says that it holds, once it has found them. */
const total = async (page: Page): Promise<number> => {
  const list = page.getByRole("region", { name: "Loans" })
  await expect(list).toHaveAttribute("aria-busy", "false")
  return Number.parseInt((await list.getByRole("status").innerText()).replaceAll(",", ""), 10)
}

/** Enters a bound of a filter, which then stands in the page's address. */
const bounds = async (page: Page, filter: string, end: "From" | "To", typed: string, address: string) => {
  await page.getByRole("button", { name: `${filter} Any`, exact: true }).click()
  const sheet = page.getByRole("dialog", { name: filter })
  await sheet.getByRole("textbox", { name: end, exact: true }).pressSequentially(typed)
  await sheet.getByRole("button", { name: "Apply" }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]${address}(&|$)`))
}

const chooses = async (page: Page, filter: string, option: string, address: string): Promise<void> => {
  await page.getByRole("button", { name: `${filter} All`, exact: true }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(new RegExp(`[?&]${address}(&|$)`))
}

/** The figure of a tile, without its unit. */
const figure = async (page: Page, label: string): Promise<number> => {
  const tile = page.getByRole("region", { name: "Key figures" }).locator("div", { hasText: label }).last()
  return Number.parseFloat(await tile.locator("dd").innerText())
}

for (const [place, viewport] of [
  ["at a desk", undefined],
  ["on a phone", PHONE],
] as const)
  test(`C003 loans are narrowed by their figures and terms ${place}, and the address keeps it`, async ({ people }) => {
    const guest = await people.arrives("guest", viewport)
    await browses(guest)
    const all = await total(guest)
    await guest.getByRole("button", { name: isNarrow(guest) ? "Filters" : "More filters" }).click()
    await bounds(guest, "LTV", "To", "70", "ltvTo=70")
    await expect.poll(() => total(guest)).toBeLessThan(all)
    await bounds(guest, "Asking price", "To", "100000000", "askTo=100000000.00")
    await bounds(guest, "DSCR", "From", "1.2", "dscrFrom=1.2")
    await bounds(guest, "Rate", "From", "3", "rateFrom=3")
    await bounds(guest, "Occupancy", "From", "50", "occupancyFrom=50")
    await bounds(guest, "Maturity", "From", "01012020", "maturityFrom=2020-01-01")
    await chooses(guest, "Lien", "First", "lien=First")
    await chooses(guest, "Rate type", "Fixed", "rateType=Fixed")
    await expectAccessible(guest)
    await guest.reload()
    const found = await total(guest)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all)
    await expect(guest.getByRole("article")).toHaveCount(Math.min(found, 12))

    await guest.getByRole("article").first().getByRole("link").click()
    await expect(guest.getByRole("region", { name: "Key figures" })).toBeVisible()
    expect(await figure(guest, "Loan to value")).toBeLessThanOrEqual(70)
    expect(await figure(guest, "DSCR")).toBeGreaterThanOrEqual(1.2)
    await guest.goBack()
    await guest.getByRole("button", { name: "Clear all" }).click()
    await expect.poll(() => total(guest)).toBe(all)
  })

/** Chooses among the words that a field offers. */
const picks = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(label) }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}

const said = (page: Page, panel: string, label: string): Locator =>
  page
    .getByRole("region", { name: panel, exact: true })
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd")

test("C002 C019 a seller states terms, is asked about figures that do not go together, and reads all of it on the listing (ACC-015)", async ({
  people,
}) => {
  const name = `Juniper Fair ${Date.now()}`
  const seller = await people.arrives(SELLER)
  await signsIn(seller, SELLER)
  await opensDesk(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await assetInfo(seller, name)
  await seller.getByRole("textbox", { name: /^Description/ }).fill("The anchor renewed in 2025.")
  await field(seller, "Total payoff").fill("9000000")
  await field(seller, "Date of the value").pressSequentially("06302025")
  await picks(seller, "Source of the value", "Appraisal")
  await seller.getByRole("button", { name: "Save and next" }).click()
  const doubt = /The total payoff of \$9,000,000 is less than the unpaid principal balance of \$9,500,000\./
  await expect(seller.getByText(/^Some figures do not go together/).first()).toBeVisible()
  await expectAccessible(seller)
  await seller.getByRole("form", { name: "Step of the listing" }).getByText(doubt).click()
  await seller.getByRole("button", { name: "Save and next" }).click()
  await expect(seller).toHaveURL(/note-overview/)

  await picks(seller, "Lien position", "Second")
  await field(seller, "Senior debt").fill("3000000")
  await field(seller, "Date of the senior debt").pressSequentially("10312026")
  await picks(seller, "Rate type now", "Floating")
  await picks(seller, "^.*Index", "1-month Term SOFR")
  await field(seller, "Margin over the index").fill("2.75")
  await field(seller, "Debt service coverage (DSCR)").fill("0.82")
  await field(seller, "Last payment").fill("61000")
  await field(seller, "Day of the last payment").pressSequentially("10152026")
  await seller.getByRole("button", { name: "Finish later" }).click()

  await seller.getByRole("row").filter({ hasText: name }).getByRole("link", { name, exact: true }).click()
  await seller.getByRole("link", { name: "Public page" }).click()
  await expect(said(seller, "Note terms", "Lien position")).toHaveText("Second")
  await expect(said(seller, "Note terms", "Senior debt")).toHaveText(/^\$3,000,000as of 10-31-2026$/)
  expect(await figure(seller, "Combined loan to value")).toBe(89.3)
  await expect(said(seller, "Note terms", "Index")).toHaveText("1-month Term SOFR")
  await expect(said(seller, "Note terms", "Debt service coverage (DSCR)")).toHaveText("0.82x")
  await expect(said(seller, "Note terms", "Last payment")).toHaveText(/^\$61,000as of 10-15-2026$/)
  await expect(said(seller, "Note terms", "Estimated collateral value")).toHaveText(
    /^\$14,000,000as of 06-30-2025, Appraisal$/,
  )
  await expect(seller.getByRole("region", { name: "Description" })).toHaveText(/The anchor renewed in 2025\./)
  await expect(seller.getByText(/^The total payoff of .* The seller confirmed that it is right\.$/)).toBeVisible()
  await expect(seller.getByText(/^Not stated by the seller: .*Day count/)).toBeVisible()
  await expectAccessible(seller)

  const guest = await people.arrives("guest", PHONE)
  await browses(guest)
  await guest.getByRole("article").first().getByRole("link").click()
  await expect(said(guest, "Note terms", "Lien position")).toHaveText("First")
  await expect(said(guest, "Note terms", "Unpaid principal balance")).toHaveText(/as of \d\d-\d\d-\d{4}/)
  await expectAccessible(guest)
})
