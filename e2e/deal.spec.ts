import { expect, type Locator, type Page } from "@playwright/test"
import type { Caller } from "./asking.ts"
import { test } from "./journey.ts"
import { takes } from "./menus.ts"
import { offeredSale, selectedSale, wonSale } from "./paid-sale.ts"
import { expectAccessible } from "./people.ts"

const asked = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name, exact: true })
const press = (within: Locator | Page, name: string) => within.getByRole("button", { name, exact: true }).click()

/** Reaches the page of the deal from the list of all assets. */
const opensDeal = async (page: Page, title: string, status: string): Promise<void> => {
  await page.goto(`/admin/listing?status=${status}`)
  await page.getByRole("link", { name: title }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

/** Chooses an action of the deal from its menu. */
const acts = async (page: Page, action: string): Promise<void> => {
  await page.getByRole("button", { name: "Actions and pages of this deal" }).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

/** A day in UTC some days ahead, as people here read it: "03-09-2027". */
const dayAhead = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-")
  return `${month}-${day}-${year}`
}

test.describe("an administrator on the page of a deal", () => {
  test("extends the buyer's closing period, and both sides see the new day", async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const sale = await selectedSale(request)
    const arrives = async ({ stateIn }: Caller): Promise<Page> =>
      (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
    const [admin, seller, buyer] = [
      await arrives(sale.people.admin),
      await arrives(sale.people.seller),
      await arrives(sale.people.buyer),
    ]
    await opensDeal(admin, sale.title, "ContractPending.CallForOffers")
    await seller.goto(`/seller/asset-overview/${sale.asset}`)
    await buyer.goto(`/buy-commercial-real-estate-loans/buyer/review-submit/${sale.offer}`)
    await press(admin, "Extend Buyer’s closing")
    const extend = asked(admin, "Extend the buyer’s closing period?")
    const newDay = dayAhead(100)
    await extend.getByRole("textbox", { name: "New last day" }).fill(newDay)
    await press(extend, "Extend")
    await expect(extend).toBeHidden()
    await expect(admin.getByText(`to ${newDay}`).first()).toBeVisible()
    await expect(admin.getByText("Closing period extended")).toBeVisible()
    await expect(seller.getByText(newDay.slice(0, 5)).first()).toBeVisible()
    await expect(buyer.getByText(newDay.slice(0, 5)).first()).toBeVisible()
    await expectAccessible(admin)
  })

  test("reports a fall-through: the offer is canceled, the deposit waits for a decision, the listing is back", async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const sale = await wonSale(request)
    const arrives = async ({ stateIn }: Caller): Promise<Page> =>
      (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
    const [admin, seller] = [await arrives(sale.people.admin), await arrives(sale.people.seller)]
    await opensDeal(admin, sale.title, "UnderContract")
    await seller.goto(`/seller/asset-overview/${sale.asset}`)
    await expectAccessible(admin)

    await admin.getByRole("button", { name: /^Open, deposit of/ }).click()
    await press(admin, "Record transfer")
    const record = admin.getByRole("dialog", { name: "Record a transfer" })
    await record.getByLabel("Reference of the bank").fill("FED-9001")
    await press(record, "Record transfer")
    await expect(record).toBeHidden()

    await acts(admin, "Report fall-through")
    const report = asked(admin, "Report that the sale fell through?")
    await press(report, "Report fall-through")
    await expect(report.getByText("Please give the reason.")).toBeVisible()
    await report.getByLabel("Reason, told to both sides").fill("The title did not clear")
    await press(report, "Report fall-through")
    await expect(report).toBeHidden()
    await expect(admin.getByText("Decision due")).toBeVisible()
    await expect(admin.getByText("The sale fell through; the listing is on the market again")).toBeVisible()
    await expect(seller.getByText("Active Listing").first()).toBeVisible()
    await expect(seller.getByText("Canceled").first()).toBeVisible()
    await expectAccessible(admin)
  })

  test("cancels a live offer with a reason and brings it back", async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const sale = await offeredSale(request)
    const arrives = async ({ stateIn }: Caller): Promise<Page> =>
      (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
    const [admin, seller] = [await arrives(sale.people.admin), await arrives(sale.people.seller)]
    await opensDeal(admin, sale.title, "Published")
    await seller.goto(`/seller/asset-overview/${sale.asset}`)
    const offers = seller.getByRole("table", { name: "Offers on this asset" })
    await expect(offers.getByText("Active")).toBeVisible()

    await takes(admin, /^More for .*sent/, "Cancel offer")
    const cancel = asked(admin, "Cancel this offer?")
    await cancel.getByLabel("Reason, told to the buyer").fill("Sent by mistake")
    await press(cancel, "Cancel offer")
    await expect(cancel).toBeHidden()
    await expect(offers.getByText("Canceled")).toBeVisible()

    await takes(admin, /^More for .*sent/, "Reactivate offer")
    const reactivate = asked(admin, "Reactivate this offer?")
    await expect(reactivate.getByText(/Sent by mistake/)).toBeVisible()
    await press(reactivate, "Reactivate offer")
    await expect(reactivate).toBeHidden()
    await expect(offers.getByText("Active")).toBeVisible()
  })

  test("confirms the closing: the sale is closed and both sides see it", async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const sale = await wonSale(request)
    const arrives = async ({ stateIn }: Caller): Promise<Page> =>
      (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
    const [admin, seller, buyer] = [
      await arrives(sale.people.admin),
      await arrives(sale.people.seller),
      await arrives(sale.people.buyer),
    ]
    await opensDeal(admin, sale.title, "UnderContract")
    await seller.goto(`/seller/asset-overview/${sale.asset}`)
    await buyer.goto("/dashboard/buyer")
    await press(admin, "Confirm closing")
    const confirm = asked(admin, "Confirm the closing?")
    await press(confirm, "Confirm closing")
    await expect(confirm).toBeHidden()
    await expect(admin.getByText("Closing confirmed")).toBeVisible()
    await expect(seller.getByText("CLOSED").first()).toBeVisible()
    await expect(
      buyer
        .getByRole("row", { name: new RegExp(sale.title) })
        .getByText(/closed/i)
        .first(),
    ).toBeVisible()
  })
})
