import { expect, type Page } from "@playwright/test"
import { dayOf, decode } from "@xl/core/shared"
import { calculate, type CalculatorResult, ValuationInput } from "@xl/core/valuation"
import { Result } from "effect"
import { test } from "./journey.ts"
import { entersAs, expectAccessible, SELLER } from "./people.ts"

const SPECIFICS = {
  assetTitle: "Palm Court Apartments",
  assetStatus: "Non-Performing Loan",
  userRole: "Lender",
  assetType: "Loan",
  upb: "5000000.00",
  interestRate: "5.5",
  lienPosition: "First",
  fairMarketValue: "4200000.00",
  netRentableArea: 84_500,
  unitOfMeasure: "Square Feet",
}
const DETAILS = {
  totalPayoff: "5200000.00",
  recourseGuaranty: false,
  additionalLiens: false,
  summaryJudgmentReceived: false,
  ownerOccupied: false,
}

/** What the core says of such a loan with that principal. */
const figures = (upb: string): CalculatorResult => {
  const sent = {
    address: { state: "FL", city: "Tampa" },
    propertyType: "Multifamily",
    specifics: { ...SPECIFICS, upb },
    nonPerforming: DETAILS,
  }
  const input = Result.getOrThrow(decode(ValuationInput)(sent))
  return Result.getOrThrow(calculate(input, dayOf(Date.now())))
}
const millions = (cents: number | null): string => `$${((cents ?? 0) / 100_000_000).toFixed(2)}M`
const rangeOf = ({ highValueRange, lowValueRange }: CalculatorResult): string =>
  `${millions(lowValueRange)} to ${millions(highValueRange)}`

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`${label}$|^${label}`) }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}
const next = (page: Page, name = "Next") => page.getByRole("button", { name, exact: true }).click()
const range = (page: Page) => page.getByRole("region", { name: "A buyer today would likely pay" })

test("a visitor values a loan without an account, keeps it by a sign-in, edits it from the list and lists it (ACC-008, ACC-143)", async ({
  page,
}) => {
  await page.goto("/free-loan-valuation")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is this loan worth?")
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  await page.getByLabel("City").fill("Tampa")
  await choose(page, "State", "Florida")
  await choose(page, "Property type", "Multifamily")
  await next(page)

  await expect(page).toHaveURL(/\/specifics$/)
  await page.getByLabel("Name of the loan").fill(SPECIFICS.assetTitle)
  await choose(page, "Status of the loan", SPECIFICS.assetStatus)
  await choose(page, "Your role", SPECIFICS.userRole)
  await choose(page, "Asset type", SPECIFICS.assetType)
  await page.getByLabel("Unpaid principal balance").fill("5000000")
  await page.getByLabel("Interest rate").fill("5.5")
  await choose(page, "Lien position", SPECIFICS.lienPosition)
  await page.getByLabel("Fair market value").fill("4200000")
  await page.getByLabel("Net rentable area").fill("84500")
  await choose(page, "Unit of measure", SPECIFICS.unitOfMeasure)
  await next(page)

  await page.getByLabel("Total payoff").fill("5200000")
  for (const question of ["Recourse guaranty", "Additional liens", "Summary judgment received", "Owner occupied"])
    await page.getByRole("radiogroup", { name: question }).getByText("No", { exact: true }).click()
  await next(page, "Value this loan")
  await expect(range(page)).toContainText(rangeOf(figures("5000000.00")))
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByLabel("Total payoff")).toHaveValue("5,200,000")
  await page.goForward()
  await page.reload()
  await expect(range(page)).toContainText(rangeOf(figures("5000000.00")))

  await page.getByRole("button", { name: "Sign in to keep it" }).click()
  await entersAs(page, SELLER)
  await expect(page).toHaveURL(/\/free-loan-valuation\/valuation\/[\w-]{36}$/)
  await expect(page.getByRole("contentinfo")).toBeVisible()

  await page.getByRole("link", { name: "Valuations" }).click()
  await expect(page.getByRole("button", { name: "Publish Asset" })).toBeVisible()
  await page.getByRole("listitem").filter({ hasText: SPECIFICS.assetTitle }).getByRole("link", { name: "Edit" }).click()
  await next(page)
  await page.getByLabel("Unpaid principal balance").fill("4000000")
  await next(page)
  await next(page, "Save")
  await expect(page).toHaveURL(/\/valuations$/)
  const row = page.getByRole("listitem").filter({ hasText: SPECIFICS.assetTitle })
  await expect(row).toContainText(rangeOf(figures("4000000.00")))

  await row.getByRole("button", { name: `List ${SPECIFICS.assetTitle}` }).click()
  await expect(page).toHaveURL(/\/asset\/[\w-]{36}\/edit$/)
})
