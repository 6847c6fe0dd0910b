import type { Page } from "@playwright/test"
import { registers, signsIn } from "./accounts.ts"
import { findsLoan } from "./buyer.ts"
import { activeLoans, SOUTH } from "./funds.ts"
import { expect, test } from "./people.ts"

/** A figure of the panel, by its label. */
const figure = (seller: Page, label: string) =>
  seller
    .getByRole("region", { name: "Activity", exact: true })
    .locator("div", { has: seller.getByText(label, { exact: true }) })
    .getByRole("definition")

const counted = async (seller: Page, label: string): Promise<number> =>
  Number.parseInt((await figure(seller, label).innerText()).replaceAll(",", ""), 10)

test("C007 a seller watches who looks at the loan, counted live and without a name", async ({ people }) => {
  const [seller, guest, member] = [
    await people.arrives("seller"),
    await people.arrives("guest"),
    await people.arrives("member"),
  ]
  const last = `Looker${Date.now().toString(36)}`
  await Promise.all([signsIn(seller, SOUTH), registers(member, `${last}@demo.example`, ["Robin", last])])
  const [loan] = await activeLoans(seller, 1)
  if (loan === undefined) throw new Error("The seller has no loan that takes offers")
  await seller.getByRole("link", { name: loan, exact: true }).first().click()
  await expect(figure(seller, "Views")).toHaveText(/by \d+ members? and by guests/)
  const [views, active] = [await counted(seller, "Views"), await counted(seller, "Active members")]

  await test.step("a member's visit is counted while the seller looks on", async () => {
    await findsLoan(member, loan)
    await expect.poll(() => counted(seller, "Active members")).toBe(active + 1)
    await expect.poll(() => counted(seller, "Views")).toBe(views + 1)
    const feed = seller.getByRole("table", { name: "Activity, the latest first" })
    await expect(feed.getByRole("row").nth(1)).toContainText(/Opened the page.*A member/)
    await expect(seller.getByText(last)).toHaveCount(0)
  })

  await test.step("and so is who keeps it as a favorite, and who does so no longer", async () => {
    const kept = await counted(seller, "Kept as a favorite")
    const star = member.getByRole("button", { name: `Favorite ${loan}` }).first()
    await star.click()
    await expect.poll(() => counted(seller, "Kept as a favorite")).toBe(kept + 1)
    await star.click()
    await expect.poll(() => counted(seller, "Kept as a favorite")).toBe(kept)
    await expect(seller.getByText(last)).toHaveCount(0)
  })

  await test.step("a guest's is counted too, and everybody reads the views on the loan's page", async () => {
    await findsLoan(guest, loan)
    await expect(guest.getByText("Views").first()).toBeVisible()
    await seller.reload()
    await expect.poll(() => counted(seller, "Views")).toBe(views + 2)
    expect(await counted(seller, "Active members")).toBe(active + 1)
  })
})
