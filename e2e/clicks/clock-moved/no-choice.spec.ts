import { moveClock } from "../../clock.ts"
import { findsLoan, offersOn } from "../buyer.ts"
import { expect, test } from "../people.ts"
import { plus } from "./days.ts"
import { bothLookAt, bothSee, listed, nextStep, plansPeriod } from "./sale.ts"

test.beforeEach(() => moveClock("reset"))
test.afterEach(() => moveClock("reset"))

test("C029 a seller who does not choose in time finds the loan on the market again, with its offer", async ({
  people,
}) => {
  const sale = await listed(people, "Hazel")
  const { buyer, loan, seller, today } = sale
  await findsLoan(buyer, loan)
  await offersOn(buyer, { price: "9100000", deposit: "250000" })
  await plansPeriod(sale, "Under selection", today, plus(today, 3))
  await seller.getByRole("button", { name: "End bidding" }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "End bidding" }).click()
  await bothLookAt(sale)
  await bothSee(sale, plus(today, 3))
  await expect(nextStep(seller)).toContainText("Otherwise the listing takes offers again")
  moveClock("+4d")
  await bothLookAt(sale)
  await expect(seller.getByText("Active Listing").first()).toBeVisible()
  await expect(nextStep(seller)).toContainText("End the bidding to choose among the offers, or wait for more.")
  await expect(nextStep(buyer)).toContainText("The seller compares the offers.")
})
