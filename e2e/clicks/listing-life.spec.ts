import { expect, type Locator, type Page, type ViewportSize } from "@playwright/test"
import { assetInfo, fillsInFromTheNote, fillsInTheRest } from "./filling-in.ts"
import { ADMIN, expectAccessible, SELLER } from "../people.ts"
import { accountOf, signsIn } from "./accounts.ts"
import { type People, test } from "./people.ts"

/** Signed in from the front page, in a browser of one's own. */
const signedIn = async (people: People, email: string, viewport?: ViewportSize): Promise<Page> => {
  const page = await people.arrives(email, viewport)
  await signsIn(page, email)
  await expect(accountOf(page)).toBeVisible()
  return page
}

/** The seller's own list: the area's tab, which every signed-in page has. */
const toOwnAssets = async (seller: Page, list: "Active" | "Archive" = "Active"): Promise<void> => {
  await seller.getByRole("link", { name: "Manage Assets" }).first().click()
  await seller.getByRole("navigation").getByRole("link", { name: "Selling", exact: true }).first().click()
  if (list === "Archive") await seller.getByRole("link", { name: "Archive" }).click()
  await expect(seller.getByRole("table", { name: "Your assets" })).toBeVisible()
}

const toAdminAssets = async (admin: Page, list?: "All assets"): Promise<void> => {
  await accountOf(admin).click()
  await admin.getByRole("menuitem", { name: "Admin Assets" }).click()
  await expect(admin.getByRole("heading", { name: "Assets", level: 1 })).toBeVisible()
  if (list) await admin.getByRole("link", { name: list }).click()
}

const rowOf = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name })

/** An action from the menu of a row, or of the head of a listing's own page. */
const more = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`^More (actions )?for ${name}$`) }).click()
  await page.getByRole("menuitem", { name: action }).click()
}

