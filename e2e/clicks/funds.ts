import { expect, type Locator, type Page } from "@playwright/test"
import { hears, PROOF_OF_FUNDS } from "../people.ts"
import { accountOf, registers, signsIn } from "./accounts.ts"
import { administers, letsBuy } from "./administrator.ts"
import { asksToBuy, type Bid, findsLoan, opensOffer } from "./buyer.ts"
import { opensDesk } from "./closing.ts"
import type { People } from "./people.ts"

/** Two of the demo's sellers whom no other journey needs. */
export const WEST = "marlow.ostrander@pugetnotecompany.example"
export const SOUTH = "devon.nakagawa@nakagawaincomefund.example"

/** A newcomer who buys, and those around. */
export interface Trade {
  readonly admin: Page
  readonly buyer: Page
  readonly seller: Page
  /** The buyer's name. */
  readonly name: string
  /** Loans of the seller that take offers. */
  readonly loans: ReadonlyArray<string>
}

/** Names of the loans of one's own list that take offers: at least as many as are asked for. */
export const activeLoans = async (seller: Page, least: number): Promise<ReadonlyArray<string>> => {
  await opensDesk(seller)
  const rows = seller.getByRole("row").filter({ hasText: "Active Listing" })
  const read = async (): Promise<ReadonlyArray<string>> => {
    const names = (await rows.all()).map((row) => row.getByRole("link").first().innerText())
    return (await Promise.all(names)).map((name) => name.trim()).filter((name) => name !== "")
  }
  let names: ReadonlyArray<string> = []
  // The list is drawn in parts, and a login may still be leading to it.
  await expect.poll(async () => (names = await read()).length).toBeGreaterThanOrEqual(least)
  return names
}

/** Everybody arrives; the newcomer registers, asks to buy for the entity on the seller's first loan, and is approved for whole dollars. */
export const tradesWith = async (
  people: People,
  email: string,
  { entity, funds, least = 1 }: { readonly entity: string; readonly funds: string; readonly least?: number },
): Promise<Trade> => {
  const [buyer, seller, admin] = [
    await people.arrives("buyer"),
    await people.arrives("seller"),
    await people.arrives("administrator"),
  ]
  const last = `Funds${Date.now()}`
  const [loans] = await Promise.all([
    signsIn(seller, email).then(() => activeLoans(seller, least)),
    registers(buyer, `${last}@demo.example`, ["Robin", last]),
    administers(admin),
  ])
  const [first = ""] = loans
  await findsLoan(buyer, first)
  await asksToBuy(buyer, entity)
  await letsBuy(admin, buyer, `Robin ${last}`, funds)
  return { admin, buyer, seller, name: `Robin ${last}`, loans }
}

/** From any page by the home page to a loan. */
export const goesToLoan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name: "XL, home" }).first().click()
  await findsLoan(page, name)
}

/** Fills in a whole offer in the dialog, which stays open. */
export const typesOffer = async (page: Page, { deposit, price }: Bid): Promise<Locator> => {
  const dialog = await opensOffer(page)
  await dialog.getByLabel("Offer price").fill(price)
  await dialog.getByLabel("Earnest money deposit").fill(deposit)
  await dialog.getByLabel("Due diligence period").fill("20")
  await dialog.getByLabel("Closing").fill("15")
  return dialog
}

/** Presses for the review, which does not come: the terms stay, with the reason. */
export const staysRefused = async (dialog: Locator, why: RegExp): Promise<void> => {
  await dialog.getByRole("button", { name: /^Review offer/ }).click()
  await expect(dialog.getByText(why)).toBeVisible()
  await expect(dialog.getByText("Nothing is sent yet.")).toBeVisible()
}

/** Files another proof of funds in the buyer's profile, which is open at that step. */
export const filesAnotherProof = async (page: Page): Promise<void> => {
  const profile = page.getByRole("dialog", { name: "Buyer profile" })
  await profile.locator("input[type=file]").setInputFiles(PROOF_OF_FUNDS)
  await expect(profile.getByText(/ B, encrypted$/)).toBeVisible()
  await profile.getByRole("button", { name: "Send request" }).click()
  await expect(profile).toBeHidden()
}

/** A seller ends the bidding on a loan and asks for this buyer as winner; the question stays open. */
export const asksForWinner = async (seller: Page, loan: string, buyer: string): Promise<Locator> => {
  await opensDesk(seller)
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  await seller.getByRole("button", { name: "End bidding" }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "End bidding" }).click()
  await seller.getByRole("button", { name: new RegExp(`^Select winner, ${buyer}`) }).click()
  const question = seller.getByRole("alertdialog", { name: "Select this offer as winner?" })
  await question.getByRole("button", { name: /^Select winner, \$/ }).click()
  return question
}

/** An administrator decides what becomes of live offers that exceed the funds together. */
export const decidesOnExcess = async (admin: Page, what: "Refuse the offer" | RegExp): Promise<void> => {
  await accountOf(admin).click()
  await admin.getByRole("menuitem", { name: "Admin Settings" }).click()
  await admin.getByText(what).click()
  const saved = hears(admin, "Settings saved")
  await Promise.all([saved, admin.getByRole("button", { name: "Save settings" }).click()])
}
