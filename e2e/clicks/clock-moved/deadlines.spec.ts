import { moveClock } from "../../clock.ts"
import { BUYER, SELLER } from "../../people.ts"
import { nameOf } from "../accounts.ts"
import { extendsClosing, opensDeal } from "../administrator.ts"
import { findsLoan, offersOn } from "../buyer.ts"
import { acceptsClosing, opensDesk, selectsForBestAndFinal, selectsWinner } from "../closing.ts"
import { expect, test } from "../people.ts"
import { type Day, figures, plus, readsInMail } from "./days.ts"
import { areReminded, bothLookAt, bothSee, listed, passesTo, plansPeriod, type Sale } from "./sale.ts"

const BOTH = [SELLER, BUYER]
const ACCEPTING = "The time to accept the closing documents"

// What a journey lets pass is taken from the days for which a buyer's funds are approved.
test.beforeEach(() => moveClock("reset"))
test.afterEach(() => moveClock("reset"))

/** Planned from today for three days, a period is seen by both sides, is two days longer, and ends: the day after its last is returned. */
const runsLonger = async (
  sale: Sale,
  [period, ending]: readonly [string, string],
  today: Day,
  start: () => Promise<void>,
  reminded: ReadonlyArray<string>,
): Promise<Day> => {
  await plansPeriod(sale, period, today, plus(today, 3))
  await start()
  await bothLookAt(sale)
  await bothSee(sale, plus(today, 3))
  const lastDay = plus(today, 5)
  await plansPeriod(sale, period, today, lastDay)
  await bothSee(sale, lastDay)
  passesTo(today, lastDay)
  await areReminded(sale, ending, lastDay, reminded)
  return lastDay
}

/** A side's time to accept is seen by both, extended by the administrator, told of by mail, and reminded of on its last day. */
const acceptsLater = async (sale: Sale, side: "Buyer" | "Seller", until: Day, today: Day): Promise<Day> => {
  const { admin, loan, seller } = sale
  await bothLookAt(sale)
  await bothSee(sale, until)
  await admin.reload()
  await opensDeal(admin, loan)
  const lastDay = plus(until, 2)
  await extendsClosing(admin, side, figures(lastDay))
  await bothSee(sale, lastDay)
  for (const email of BOTH) await readsInMail(seller, email, loan, `by ${figures(plus(lastDay, 1))}, 00:00 UTC`)
  passesTo(today, lastDay)
  await areReminded(sale, ACCEPTING, lastDay, [side === "Buyer" ? BUYER : SELLER])
  return lastDay
}

test("C068 C087 every deadline of a sale is seen by both sides, extended, reminded of by mail with its day, and ends", async ({
  people,
}) => {
  const sale = await listed(people, "Aspen")
  const { buyer, loan, seller, today } = sale
  const offers = async () => {
    await findsLoan(buyer, loan)
    await offersOn(buyer, { price: "9100000", deposit: "250000" })
  }
  const name = await nameOf(buyer)
  const called = await runsLonger(sale, ["Call for offers", "The call for offers"], today, offers, [BUYER])
  moveClock("+1d")
  const final = await runsLonger(
    sale,
    ["Best and final", "Best and final"],
    plus(called, 1),
    () => selectsForBestAndFinal(seller, name),
    [BUYER],
  )
  moveClock("+1d")
  const chosen = await runsLonger(
    sale,
    ["Under selection", "The time to choose the winner"],
    plus(final, 1),
    async () => {},
    [SELLER],
  )
  await seller.reload()
  await selectsWinner(seller, loan, name)
  const buyersDay = await acceptsLater(sale, "Buyer", plus(chosen, 35), chosen)
  await buyer.reload()
  await acceptsClosing(buyer, loan)
  await acceptsLater(sale, "Seller", plus(buyersDay, 10), buyersDay)

  moveClock("+1d")
  await readsInMail(seller, SELLER, loan, "The winning offer on")
  await bothLookAt(sale)
  await expect(seller.getByText("Active Listing").first()).toBeVisible()
  await opensDesk(buyer)
  const row = buyer.getByRole("row").filter({ hasText: loan })
  await expect(row).toContainText("The seller did not accept the closing documents in time")
})