/** Reads what the dialog says first, and goes on with it. */
const confirms = async (page: Page, said: RegExp, go: string): Promise<void> => {
  const dialog = page.getByRole("alertdialog")
  await expect(dialog.getByText(said)).toBeVisible()
  await dialog.getByRole("button", { name: go, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const requestsPublication = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Request publication" }).first().click()
  await confirms(page, /^Until an administrator has looked at the listing/, "Request publication")
}

/** An administrator approves it from the table, having read what it is. */
const approves = async (admin: Page, name: string): Promise<void> => {
  await toAdminAssets(admin)
  await admin.getByRole("button", { name: `Approve, ${name}` }).click()
  const dialog = admin.getByRole("alertdialog", { name: `Approve ${name}?` })
  await expect(dialog.getByText("$9,500,000")).toBeVisible()
  await dialog.getByRole("button", { name: "Approve and publish" }).click()
  await expect(admin.getByRole("button", { name: `Approve, ${name}` })).toHaveCount(0)
}

/** A new listing to the end of the wizard. */
const drafts = async (seller: Page, name: string): Promise<void> => {
  await toOwnAssets(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await assetInfo(seller, name)
  await fillsInTheRest(seller)
  await seller.getByRole("button", { name: "Save and finish" }).click()
  await expect(seller.getByRole("heading", { name: "Your draft is saved." })).toBeVisible()
}

test("C011 a draft is left, found again, continued, sent for publication, taken back and sent again (SEL-003, SEL-005, SEL-038)", async ({
  people,
}) => {
  const name = `Alder Court ${Date.now()}`
  const seller = await signedIn(people, SELLER)
  await toOwnAssets(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await assetInfo(seller, name)
  await seller.getByRole("button", { name: "Finish later" }).click()

  await expect(rowOf(seller, name).getByText("Draft")).toBeVisible()
  await more(seller, name, "Request publication")
  const lacking = seller.getByRole("alertdialog")
  await expect(lacking.getByText(/things are missing before it can be published/)).toBeVisible()
  await expectAccessible(seller)
  await lacking.getByRole("button", { name: "Close", exact: true }).last().click()
  await rowOf(seller, name)
    .getByRole("link", { name: `Continue, ${name}` })
    .click()
  await expect(seller.getByRole("heading", { name: "Repayment" })).toBeVisible()
  await fillsInFromTheNote(seller)
  await seller.getByRole("button", { name: "Save and finish" }).click()
  await expect(seller.getByRole("heading", { name: "Your draft is saved." })).toBeVisible()
  await requestsPublication(seller)
  await expect(seller.getByText(/^Publication requested on \d\d-\d\d-\d{4}/).first()).toBeVisible()

  await toOwnAssets(seller)
  await expect(rowOf(seller, name).getByText(/^Publication requested on \d\d-\d\d-\d{4}$/)).toBeVisible()
  await seller.getByRole("button", { name: `Take the request back, ${name}` }).click()
  await confirms(seller, /^The asset stays your draft/, "Take the request back")
  await rowOf(seller, name).getByRole("link", { name, exact: true }).click()
  await requestsPublication(seller)
  await expect(seller.getByText(/You are told as soon as it is decided/)).toBeVisible()

  const admin = await signedIn(people, ADMIN)
  await approves(admin, name)
  await toAdminAssets(admin, "All assets")
  await more(admin, name, "Take the approval back")
  await confirms(admin, /^No offer was made yet\./, "Take the approval back")
  await approves(admin, name)
  await expect(seller.getByRole("button", { name: "Put on hold" })).toBeVisible()
})

test("C032 a listing is held, released, taken down, revoked and published again, each said first (SEL-006, SEL-008, SEL-009)", async ({
  people,
}) => {
  const name = `Birch Mill ${Date.now()}`
  const seller = await signedIn(people, SELLER)
  const admin = await signedIn(people, ADMIN)
  await drafts(seller, name)
  await requestsPublication(seller)
  await approves(admin, name)

  await toOwnAssets(seller)
  await more(seller, name, "Put on hold")
  await confirms(seller, /^Buyers no longer see it and no new offer is taken\./, "Put on hold")
  await expect(rowOf(seller, name).getByText("On Hold")).toBeVisible()
  await seller.getByRole("button", { name: `Release, ${name}` }).click()
  await confirms(seller, /^Buyers see it again where it stood\./, "Release")
  await expect(rowOf(seller, name).getByText("Active Listing")).toBeVisible()

  await toAdminAssets(admin, "All assets")
  await more(admin, name, "Revoke")
  const revoking = admin.getByRole("dialog", { name: `Revoke ${name}?` })
  await expect(revoking.getByText(/There is no active offer\./)).toBeVisible()
  await revoking.getByLabel("Comment").fill("The deed names another county.")
  await revoking.getByRole("button", { name: "Save" }).click()
  await expect(revoking).toBeHidden()

  await toOwnAssets(seller, "Archive")
  await expect(rowOf(seller, name).getByText("The deed names another county.")).toBeVisible()
  await rowOf(seller, name).getByRole("link", { name, exact: true }).click()
  await expect(seller.getByText(/An administrator revoked this listing\./)).toBeVisible()
  await expectAccessible(seller)
  await seller.getByRole("link", { name: "Edit", exact: true }).click()
  await seller.getByRole("textbox", { name: "Total payoff", exact: true }).fill("10600000")
  await seller.getByRole("button", { name: "Save", exact: true }).click()
  await seller.getByRole("button", { name: "Request publication" }).first().click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Request publication" }).click()
  await approves(admin, name)

  await toOwnAssets(seller)
  await rowOf(seller, name).getByRole("link", { name, exact: true }).click()
  await more(seller, name, "Take down")
  await confirms(seller, /^There is no active offer\./, "Take down")
  await expect(seller.getByText("No Longer Listed For Sale").first()).toBeVisible()
  await expect(seller.getByRole("button", { name: "Request publication" })).toBeVisible()

  const other = `Cypress Draft ${Date.now()}`
  await toOwnAssets(seller)
  await seller.getByRole("button", { name: "Publish Asset" }).click()
  await assetInfo(seller, other)
  await seller.getByRole("button", { name: "Finish later" }).click()
  await more(seller, other, "Discard the draft")
  await confirms(seller, /are gone for good\.$/, "Discard the draft")
  await expect(rowOf(seller, other)).toHaveCount(0)
})

test("a listing is held and released from its row's menu on a phone", async ({ people }) => {
  const seller = await signedIn(people, SELLER, { width: 390, height: 844 })
  await toOwnAssetsByDrawer(seller)
  const row = rowOf(seller, "Active Listing").first()
  const name = (await row.getByRole("link").first().innerText()).trim()
  await more(seller, name, "Put on hold")
  await confirms(seller, /^Buyers no longer see it/, "Put on hold")
  await seller.getByRole("button", { name: `Release, ${name}` }).click()
  await confirms(seller, /^Buyers see it again/, "Release")
  await expect(seller.getByRole("button", { name: `More for ${name}` })).toBeVisible()
})

/** At a phone's width the way leads through the drawer. */
const toOwnAssetsByDrawer = async (seller: Page): Promise<void> => {
  await seller.getByRole("button", { name: "Menu", exact: true }).click()
  await seller.getByRole("link", { name: "Manage Assets" }).click()
  await expect(seller.getByRole("table", { name: "Your assets" })).toBeVisible()
}
