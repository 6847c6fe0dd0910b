import { expect, type Locator, type Page } from "@playwright/test"
import type { Caller } from "./asking.ts"
import { test } from "./journey.ts"
import { wonSale } from "./paid-sale.ts"
import { expectAccessible, hears } from "./people.ts"
import { takes } from "./menus.ts"

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true })
const press = (within: Locator | Page, name: string) => within.getByRole("button", { name, exact: true }).click()

const ALL_OURS = "The deposit amount is fully allocated to XL Admin"

test("a seller handles a deposit: it comes in, the payout is agreed, divided and seen by all (ACC-021, BUY-016)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const sale = await wonSale(request)
  const overview = `/seller/asset-overview/${sale.asset}`
  const arrives = async ({ stateIn }: Caller): Promise<Page> =>
    (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
  const [admin, seller] = [await arrives(sale.people.admin), await arrives(sale.people.seller)]
  await Promise.all([admin.goto(overview), seller.goto(overview)])

  await test.step("an administrator records that the money came, and the seller sees it", async () => {
    await expect(seller.getByText("Not received yet")).toBeVisible()
    await press(admin, "Record transfer")
    const record = dialog(admin, "Record a transfer")
    await expect(record.getByText("$250,000")).toBeVisible()
    await record.getByLabel("Reference of the bank").fill("FED-7781")
    await record.getByLabel("Reference of the bank").press("Enter")
    await expect(record).toBeHidden()
    await expect(seller.getByText(/^Received from the buyer [\d-]+$/)).toBeVisible()
  })

  await test.step("the sale closes, and the seller selects a bank and agrees", async () => {
    await sale.closes()
    await press(seller, "Select bank")
    const bank = dialog(seller, "Select a bank for this offer")
    await bank.getByRole("radio").first().check({ force: true })
    await press(bank, "Select bank")
    await expect(bank).toBeHidden()
    await press(seller, "Approve payout")
    const agree = dialog(seller, "Approve the payout?")
    await expectAccessible(seller)
    await press(agree, "Approve payout")
    await expect(agree).toBeHidden()
    await expect(seller.getByText(/^Payout approved by the seller/)).toBeVisible()
  })

  await test.step("the administrator sees both shares, and pays out", async () => {
    await press(admin, "Pay out")
    const payout = dialog(admin, "Pay out the deposit")
    const share = payout.getByLabel("Seller's share")
    await share.fill("0")
    await expect(payout.getByText(ALL_OURS)).toBeVisible()
    await share.fill("240000")
    await expect(payout.getByText("$10,000")).toBeVisible()
    await expect(payout.getByText(ALL_OURS)).toBeHidden()
    await expectAccessible(admin)
    await Promise.all([
      hears(admin, "The deposit transfer process was initiated successfully"),
      press(payout, "Pay out"),
    ])
    await press(admin, "Record transfer")
    const record = dialog(admin, "Record a transfer")
    await record.getByRole("radio", { name: /^To the seller/ }).check({ force: true })
    await record.getByLabel("Reference of the bank").fill("FED-7782")
    await press(record, "Record transfer")
    await expect(record).toBeHidden()
    await expect(seller.getByText(/^Paid to the seller .*, reference FED-7782$/)).toBeVisible()
  })

  await test.step("and the buyer sees where it went", async () => {
    const buyer = await arrives(sale.people.buyer)
    await buyer.goto("/dashboard/buyer")
    await takes(buyer, sale.title, "Deposit")
    await expect(buyer.getByText(/^Received from the buyer .*, reference FED-7781$/)).toBeVisible()
    await expect(buyer.getByText(/^Paid to the seller [\d-]+$/)).toBeVisible()
    await expect(buyer.getByText(/^Paid to XL: due since/)).toBeVisible()
    await expectAccessible(buyer)
  })
})
