import { expect, type Page } from "@playwright/test"
import { codeFor, DEMO_PASSWORD, expectAccessible, hears, PROOF_OF_FUNDS } from "./people.ts"

export interface Listing {
  readonly id: string
  readonly name: string
}

/** The first asset of the signed-in seller that stands in this status. */
export const ownAssetIn = async (seller: Page, status: string): Promise<Listing> => {
  await seller.goto("/seller/filters/active")
  const rows = seller.getByRole("row").filter({ hasText: status })
  await expect(rows.first()).toBeVisible()
  // One without active offers where there is one: another journey's buyer may stand on the others.
  const free = rows.filter({ has: seller.locator("td:nth-child(6):text-is('0')") })
  const link = ((await free.count()) > 0 ? free : rows).first().getByRole("link").first()
  const href = (await link.getAttribute("href")) ?? ""
  return { id: href.split("/").at(-1) ?? "", name: (await link.innerText()).trim() }
}

/** From the front page by a filter to one asset; the address holds the filter. */
export const findsByName = async (visitor: Page, { name }: Listing): Promise<void> => {
  await visitor.goto("/")
  await expectAccessible(visitor)
  await visitor.getByRole("link", { name: "Browse loans" }).first().click()
  await expect(visitor.getByRole("heading", { name: "Loans for sale", level: 1 })).toBeVisible()
  await visitor.getByRole("searchbox", { name: "Name, city or loan id" }).fill(name)
  await expect(visitor).toHaveURL(/[?&]name=/)
  const card = visitor.getByRole("article").filter({ hasText: name })
  await expect(card).toHaveCount(1)
  await expectAccessible(visitor)
  await card.getByRole("link", { name }).click()
  await expect(visitor.getByRole("heading", { name, level: 1 })).toBeVisible()
  await expectAccessible(visitor)
}

/** Signs up in the dialog that is open, proves the e-mail by the mailed code, and fills in name and phone. */
export const registers = async (visitor: Page, email: string): Promise<void> => {
  const dialog = visitor.getByRole("dialog")
  await dialog.getByRole("tab", { name: "Sign Up Now" }).click()
  await expect(dialog.getByRole("heading", { name: "Registration Form" })).toBeVisible()
  await dialog.getByLabel("Email").fill(email)
  await expect(dialog.getByRole("button", { name: "Create Account" })).toBeDisabled()
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  await dialog.getByLabel("Verification code").fill(await codeFor(visitor, email))
  await dialog.getByRole("button", { name: "Verify" }).click()
  const basics = visitor.getByRole("dialog", { name: "Complete your profile" })
  await basics.getByLabel("First name").fill("robin")
  await basics.getByLabel("Last name").fill("Example")
  await basics.getByLabel("Office phone").fill("2125550142")
  await expectAccessible(visitor)
  await basics.getByRole("button", { name: "Submit" }).click()
  await expect(basics).toBeHidden()
}

/** Fills in where the person is and works, in the dialog of this name. */
export const addressAndCompany = async (visitor: Page, name: string): Promise<void> => {
  const dialog = visitor.getByRole("dialog", { name })
  await dialog.getByLabel("Street").fill("1 Main Street")
  await dialog.getByLabel("City").fill("Austin")
  await dialog.getByRole("button", { name: /State/ }).click()
  await visitor.getByRole("option", { name: "Texas" }).click()
  await dialog.getByLabel("Zip code").fill("78701")
  await dialog.getByRole("textbox", { name: "Company", exact: true }).fill("Example Capital")
  await dialog.getByLabel("Job title").fill("Partner")
  await dialog.getByText("Credit fund").click()
}

/** Files the paper in the buyer profile that is open at its last step, and asks for the role with it. */
export const filesProofOfFunds = async (visitor: Page): Promise<void> => {
  const dialog = visitor.getByRole("dialog", { name: "Buyer profile" })
  await dialog.locator("input[type=file]").setInputFiles(PROOF_OF_FUNDS)
  await expect(dialog.getByText(/ B, encrypted$/)).toBeVisible()
  await expectAccessible(visitor)
  const told = hears(visitor, "Your request has been sent successfully.")
  await Promise.all([told, dialog.getByRole("button", { name: "Send request" }).click()])
}

/** Completes the user profile that is open, goes through the buyer profile that follows, and asks for the role. */
export const asksToBuy = async (visitor: Page): Promise<void> => {
  const profile = visitor.getByRole("dialog", { name: "Edit your profile" })
  await addressAndCompany(visitor, "Edit your profile")
  await profile.getByRole("button", { name: "Save" }).click()
  const dialog = visitor.getByRole("dialog", { name: "Buyer profile" })
  await dialog.getByLabel("Name of the entity").fill("Example Capital (Fund I) & Co, LLC")
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await dialog.getByLabel("First name").fill("Robin")
  await dialog.getByLabel("Last name").fill("Example")
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await filesProofOfFunds(visitor)
}

/** Until a refreshed session knows that its person has this role. */
export const sessionHolds = async (person: Page, role: string): Promise<void> => {
  await person.waitForResponse(
    async (answer) =>
      (answer.request().postData()?.includes("GetUserProfile") ?? false) && (await answer.text()).includes(role),
    { timeout: 300_000 },
  )
}

/** Bids on the asset whose page is open. */
export const offers = async (buyer: Page, dollars: string): Promise<void> => {
  await buyer.getByRole("button", { name: "Make an offer" }).click()
  const dialog = buyer.getByRole("dialog", { name: "Make an offer" })
  await dialog.getByLabel("Offer price").fill(dollars)
  await dialog.getByLabel("Earnest money deposit").fill("250000")
  await dialog.getByLabel("Due diligence period").fill("30")
  await dialog.getByLabel("Closing").fill("15")
  await expectAccessible(buyer)
  await dialog.getByRole("button", { name: /^Review offer, \$/ }).click()
  const told = hears(buyer, "Your offer was sent to the seller.")
  await Promise.all([told, dialog.getByRole("button", { name: /^Send offer, \$/ }).click()])
  await expect(dialog).toBeHidden()
}
