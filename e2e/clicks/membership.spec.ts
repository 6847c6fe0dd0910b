import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { DEMO_PASSWORD } from "../people.ts"
import { accountOf, opens, registers, signsIn } from "./accounts.ts"
import { expect, type People, test } from "./people.ts"

/** Arrives, and follows an advertisement of another site to the home page, in another tab. */
const followsAdvertisement = async (people: People): Promise<Page> => {
  const page = await people.arrives("member")
  const site = await page.context().newPage()
  await site.setContent(`<a href="${page.url()}?utm_source=letter&utm_campaign=autumn">Loans for sale</a>`)
  await site.getByRole("link").click()
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible()
  await site.locator("#app[aria-busy]").waitFor({ state: "detached" })
  await site.close()
  return page
}

const opensProfile = async (page: Page, tab: "Account Settings" | "Buyer Info"): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Profile" }).click()
  await page.getByRole("link", { name: tab }).click()
}

/** Marks the first loan of the market, finds it among the favorites, and takes the mark away there. */
const keepsAnEyeOn = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Browse loans" }).first().click()
  const star = page.getByRole("button", { name: /^Favorite / }).first()
  const loan = ((await star.getAttribute("aria-label")) ?? "").replace("Favorite ", "")
  await star.click()
  await expect(star).toHaveAttribute("aria-pressed", "true")
  await opens(page, "View Favorites")
  await expect(page.getByRole("article").filter({ hasText: loan })).toBeVisible()
  await page.getByRole("button", { name: `Favorite ${loan}` }).click()
  await expect(page.getByText("No favorites yet")).toBeVisible()
}

const saysWhatToBuy = async (page: Page): Promise<void> => {
  await opensProfile(page, "Buyer Info")
  await page.getByRole("button", { name: "Edit criteria" }).click()
  const dialog = page.getByRole("dialog", { name: "Acquisition criteria" })
  await dialog.getByLabel("Maximum unpaid balance").fill("9000000")
  await dialog.getByText("Non-Performing Loan").click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toBeHidden()
  const panel = page.getByRole("region", { name: "Acquisition criteria" })
  await expect(panel).toContainText("$9,000,000")
  await expect(panel).toContainText("Non-Performing Loan")
  await panel.getByRole("link", { name: "See loans that match" }).click()
  await expect(page).toHaveURL(/\?loan=Non-Performing(\+|%20)Loan&to=9000000\.00$/)
  await expect(page.getByRole("link", { name: "Match my criteria" })).toHaveCount(0)
  await page.getByRole("button", { name: "Clear all", exact: true }).first().click()
  await page.getByRole("link", { name: "Match my criteria" }).click()
  await expect(page).toHaveURL(/\?loan=Non-Performing(\+|%20)Loan&to=9000000\.00$/)
}

/** What is kept of oneself, as the file that the settings hand out. */
const downloadsData = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ])
  return readFileSync(await file.path(), "utf8")
}

test("C006 a newcomer keeps an eye on a loan, lets it go, and says what to buy (BUY-003, BUY-004, BUY-189)", async ({
  people,
}) => {
  const page = await people.arrives("member")
  await registers(page, `member.${Date.now()}@demo.example`, ["Robin", "Member"])
  await keepsAnEyeOn(page)
  await saysWhatToBuy(page)
})

test("a member sees from which advertisement they came, ends another browser's session, and deletes the account", async ({
  people,
}) => {
  const email = `leaver.${Date.now()}@demo.example`
  const page = await followsAdvertisement(people)
  await registers(page, email, ["Robin", "Leaver"])
  const other = await people.arrives("the same at another browser")
  await signsIn(other, email)

  await opensProfile(page, "Account Settings")
  expect(await downloadsData(page)).toMatch(/"utmSource":\s*"letter"/)
  const ends = page.getByRole("button", { name: /^Sign out (?!everywhere)/ })
  await ends.click()
  await expect(ends).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole("button", { name: "Login/Register" })).toBeVisible()

  await page.getByRole("button", { name: "Delete my account" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete my account" })
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Delete for good" }).click()
  await expect(page.getByText("Your account is deleted.")).toBeVisible()
  await page.getByRole("button", { name: "Login/Register" }).click()
  const entry = page.getByRole("dialog")
  await entry.getByLabel("Email").fill(email)
  await entry.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await entry.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(entry.getByRole("alert").first()).toBeVisible()
})
