import type { Locator, Page } from "@playwright/test"
import { nameOf, signsIn } from "./accounts.ts"
import { administers, opensAssetsIn, opensRoles } from "./administrator.ts"
import { findsLoan, opensOffer } from "./buyer.ts"
import { opensDesk } from "./closing.ts"
import { opensSellerInfo } from "./seller.ts"
import { expect, type People, test } from "./people.ts"

/** People of the demo whom no other journey needs. */
const BLOCKED = "kim.lindqvist@prairiemutuallending.example"
const EXPIRED = "robin.delacroix@bayoustatecredit.example"
const BUYER = "riley.santoro@santorofamilyoffice.example"

const signedIn = async (people: People, part: string, email: string): Promise<Page> => {
  const page = await people.arrives(part)
  await signsIn(page, email)
  return page
}

const administrator = async (people: People): Promise<Page> => {
  const admin = await people.arrives("administrator")
  await administers(admin)
  return admin
}

const row = (page: Page, state: string): Locator => page.getByRole("row").filter({ hasText: state }).first()
const loanOf = async (line: Locator): Promise<string> => (await line.getByRole("link").first().innerText()).trim()

test("C099 a blocked seller reads why, has listings on hold and enters none, until an administrator restores the profile", async ({
  people,
}) => {
  const [seller, admin] = [await signedIn(people, "seller", BLOCKED), await administrator(people)]
  const name = await nameOf(seller)
  await opensDesk(seller)
  const loan = await loanOf(row(seller, "Active Listing"))
  const listing = seller.getByRole("row").filter({ hasText: loan })

  const roles = await opensRoles(admin, BLOCKED, name)
  await roles.getByRole("button", { name: "Block seller" }).click()
  const block = admin.getByRole("dialog", { name: `Block ${name} as a seller?` })
  await block.getByLabel("Comment").fill("The license has ended.")
  await block.getByRole("button", { name: "Save" }).click()
  await expect(roles.getByRole("button", { name: "Restore seller" })).toBeVisible()

  await expect(listing).toContainText("On Hold")
  await opensSellerInfo(seller)
  const why = seller.getByText("An administrator blocked your seller profile. The license has ended.")
  await expect(why).toBeVisible()
  await opensDesk(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await expect(seller.getByText(/^Your access is blocked by administrator\./).first()).toBeVisible()
  await expect(seller).toHaveURL("/contact")

  await opensSellerInfo(seller)
  await roles.getByRole("button", { name: "Restore seller" }).click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Restore seller" }).click()
  await expect(roles.getByRole("button", { name: "Block seller" })).toBeVisible()
  await expect(why).toBeHidden()
  await opensDesk(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await expect(seller).toHaveURL("/sell-your-loan/create")
})

test("an administrator corrects a buyer's approved funds, and the buyer bids up to them", async ({ people }) => {
  const [buyer, admin] = [await signedIn(people, "buyer", BUYER), await administrator(people)]
  const roles = await opensRoles(admin, BUYER, await nameOf(buyer))
  await roles.getByLabel("Approved funds").fill("250000000")
  await roles.getByRole("button", { name: "Save funds" }).click()
  await expect(admin.getByText("Funds saved")).toBeVisible()
  await findsLoan(buyer, "Myrtle Grove Shopping Center")
  await expect((await opensOffer(buyer)).getByText(/^At most \$250,000,000/)).toBeVisible()
})

test("an administrator deletes an expired listing, and its seller finds it no more", async ({ people }) => {
  const [seller, admin] = [await signedIn(people, "seller", EXPIRED), await administrator(people)]
  await opensDesk(seller)
  await seller.getByRole("link", { name: "Archive" }).click()
  const loan = await loanOf(row(seller, "Listing Expired"))
  await opensAssetsIn(admin, "Listing Expired")
  await admin.getByRole("button", { name: new RegExp(`^More (actions )?for ${loan}$`) }).click()
  await admin.getByRole("menuitem", { name: "Delete" }).click()
  const asked = admin.getByRole("alertdialog", { name: "Delete this listing?" })
  await expect(asked.getByText("Its seller and its buyers no longer see it. It cannot be brought back.")).toBeVisible()
  await asked.getByRole("button", { name: "Delete" }).click()
  await expect(asked).toBeHidden()
  await expect(seller.getByRole("row").filter({ hasText: loan })).toHaveCount(0)
})
