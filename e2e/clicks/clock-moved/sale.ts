import { expect, type Page } from "@playwright/test"
import { moveClock } from "../../clock.ts"
import { ADMIN, BUYER, SELLER } from "../../people.ts"
import { signsIn } from "../accounts.ts"
import { approvesListing } from "../administrator.ts"
import { opensDesk } from "../closing.ts"
import type { People } from "../people.ts"
import { offersForSale } from "../seller.ts"
import { type Day, daysBetween, dayOfRequest, figures, plus, readsInMail } from "./days.ts"

/** A loan on the market, and who has to do with it, each in a browser of their own. */
export interface Sale {
  readonly loan: string
  /** The market's day when it was listed. */
  readonly today: Day
  readonly seller: Page
  readonly buyer: Page
  readonly admin: Page
}

const signedIn = async (people: People, part: string, email: string): Promise<Page> => {
  const page = await people.arrives(part)
  await signsIn(page, email)
  return page
}

/** The demo's seller lists another loan, and the administrator approves it. */
export const listed = async (people: People, tree: string): Promise<Sale> => {
  const loan = `${tree} Court ${Date.now().toString(36)}`
  const [seller, buyer, admin] = await Promise.all([
    signedIn(people, "seller", SELLER),
    signedIn(people, "buyer", BUYER),
    signedIn(people, "administrator", ADMIN),
  ])
  await offersForSale(seller, loan)
  const today = await dayOfRequest(seller)
  await approvesListing(admin, loan)
  return { loan, today, seller, admin, buyer }
}

/** From one's desk to the page of the loan, on a page that has just been loaded, as the clock may have been moved. */
export const looksAt = async (page: Page, loan: string): Promise<void> => {
  await page.reload()
  await opensDesk(page)
  await page.getByRole("link", { name: loan, exact: true }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: loan })).toBeVisible()
}

export const bothLookAt = async ({ buyer, loan, seller }: Sale): Promise<void> => {
  await looksAt(seller, loan)
  await looksAt(buyer, loan)
}

export const nextStep = (page: Page) => page.getByRole("region", { name: "Next step" })

/** The next step of both sides names the instant at which this last day ends. */
export const bothSee = async ({ buyer, seller }: Sale, day: Day): Promise<void> => {
  for (const page of [seller, buyer]) await expect(nextStep(page)).toContainText(`${figures(plus(day, 1))}, 00:00 UTC`)
}

/** The seller sets the days of a period, each typed as people here write it. */
export const plansPeriod = async ({ loan, seller }: Sale, period: string, from: Day, to: Day): Promise<void> => {
  await looksAt(seller, loan)
  await seller.getByRole("button", { name: "Plan periods" }).click()
  const dialog = seller.getByRole("dialog", { name: "Plan periods" })
  await dialog.getByRole("textbox", { name: `${period}, first day` }).fill(figures(from))
  await dialog.getByRole("textbox", { name: `${period}, last day` }).fill(figures(to))
  await dialog.getByRole("button", { name: "Save periods" }).click()
  await expect(dialog).toBeHidden()
}

/** The market's clock goes on from one day to another. */
export const passesTo = (today: Day, day: Day): void => moveClock(`+${daysBetween(today, day)}d`)

/** On its last day: whoever can still act reads by mail that it ends, and when. */
export const areReminded = async (
  { loan, seller }: Sale,
  what: string,
  lastDay: Day,
  emails: ReadonlyArray<string>,
): Promise<void> => {
  const said = `${what} on ${loan} ends on ${figures(plus(lastDay, 1))}, 00:00 UTC`
  for (const email of emails) await readsInMail(seller, email, loan, said)
}
