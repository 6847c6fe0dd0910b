import { ADMIN, BUYER, expectAccessible, SELLER } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { expect, type People, test } from "./people.ts"

const SIZES = [
  ["at a desk", undefined],
  ["on a phone", { width: 390, height: 844 }],
] as const

const lands = async (people: People, email: string, size: (typeof SIZES)[number][1]) => {
  const page = await people.arrives(email, size)
  await signsIn(page, email)
  return page
}

for (const [where, size] of SIZES) {
  test(`a seller and a buyer land on their work ${where}, and narrow it to what waits for them`, async ({ people }) => {
    const [seller, buyer] = await Promise.all([lands(people, SELLER, size), lands(people, BUYER, size)])
    await test.step("the seller's listings", async () => {
      await expect(seller.getByRole("heading", { name: "Your assets", level: 1 })).toBeVisible()
      const rows = seller.getByRole("table", { name: "Your assets" }).getByRole("row")
      await expect(seller.getByText(/^Your turn: /).first()).toBeVisible()
      const all = await rows.count()
      if (size) await seller.getByRole("button", { name: /^Filters/ }).click()
      await seller.getByRole("button", { name: /^Next step/ }).click()
      await seller.getByRole("option", { name: /^Waiting for you, \d+$/ }).click()
      await expect(seller).toHaveURL(/[?&]next=mine/)
      await expect.poll(() => rows.count()).toBeLessThan(all)
      await expectAccessible(seller)
    })
    await test.step("the buyer's offers, and the reasons of those declined", async () => {
      await expect(buyer.getByRole("heading", { name: "Your offers", level: 1 })).toBeVisible()
      await expect(buyer.getByText(/Your turn: /).first()).toBeVisible()
      if (size) await buyer.getByRole("button", { name: /^Filters/ }).click()
      await buyer.getByRole("button", { name: /^State/ }).click()
      await buyer.getByRole("option", { name: "Declined" }).click()
      await buyer.keyboard.press("Escape")
      await expect(buyer).toHaveURL(/[?&]state=Declined/)
      await expect(buyer.getByText("The price is below our reserve.").first()).toBeVisible()
      await expectAccessible(buyer)
    })
  })
}

test("an administrator lands on what waits for approval, and reads who signed in when", async ({ people }) => {
  const page = await lands(people, ADMIN, undefined)
  await expect(page).toHaveURL("/admin/asset-approval")
  await page.getByRole("link", { name: "Users" }).click()
  const row = page.getByRole("row").filter({ hasText: SELLER })
  await expect(row).toContainText(/\d\d-\d\d-\d{4}/)
  await expect(row).not.toContainText("Never")
})
