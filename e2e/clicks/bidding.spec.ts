import type { Locator, Page } from "@playwright/test"
import { nameOf, signsIn } from "./accounts.ts"
import { findsLoan, offersOn } from "./buyer.ts"
import { offersTable, opensDesk, selectsForBestAndFinal, selectsWinner } from "./closing.ts"
import { plus } from "./clock-moved/days.ts"
import { listed, plansPeriod } from "./clock-moved/sale.ts"
import { expect, test } from "./people.ts"

/** Another buyer of the demo with approved funds. */
const RIVAL = "casey.moreau@moreauopportunityfund.example"

/** Raises the own offer on the loan's page, whole dollars. */
const raises = async (buyer: Page, price: string, shown: string): Promise<void> => {
  await buyer.getByRole("button", { name: "Edit offer" }).click()
  const dialog = buyer.getByRole("dialog", { name: "Edit offer" })
  await dialog.getByLabel("Offer price").fill(price)
  await dialog.getByRole("button", { name: `Review offer, ${shown}` }).click()
  await dialog.getByRole("button", { name: `Send offer, ${shown}` }).click()
  await expect(dialog).toBeHidden()
  await expect(buyer.getByText(shown).first()).toBeVisible()
}

const confirms = async (seller: Page, action: string): Promise<void> => {
  await seller.getByRole("button", { name: action }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: action }).click()
  await expect(seller.getByRole("alertdialog")).toBeHidden()
}

/** Declines the offer of this buyer, with a reason that the buyer is told. */
const declines = async (seller: Page, buyer: string, reason: string): Promise<void> => {
  await seller.getByRole("button", { name: new RegExp(`^More for ${buyer}`) }).click()
  await seller.getByRole("menuitem", { name: "Decline" }).click()
  const dialog = seller.getByRole("alertdialog", { name: "Decline this offer?" })
  await dialog.getByLabel("Reason").fill(reason)
  await dialog.getByRole("button", { name: "Decline offer" }).click()
  await expect(dialog).toBeHidden()
}

/** The seller's table says all terms of the offer at this price. */
const readsTerms = async (seller: Page, price: string, terms: ReadonlyArray<string>): Promise<void> => {
  const row = offersTable(seller).getByRole("row").filter({ hasText: price })
  for (const term of terms) await expect(row).toContainText(term)
}

const openedDetails = async (page: Page, buyer: string): Promise<Locator> => {
  await page.getByRole("button", { name: new RegExp(`^More for ${buyer}`) }).click()
  await page.getByRole("menuitem", { name: "Details" }).click()
  return page.getByRole("dialog", { name: "Offer details" })
}

/** Notes something on the offer of this buyer, and reads it again on a page loaded anew. */
const notes = async (seller: Page, buyer: string, note: string): Promise<void> => {
  const panel = await openedDetails(seller, buyer)
  await panel.getByLabel("Your notes").fill(note)
  await panel.getByRole("button", { name: "Save notes" }).click()
  await expect(seller.getByText("Your notes are saved.").first()).toBeVisible()
  await seller.reload()
  const again = await openedDetails(seller, buyer)
  await expect(again.getByLabel("Your notes")).toHaveValue(note)
  await again.getByRole("button", { name: "Close" }).click()
}

/** Selects both offers; they stand side by side, and the higher price has the tick. */
const compares = async (seller: Page): Promise<void> => {
  await seller
    .locator("label")
    .filter({ has: seller.getByRole("checkbox", { name: "Select all rows" }) })
    .click()
  const both = seller.getByRole("table", { name: "Selected offers side by side" })
  await expect(both).toContainText("$9,000,000")
  await expect(both).toContainText("$8,600,000")
}

/** What happened to the own offer, from the draft on. */
const readsHistory = async (buyer: Page, loan: string, statuses: ReadonlyArray<string>): Promise<void> => {
  await opensDesk(buyer)
  await buyer
    .getByRole("row")
    .filter({ hasText: loan })
    .getByRole("button", { name: /^More for / })
    .click()
  await buyer.getByRole("menuitem", { name: "Details" }).click()
  const panel = buyer.getByRole("dialog", { name: "Offer details" })
  const history = panel.getByRole("region", { name: "History" })
  for (const status of statuses) await expect(history.getByText(status, { exact: true }).first()).toBeVisible()
  await panel.getByRole("button", { name: "Close" }).click()
}

test("C020 C021 C022 C033 C037 C040 two buyers bid in a call for offers and in best and final; one wins, the other is told why not (BUY-013, BUY-014, BUY-015)", async ({
  people,
}) => {
  const sale = await listed(people, "Maple")
  const { buyer, loan, seller, today } = sale
  const rival = await people.arrives("rival")
  await signsIn(rival, RIVAL)
  const [name, other] = [await nameOf(buyer), await nameOf(rival)]
  const reason = "The price is below our reserve"

  await test.step("a call for offers begins; both offer, one raises, and the seller reads the terms", async () => {
    await plansPeriod(sale, "Call for offers", today, plus(today, 5))
    await expect(seller.getByText("Call For Offers").first()).toBeVisible()
    await Promise.all([findsLoan(buyer, loan), findsLoan(rival, loan)])
    await Promise.all([
      offersOn(buyer, { price: "8500000", deposit: "250000" }),
      offersOn(rival, { price: "8600000", deposit: "300000" }),
    ])
    await raises(buyer, "8800000", "$8,800,000")
    await readsTerms(seller, "$8,800,000", ["92.6%", "$250,000", "20 d, 15 d"])
    await notes(seller, name, "Closed twice with us on time")
    await readsTerms(seller, "$8,600,000", ["90.5%", "$300,000", "20 d, 15 d"])
  })

  await test.step("raised in best and final, which the seller closes", async () => {
    await confirms(seller, "Close call for offers")
    await plansPeriod(sale, "Under selection", today, plus(today, 5))
    await selectsForBestAndFinal(seller, name)
    await expect(seller.getByText(/^Plan best and final for the offers that you selected/).first()).toBeVisible()
    await plansPeriod(sale, "Best and final", today, plus(today, 3))
    await raises(buyer, "9000000", "$9,000,000")
    await confirms(seller, "Close best and final")
    await expect(seller.getByRole("button", { name: new RegExp(`^Select winner, ${name}`) })).toBeVisible()
    await expect(buyer.getByRole("button", { name: "Edit offer" })).toHaveCount(0)
  })

  await test.step("compared; one is declined and reads why, the other wins and reads what happened", async () => {
    await compares(seller)
    await declines(seller, other, reason)
    await opensDesk(rival)
    await expect(rival.getByRole("row").filter({ hasText: loan })).toContainText(reason)
    await selectsWinner(seller, loan, name)
    await readsHistory(buyer, loan, ["Draft", "Active", "Best and final", "Winner"])
  })
})
