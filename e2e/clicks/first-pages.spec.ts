import { ADMIN, BUYER, expectAccessible, SELLER } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { expect, type People, test } from "./people.ts"

const PHONE = { width: 390, height: 844 }

const lands = async (people: People, email: string, size?: typeof PHONE) => {
  const page = await people.arrives(email, size)
  await signsIn(page, email)
  return page
}

test("a seller at a desk and a buyer on a phone land on their work, and narrow it to what waits for them (ACC-007)", async ({
  people,
}) => {
  const [seller, buyer] = await Promise.all([lands(people, SELLER), lands(people, BUYER, PHONE)])
  await test.step("the seller's listings", async () => {
    await expect(seller.getByRole("heading", { name: "Your assets", level: 1 })).toBeVisible()
    const rows = seller.getByRole("table", { name: "Your assets" }).getByRole("row")
    await expect(seller.getByText(/^Your turn: /).first()).toBeVisible()
    const all = await rows.count()
    await seller.getByRole("button", { name: /^Next step/ }).click()
    await seller.getByRole("option", { name: /^Waiting for you, \d+$/ }).click()
    await expect(seller).toHaveURL(/[?&]next=mine/)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expectAccessible(seller)
  })
  await test.step("the buyer's offers, and the reasons of those declined", async () => {
    await expect(buyer.getByRole("heading", { name: "Your offers", level: 1 })).toBeVisible()
    await expect(buyer.getByText(/Your turn: /).first()).toBeVisible()
    await buyer.getByRole("button", { name: /^Filters/ }).click()
    await buyer.getByRole("button", { name: /^State/ }).click()
    await buyer.getByRole("option", { name: "Declined" }).click()
    await buyer.keyboard.press("Escape")
    await expect(buyer).toHaveURL(/[?&]state=Declined/)
    await expect(buyer.getByText("The price is below our reserve.").first()).toBeVisible()
    await expectAccessible(buyer)
  })
})

test("an administrator lands on what waits for approval, and reads who signed in when", async ({ people }) => {
  const page = await lands(people, ADMIN)
  await expect(page).toHaveURL("/admin/asset-approval")
  await page.getByRole("link", { name: "Users" }).click()
  await page.getByRole("searchbox", { name: "Name, email or company" }).fill(SELLER)
  await page.keyboard.press("Enter")
  const row = page.getByRole("row").filter({ hasText: SELLER })
  await expect(row).toContainText(/\d\d-\d\d-\d{4}/)
  await expect(row).not.toContainText("Never")
})
