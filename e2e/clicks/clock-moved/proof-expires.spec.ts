import type { Page } from "@playwright/test"
import { moveClock } from "../../clock.ts"
import { SELLER } from "../../people.ts"
import { accountOf, registers, signsIn } from "../accounts.ts"
import { administers, approvesBuyer, approvesListing, letsBuy } from "../administrator.ts"
import { asksToBuy, findsLoan } from "../buyer.ts"
import { filesAnotherProof, goesToLoan } from "../funds.ts"
import { expect, type People, test } from "../people.ts"
import { offersForSale } from "../seller.ts"

const EXPIRED = "Your Proof of Funds approval has expired. Please upload a new document."

const opensBuyerInfo = async (page: Page): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await page.getByRole("link", { name: "Buyer Info" }).click()
}
const daysLeft = (page: Page) => page.getByRole("region", { name: "Buying power" }).getByText(/^\d+, until /)

test.beforeEach(() => moveClock("reset"))
test.afterEach(() => moveClock("reset"))

/** A loan that nobody bids on is listed, and a newcomer is approved who asked to buy on it. */
const arrive = async (people: People) => {
  const [buyer, seller, admin] = [
    await people.arrives("buyer"),
    await people.arrives("seller"),
    await people.arrives("administrator"),
  ]
  const last = `Expiry${Date.now().toString(36)}`
  const [loan, name] = [`Willow Court ${last}`, `Robin ${last}`]
  await Promise.all([
    signsIn(seller, SELLER).then(() => offersForSale(seller, loan)),
    registers(buyer, `${last}@demo.example`, ["Robin", last]),
    administers(admin),
  ])
  await approvesListing(admin, loan)
  await findsLoan(buyer, loan)
  await asksToBuy(buyer, "Expiry Capital, LLC")
  await letsBuy(admin, buyer, name, "9000000")
  return { admin, buyer, loan, name }
}

test("C044 an approval of funds counts its days down, ends, refuses an offer and is renewed", async ({ people }) => {
  const { admin, buyer, loan, name } = await arrive(people)
  await opensBuyerInfo(buyer)
  await expect(daysLeft(buyer)).toHaveText(/^90, until \d\d-\d\d-\d{4}$/)

  await test.step("two days before its end, and after it", async () => {
    moveClock("+88d")
    await buyer.reload()
    await expect(daysLeft(buyer)).toHaveText(/^2, until /)
    moveClock("+3d")
    await buyer.reload()
    await expect(buyer.getByText(EXPIRED)).toBeVisible()
    await goesToLoan(buyer, loan)
    await buyer.getByRole("button", { name: "Make an offer" }).click()
    await expect(buyer.getByRole("dialog").getByText(EXPIRED).first()).toBeVisible()
  })

  await test.step("a new proof is filed and approved, and the days begin again", async () => {
    await filesAnotherProof(buyer)
    await admin.reload()
    await approvesBuyer(admin, name, "12000000")
    await opensBuyerInfo(buyer)
    await expect(daysLeft(buyer)).toHaveText(/^90, until /)
  })
})
