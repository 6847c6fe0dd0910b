import type { Page, ViewportSize } from "@playwright/test"
import { registers } from "./accounts.ts"
import { administers, approvesListing, letsBuy, opensDeal } from "./administrator.ts"
import { asksToBuy, findsLoan, offersOn } from "./buyer.ts"
import { acceptsClosing, confirmsClosing, opensDesk, selectsWinner } from "./closing.ts"
import { expect, type People, test } from "./people.ts"
import { becomesSeller, entersLoan, requestsPublication } from "./seller.ts"

const WIDTHS: ReadonlyArray<ViewportSize> = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Rows of the requirements that the run at a width holds in its title, three at most in each. */
const PROVES: Readonly<Record<number, string>> = {
  1440: "ACC-025, ACC-028, BUY-012",
  390: "BUY-048, BUY-049, BUY-335",
}

/** Where the four meet: both runs take place in one market. */
interface Deal {
  readonly people: People
  readonly viewport: ViewportSize
  readonly loan: string
}

const arrives = async ({ people, viewport }: Deal, part: string, first: string, last: string): Promise<Page> => {
  const page = await people.arrives(part, viewport)
  await registers(page, `${first}.${last}@strangers.example`.toLowerCase(), [first, last])
  return page
}

const isTold = (page: Page, words: RegExp | string): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible()

const sells = async (deal: Deal, seller: Page): Promise<void> => {
  await becomesSeller(seller)
  await entersLoan(seller, deal.loan)
  await requestsPublication(seller)
  await isTold(seller, "An administrator looks at your listing before it goes on the market.")
}

const wantsToBuy = async (deal: Deal, buyer: Page, entity: string): Promise<void> => {
  await findsLoan(buyer, deal.loan)
  await asksToBuy(buyer, entity)
  await isTold(buyer, "Your Buyer Role request is under review. You will be notified via email about its status.")
}

const rowOf = (page: Page, { loan }: Deal) => page.getByRole("row").filter({ hasText: loan })

/** From the desk to the page of the loan: what was bought, for how much, on which day. */
const findsPurchase = async (buyer: Page, deal: Deal, price: string): Promise<void> => {
  await opensDesk(buyer)
  await expect(rowOf(buyer, deal)).toContainText(price)
  await expect(rowOf(buyer, deal)).toContainText(/closed/i)
  await rowOf(buyer, deal).getByRole("link", { name: deal.loan, exact: true }).click()
  await isTold(buyer, "Your purchase")
  await isTold(buyer, price)
  await isTold(buyer, /^Closed on \d\d-\d\d-\d{4}$/)
}

for (const viewport of WIDTHS)
  test(`C045 C088 four strangers go from the home page to Closed at ${viewport.width} pixels (${PROVES[viewport.width]})`, async ({
    people,
  }) => {
    const run = Date.now().toString(36)
    const deal = { people, viewport, loan: `Cedar Court ${run}` }
    const [winner, rival] = [`W${run}`, `R${run}`]

    const seller = await arrives(deal, "seller", "Sam", `S${run}`)
    await sells(deal, seller)
    const admin = await people.arrives("administrator", viewport)
    await administers(admin)
    await approvesListing(admin, deal.loan)
    await isTold(seller, "Your listing is on the market.")

    const first = await arrives(deal, "winner", "Wanda", winner)
    await wantsToBuy(deal, first, `${winner} Capital, LLC`)
    const second = await arrives(deal, "rival", "Ralph", rival)
    await wantsToBuy(deal, second, `${rival} Capital, LLC`)
    await letsBuy(admin, first, `Wanda ${winner}`, "25000000")
    await letsBuy(admin, second, `Ralph ${rival}`, "25000000")
    await offersOn(first, { price: "9100000", deposit: "250000" })
    await offersOn(second, { price: "8800000", deposit: "250000" })
    await isTold(second, "The seller compares the offers. You may revise or withdraw yours.")

    await selectsWinner(seller, deal.loan, `Wanda ${winner}`)
    await isTold(first, /^Pay the earnest money and accept the closing documents by /)
    await isTold(second, "Another offer was chosen. Yours stays active until that sale is under contract.")
    await acceptsClosing(first, deal.loan)
    await isTold(first, /^The seller accepts the closing documents by /)
    await acceptsClosing(seller, deal.loan)
    await isTold(seller, "An administrator confirms the closing once the price is paid and the papers are delivered.")
    await opensDeal(admin, deal.loan)
    await isTold(admin, `${winner} Capital, LLC`)
    await confirmsClosing(admin)

    for (const party of [seller, first]) {
      await isTold(party, "Both sides accepted the closing documents, and the sale is closed.")
      await isTold(party, "The sale is closed. Nothing is left to do.")
    }
    await opensDesk(seller)
    await expect(rowOf(seller, deal)).toContainText(/closed/i)
    await findsPurchase(first, deal, "$9,100,000")
    await opensDesk(second)
    await expect(rowOf(second, deal)).toContainText("Another offer was accepted")
  })
