import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { arrives, BUYER, expectAccessible, SELLER, signIn } from "./people.ts"

const WIDE = { viewport: { width: 1440, height: 900 } }
const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DOCUMENTS = ["Loan Purchase Agreement", "Settlement Statement"]

const enters = async (page: Page, email: string, path: string): Promise<void> => {
  await page.goto("/")
  await signIn(page, email)
  await page.goto(path)
}
const closings = (page: Page) => page.getByRole("region", { name: "Closings that wait for you" })

/** Reads both documents, prepared first where nobody has had them prepared, and goes on to the review. */
const reads = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { name: "Closing documents", level: 1 })).toBeVisible()
  for (const title of DOCUMENTS) {
    const [open, prepare] = [
      page.getByRole("button", { name: `Open ${title}` }),
      page.getByRole("button", { name: `Prepare: ${title}` }),
    ]
    await expect(open.or(prepare)).toBeVisible()
    if (await prepare.isVisible()) await prepare.click()
    await open.click()
    await expect(page.getByTitle(`${title}.pdf`)).toBeVisible() // what is not shown yet is not opened
  }
  const review = page.getByRole("button", { name: /Review and accept/ })
  await expect(review).toBeEnabled() // both are read
  await expectAccessible(page)
  await page.getByRole("button", { name: "Continue to review" }).click()
}

/** Confirms every point and accepts, with the amount on both buttons. */
const accepts = async (page: Page): Promise<void> => {
  await expect(page.getByRole("checkbox")).toHaveCount(5)
  for (const box of await page.getByRole("checkbox").all()) await box.check({ force: true })
  await expectAccessible(page)
  await page.getByRole("button", { name: /^Accept, \$/ }).click()
  const dialog = page.getByRole("alertdialog", { name: "Accept the closing documents?" })
  await dialog.getByRole("button", { name: /^Accept, \$/ }).click()
  await expect(page.getByRole("heading", { name: "Closing documents accepted" })).toBeVisible()
  await expectAccessible(page)
}

for (const [size, options] of [
  ["1440", WIDE],
  ["390", NARROW],
] as const)
  test(`both sides bring a winner under contract by clicks at ${size} px (BUY-048, BUY-049, BUY-335)`, async ({
    browser,
  }) => {
    const [buyer, seller] = await Promise.all([arrives(browser, options), arrives(browser, options)])
    await enters(buyer, BUYER, "/buyer")
    const name = await test.step("the buyer finds the closing that waits, reads, confirms and accepts", async () => {
      const link = closings(buyer)
        .getByRole("link", { name: /^Open closing, / })
        .first()
      const named = (await link.getAttribute("aria-label"))?.replace("Open closing, ", "") ?? ""
      await link.click()
      await reads(buyer)
      await accepts(buyer)
      await expect(buyer.getByText("Waiting for the seller")).toBeVisible()
      return named
    })
    await test.step("the seller finds it in turn and accepts: the sale is under contract", async () => {
      await enters(seller, SELLER, "/seller/filters/active")
      await closings(seller)
        .getByRole("link", { name: `Open closing, ${name}` })
        .click()
      await reads(seller)
      await accepts(seller)
      await expect(seller.getByText("Under Contract").first()).toBeVisible()
    })
    await test.step("the buyer sees it without reload, and the list has it no more", async () => {
      await expect(buyer.getByText("Under Contract").first()).toBeVisible()
      await buyer.getByRole("link", { name: "Your offers" }).first().click()
      await expect(buyer.getByRole("heading", { name: "Your offers" })).toBeVisible()
      await expect(closings(buyer).getByText(name)).toHaveCount(0)
    })
  })
