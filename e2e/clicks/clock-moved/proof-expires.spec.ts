import type { Page } from "@playwright/test"
import { moveClock } from "../../clock.ts"
import { accountOf } from "../accounts.ts"
import { approvesBuyer } from "../administrator.ts"
import { filesAnotherProof, SOUTH, tradesWith } from "../funds.ts"
import { expect, test } from "../people.ts"

const EXPIRED = "Your Proof of Funds approval has expired. Please upload a new document."

const opensBuyerInfo = async (page: Page): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await page.getByRole("link", { name: "Buyer Info" }).click()
}
const daysLeft = (page: Page) => page.getByRole("region", { name: "Buying power" }).getByText(/^\d+, until /)

test("C044 an approval of funds counts its days down, ends, refuses an offer and is renewed", async ({ people }) => {
  const { admin, buyer, name } = await tradesWith(people, SOUTH, {
    entity: "Expiry Capital, LLC",
    funds: "9000000",
  })
  await opensBuyerInfo(buyer)
  await expect(daysLeft(buyer)).toHaveText(/^90, until \d\d-\d\d-\d{4}$/)

  await test.step("two days before its end, and after it", async () => {
    moveClock("+88d")
    await buyer.reload()
    await expect(daysLeft(buyer)).toHaveText(/^2, until /)
    moveClock("+3d")
    await buyer.reload()
    await expect(buyer.getByText(EXPIRED)).toBeVisible()
    await buyer.getByRole("link", { name: "Buy", exact: true }).first().click()
    await buyer.getByRole("article").filter({ hasText: "Active Listing" }).first().getByRole("link").first().click()
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
