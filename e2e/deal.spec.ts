import { expect, type Locator, type Page } from "@playwright/test"
import type { Caller } from "./asking.ts"
import { test } from "./journey.ts"
import { takes } from "./menus.ts"
import { offeredSale } from "./paid-sale.ts"

const asked = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name, exact: true })
const press = (within: Locator | Page, name: string) => within.getByRole("button", { name, exact: true }).click()

/** Reaches the page of the deal from the list of all assets. */
const opensDeal = async (page: Page, title: string, status: string): Promise<void> => {
  await page.goto(`/admin/listing?status=${status}`)
  await page.getByRole("link", { name: title }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
}

test.describe("an administrator on the page of a deal", () => {
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
})
