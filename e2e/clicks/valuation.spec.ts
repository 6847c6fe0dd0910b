import type { Page } from "@playwright/test"
import { registers } from "./accounts.ts"
import { expect, test } from "./people.ts"

const NAME = "Palm Court Apartments"

const chooses = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`${label}$|^${label}`) }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}
const goesOn = (page: Page, name = "Next") => page.getByRole("button", { name, exact: true }).click()

/** From the home page to the first step, which says where the property lies. */
const saysWhere = async (page: Page, state: string, type = "Multifamily"): Promise<void> => {
  await page.getByRole("link", { name: "Value a loan" }).first().click()
  await page.getByLabel("City").fill("Tampa")
  await chooses(page, "State", state)
  await chooses(page, "Property type", type)
  await goesOn(page)
}

const describesLoan = async (page: Page): Promise<void> => {
  await page.getByLabel("Name of the loan").fill(NAME)
  await chooses(page, "Status of the loan", "Non-Performing Loan")
  await chooses(page, "Your role", "Lender")
  await chooses(page, "Asset type", "Loan")
  await page.getByLabel("Unpaid principal balance").fill("5000000")
  await page.getByLabel("Interest rate").fill("5.5")
  await chooses(page, "Lien position", "First")
  await page.getByLabel("Fair market value").fill("4200000")
  await page.getByLabel("Net rentable area").fill("84500")
  await chooses(page, "Unit of measure", "Square Feet")
}

const answer = (page: Page, question: string, said: "No" | "Yes"): Promise<void> =>
  page.getByRole("radiogroup", { name: question, exact: true }).getByText(said, { exact: true }).click()

const price = (page: Page) => page.getByRole("region", { name: "A buyer today would likely pay" })

/** The upper end of the price, in millions of dollars. */
const highest = async (page: Page): Promise<number> => {
  const [, high = ""] = /to \$([\d.]+)M/.exec(await price(page).innerText()) ?? []
  return Number(high)
}

const asksForPrice = async (page: Page): Promise<void> => {
  await goesOn(page, "Value this loan")
  await expect(price(page)).toContainText(/\$[\d.]+M to \$/)
}

/** The last step, to what a buyer would pay. */
const asksForValue = async (page: Page): Promise<void> => {
  await page.getByLabel("Total payoff").fill("5200000")
  for (const question of ["Recourse guaranty", "Additional liens", "Summary judgment received", "Owner occupied"])
    await answer(page, question, "No")
  await asksForPrice(page)
}

/** The way to title in the state, with its months. */
const foreclosure = (page: Page) => page.getByRole("region", { name: "Time and savings" })

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps of the valuation" }).getByRole("button", { name: new RegExp(name) })

test("C090 C092 a guest values a loan, corrects the state, which changes the way to title and its months, and prints the result", async ({
  people,
}) => {
  const guest = await people.arrives("guest")
  await saysWhere(guest, "Georgia")
  await describesLoan(guest)
  await goesOn(guest, "Back")
  await expect(guest).toHaveURL("/free-loan-valuation/general")
  await chooses(guest, "State", "Florida")
  await goesOn(guest)
  await expect(guest.getByLabel("Name of the loan")).toHaveValue(NAME)
  await goesOn(guest)
  await asksForValue(guest)
  await expect(foreclosure(guest)).toContainText(/Through a court in Florida: about \d+ months/)
  await guest.getByRole("link", { name: "PDF" }).click()
  await expect(guest.getByRole("heading", { name: "Valuation as PDF" })).toBeVisible()
  await expect(guest.getByText(`Valuation of ${NAME}`)).toBeVisible()
  await expect(guest.getByText("Non-Performing Loan, first lien, Tampa, Florida")).toBeVisible()
  await guest.getByRole("link", { name: "Back to the valuation" }).click()
  const inFlorida = await highest(guest)

  await step(guest, "General").click()
  await chooses(guest, "State", "Georgia")
  await goesOn(guest)
  await goesOn(guest)
  await asksForPrice(guest)
  await expect(foreclosure(guest)).toContainText(/Outside court.* Georgia.*: about \d+ months/)
  expect(await highest(guest)).not.toBe(inFlorida)
})

test("C094 a hotel's flag, improvement plan and day of value are asked, and the plan lowers the price", async ({
  people,
}) => {
  const guest = await people.arrives("guest")
  await saysWhere(guest, "Florida", "Hospitality")
  await describesLoan(guest)
  await goesOn(guest)
  for (const question of ["Hotel flagged currently", "Hotel flagged at the date of its value"])
    await answer(guest, question, "Yes")
  await guest.getByRole("textbox", { name: "Date of the fair market value" }).pressSequentially("06012026")
  await guest.getByLabel("PIP requirement").fill("100000")
  await asksForValue(guest)
  const cheapPlan = await highest(guest)

  await step(guest, "Details").click()
  await guest.getByLabel("PIP requirement").fill("1500000")
  await asksForPrice(guest)
  expect(await highest(guest)).toBeLessThan(cheapPlan)
})

test("a member values a loan, finds the valuation in their list, and deletes it", async ({ people }) => {
  const page = await people.arrives("member")
  await registers(page, `values.${Date.now()}@demo.example`, ["Robin", "Values"])
  await saysWhere(page, "Florida")
  await describesLoan(page)
  await goesOn(page)
  await asksForValue(page)
  await page.getByRole("link", { name: "Valuations" }).click()
  await expect(page.getByText("1 loan valued")).toBeVisible()
  await page.getByRole("button", { name: `Delete ${NAME}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("No valuations yet")).toBeVisible()
})
