import type { Page } from "@playwright/test"
import { BUYER, SELLER } from "../people.ts"
import { nameOf, signsIn } from "./accounts.ts"
import { administers, approvesListing, opensDeal, reportsFallThrough } from "./administrator.ts"
import { findsLoan, offersOn } from "./buyer.ts"
import { acceptsClosing, opensDesk, selectsWinner } from "./closing.ts"
import { expect, type People, test } from "./people.ts"
import { offersForSale } from "./seller.ts"

const REASON = "The title did not clear"

const signedIn = async (people: People, part: string, email: string): Promise<Page> => {
  const page = await people.arrives(part)
  await signsIn(page, email)
  return page
}

const isTold = (page: Page, words: RegExp | string): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible()
const rowOf = (page: Page, loan: string) => page.getByRole("row").filter({ hasText: loan })

test("a sale under contract falls through: both sides are told why, and the loan is for sale again", async ({
  people,
}) => {
  const loan = `Rowan Court ${Date.now().toString(36)}`
  const seller = await signedIn(people, "seller", SELLER)
  await offersForSale(seller, loan)
  const admin = await people.arrives("administrator")
  await administers(admin)
  await approvesListing(admin, loan)
  const buyer = await signedIn(people, "buyer", BUYER)
  await findsLoan(buyer, loan)
  await offersOn(buyer, { price: "9100000", deposit: "250000" })
  await selectsWinner(seller, loan, await nameOf(buyer))
  await acceptsClosing(buyer, loan)
  await acceptsClosing(seller, loan)

  await opensDeal(admin, loan)
  await reportsFallThrough(admin, REASON)
  await isTold(admin, "The sale fell through; the listing is on the market again")

  await opensDesk(seller)
  await expect(rowOf(seller, loan)).toContainText("Active Listing")
  await rowOf(seller, loan).getByRole("link", { name: loan, exact: true }).click()
  await isTold(seller, "Buyers make offers.")
  await isTold(seller, REASON)
  await opensDesk(buyer)
  await expect(rowOf(buyer, loan)).toContainText("Canceled")
  await expect(rowOf(buyer, loan)).toContainText(REASON)
  await findsLoan(buyer, loan)
  await offersOn(buyer, { price: "9000000", deposit: "250000" })
  await isTold(buyer, "The seller compares the offers. You may revise or withdraw yours.")
})
