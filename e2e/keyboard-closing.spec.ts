import { expect, type Locator, type Page } from "@playwright/test"
import { ADMIN, BUYER, hears, SELLER } from "./people.ts"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { expectFocusKept, goesTo, leaves, presses } from "./keys.ts"
import { takesByKeys } from "./menus.ts"
import { listed, selectedSale } from "./paid-sale.ts"
import { enters } from "./sessions.ts"

const DOCUMENTS = ["Loan Purchase Agreement", "Settlement Statement"]

/** A party reads both documents of the closing that waits, confirms each point and accepts. */
const acceptsByKeys = async (page: Page, loan: string): Promise<void> => {
  const waiting = page.getByRole("region", { name: "Closings that wait for you" })
  await presses(page, waiting.getByRole("link", { name: `Open closing, ${loan}` }))
  await expect(page.getByRole("heading", { level: 1, name: "Closing documents" })).toBeVisible()
  for (const title of DOCUMENTS) {
    const open = page.getByRole("button", { name: `Open ${title}` })
    const prepare = page.getByRole("button", { name: `Prepare: ${title}` })
    await expect(open.or(prepare)).toBeVisible()
    if (await prepare.isVisible()) await presses(page, prepare)
    await presses(page, open)
    await expect(page.getByTitle(`${title}.pdf`)).toBeVisible()
    await expectFocusKept(page)
  }
  await presses(page, page.getByRole("button", { name: "Continue to review" }))
  await expect(page.getByRole("heading", { level: 1, name: "Review and accept" })).toBeVisible()
  const points = page.getByRole("checkbox")
  await expect(points).toHaveCount(5)
  for (const point of await points.all()) {
    await presses(page, point, "Space")
    await expect(point).toBeChecked()
  }
  const accept = page.getByRole("button", { name: /^Accept, \$/ })
  const question = page.getByRole("alertdialog")
  await presses(page, accept)
  await leaves(page, question, accept)
  await page.keyboard.press("Enter")
  await presses(page, question.getByRole("button", { name: /^Accept, \$/ }))
  await expect(page.getByRole("heading", { name: "Closing documents accepted" })).toBeVisible()
  await expectFocusKept(page)
}

test("buyer, seller and administrator close a sale without a mouse", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const { asset, title } = await selectedSale(request)
  const enter = (email: string) => enters({ browser, contextOptions }, baseURL ?? "", email)
  for (const [email, desk] of [
    [BUYER, "/dashboard/buyer"],
    [SELLER, "/seller/filters/active"],
  ] as const) {
    const page = await enter(email)
    await page.goto(desk)
    await acceptsByKeys(page, title)
    await page.context().close()
  }
  const admin = await enter(ADMIN)
  await admin.goto(`/admin/deal/${asset}`)
  const confirm = admin.getByRole("button", { name: "Confirm closing", exact: true })
  const question = admin.getByRole("alertdialog")
  await presses(admin, confirm)
  await leaves(admin, question, confirm)
  await admin.keyboard.press("Enter")
  await presses(admin, question.getByRole("button", { name: "Confirm closing" }))
  await expect(admin.getByText("CLOSED").first()).toBeVisible()
  await expectFocusKept(admin)
  await admin.context().close()
})

/** Answers the question of a row's action, and hears that it is done. */
const answersByKeys = async (page: Page, verb: string, done: string): Promise<void> => {
  const question = page.getByRole("alertdialog")
  await Promise.all([hears(page, done), presses(page, question.getByRole("button", { name: verb }))])
  await expect(question).toBeHidden()
  await expectFocusKept(page)
}

const rowButton = (page: Page, verb: string, loan: string): Locator =>
  page.getByRole("button", { name: `${verb}, ${loan}` })

test("a seller without a mouse puts a listing on hold, releases it and takes it down", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const [seller, admin] = await Promise.all([callerAs(request, SELLER), callerAs(request, ADMIN)])
  const loan = `Keyboard Yards ${Date.now()}`
  await listed(seller, admin, loan)
  const page = await enters({ browser, contextOptions }, baseURL ?? "", SELLER)
  await page.goto("/seller/filters/active")
  await goesTo(page, page.getByRole("searchbox", { name: "Name or place" }))
  await page.keyboard.type(loan)
  await takesByKeys(page, loan, "Put on hold")
  await answersByKeys(page, "Put on hold", "The listing is on hold.")
  await presses(page, rowButton(page, "Release", loan))
  await answersByKeys(page, "Release", "The listing is on the market again.")
  await takesByKeys(page, loan, "Take down")
  await answersByKeys(page, "Take down", "The listing is taken down.")
  await expect(page.getByText("No asset matches")).toBeVisible()
  await page.context().close()
})
