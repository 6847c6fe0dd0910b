import type { Locator, Page } from "@playwright/test"
import { BUYER, expectAccessible } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { administers, opensAdministration } from "./administrator.ts"
import { findsLoan, offersOn } from "./buyer.ts"
import { opensDesk } from "./closing.ts"
import { field } from "./filling-in.ts"
import { activeLoans, WEST } from "./funds.ts"
import { expect, type People, test } from "./people.ts"

const PHONE = { width: 390, height: 844 }

/** From the seller's list to the fields of a loan. */
const edits = async (seller: Page, loan: string): Promise<void> => {
  await opensDesk(seller)
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  await seller.getByRole("link", { name: "Edit", exact: true }).first().click()
  await expect(field(seller, "Total payoff")).toBeVisible()
}

/** Says of each warning that the facts are right. */
const confirms = async (seller: Page): Promise<void> => {
  const said = seller.getByText(/I confirm that this is right\.$/)
  await expect(said.first()).toBeVisible()
  for (const at of (await said.all()).keys())
    if (
      !(await seller
        .getByRole("checkbox", { name: /I confirm that this is right\.$/ })
        .nth(at)
        .isChecked())
    )
      await said.nth(at).click()
}

/** Types another payoff in whole dollars and confirms that it goes to an administrator. */
const asksForPayoff = async (seller: Page, dollars: string): Promise<void> => {
  await field(seller, "Total payoff").fill(dollars)
  await expect(seller.getByText(/The total payoff has changed, but it is still stated good through/)).toBeVisible()
  await confirms(seller)
  await seller.getByRole("button", { name: "Save", exact: true }).click()
  const dialog = seller.getByRole("alertdialog", { name: "Ask for these changes?" })
  await expect(dialog.getByText("Total payoff")).toBeVisible()
  await dialog.getByLabel(/^Why it changes/).fill("The servicer corrected it.")
  await dialog.getByRole("button", { name: "Request the change" }).click()
  // The form is left for the listing's page; what is pressed before that is lost with it.
  await expect(seller.getByRole("button", { name: "Save", exact: true })).toHaveCount(0)
  await expect(seller.getByText(/until an administrator approves these changes/)).toBeVisible()
}

/** Offers on the loan whose page is open, unless an earlier try did. */
const bids = async (buyer: Page): Promise<void> => {
  const offer = buyer.getByRole("button", { name: /^(Make an offer|Edit offer)$/ })
  await expect(offer).toBeVisible()
  if ((await offer.innerText()) === "Make an offer") await offersOn(buyer, { price: "1000000", deposit: "10000" })
}

/** From the menu of the account to the request for a loan. */
const reviews = async (admin: Page, loan: string): Promise<void> => {
  await opensAdministration(admin, "Admin Assets")
  await admin.getByRole("link", { name: "Change requests", exact: true }).click()
  await admin.getByRole("link", { name: loan, exact: true }).first().click()
  await expect(admin.getByRole("heading", { level: 1, name: `Change of ${loan}` })).toBeVisible()
}

const administrator = async (people: People, viewport?: typeof PHONE): Promise<Page> => {
  const admin = await people.arrives("administrator", viewport)
  await administers(admin)
  return admin
}

const seller = async (people: People, viewport?: typeof PHONE): Promise<Page> => {
  const page = await people.arrives("seller", viewport)
  await signsIn(page, WEST)
  return page
}

const panel = (page: Page, title: string): Locator => page.getByRole("region", { name: title })

test("C014 a change of a published loan is asked for, approved, shown with its history and told to the bidder", async ({
  people,
}) => {
  const [sells, buys] = [await seller(people), await people.arrives("buyer", PHONE)]
  const [, loan = ""] = await activeLoans(sells, 2)
  await signsIn(buys, BUYER)
  await findsLoan(buys, loan)
  await bids(buys)

  await edits(sells, loan)
  // Another one at each try: what stands there already is no change.
  const dollars = String(50_000_000 + (Date.now() % 1_000_000))
  const shown = `$${Number(dollars).toLocaleString("en-US")}`
  await asksForPayoff(sells, dollars)
  await expect(buys.getByText(shown)).toHaveCount(0)

  const admin = await administrator(people)
  await reviews(admin, loan)
  await expect(panel(admin, "Why it changes")).toContainText("The servicer corrected it.")
  await expect(
    panel(admin, "Please check").getByText(/The total payoff has changed.* The seller confirmed/),
  ).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole("button", { name: "Approve", exact: true }).click()
  const dialog = admin.getByRole("alertdialog", { name: `Change ${loan}?` })
  await dialog.getByRole("button", { name: "Approve the change" }).click()
  await expect(admin.getByText("Approved", { exact: true })).toBeVisible()

  await expect(buys.getByText(/^Made before the change of/).first()).toBeVisible()
  await expect(panel(buys, "Changes of this listing")).toContainText(shown)
  await expect(panel(buys, "Changes of this listing")).toContainText("The servicer corrected it.")
  await expectAccessible(buys)
  await buys
    .getByRole("link", { name: /^Notices/ })
    .first()
    .click()
  await expect(buys.getByText("A listing that you bid on has changed").first()).toBeVisible()
  await opensDesk(sells)
  await sells.getByRole("link", { name: loan, exact: true }).first().click()
  await expect(sells.getByText(/^Made before the change of/).first()).toBeVisible()
})

test("C014 on a phone a change is withdrawn, asked for again and declined with a reason", async ({ people }) => {
  const sells = await seller(people, PHONE)
  const [, , loan = ""] = await activeLoans(sells, 3)
  await edits(sells, loan)
  await asksForPayoff(sells, "66666666")
  await sells.getByRole("button", { name: "Withdraw the request" }).click()
  await sells.getByRole("alertdialog").getByRole("button", { name: "Withdraw the request" }).click()
  await expect(sells.getByText(/until an administrator approves these changes/)).toHaveCount(0)

  await edits(sells, loan)
  await asksForPayoff(sells, "55555555")
  const admin = await administrator(people, PHONE)
  await reviews(admin, loan)
  await admin.getByRole("button", { name: "Decline", exact: true }).click()
  const dialog = admin.getByRole("dialog", { name: `Decline the change of ${loan}?` })
  await dialog.getByLabel("Reason").fill("Send the payoff letter first.")
  await dialog.getByRole("button", { name: "Decline the change" }).click()
  await expect(admin.getByText("Declined: Send the payoff letter first.")).toBeVisible()
  await expect(sells.getByText("Send the payoff letter first.")).toBeVisible()
})

test("C013 one page shows a requested publication with seller, day, note and property", async ({ people }) => {
  const admin = await administrator(people)
  await opensAdministration(admin, "Admin Assets")
  const first = admin.getByRole("row").filter({ hasText: "Approve" }).first()
  const loan = (await first.getByRole("link").first().innerText()).trim()
  await first.getByRole("link").first().click()
  await expect(admin.getByRole("heading", { level: 1, name: loan })).toBeVisible()
  await expect(panel(admin, "The request")).toContainText(/Requested\s*\d\d-\d\d-\d{4}/)
  await expect(panel(admin, "Note terms")).toBeVisible()
  await expect(panel(admin, "Property")).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole("button", { name: "Approve", exact: true }).click()
  const dialog = admin.getByRole("alertdialog", { name: `Approve ${loan}?` })
  await dialog.getByRole("button", { name: "Approve and publish" }).click()
  await expect(admin.getByText("No publication waits for this asset.")).toBeVisible()
})
