import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { expectAccessible, hears, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"
import { addressAndCompany } from "./steps.ts"

const REFUSED = "... on Refusal { code message }"
const APPROVED =
  "Your request for the Seller role has been approved. The changes can be applied now or after your next login."
const INCOMPLETE =
  "You must also complete your User Profile section in it's entirety to submit a request for a Buyer and/or Seller role."

/** Somebody with a verified e-mail, and where told with the whole user profile. */
const newcomer = async (request: APIRequestContext, name: string, isComplete = true): Promise<string> => {
  const email = `${name}.${Date.now()}@example.com`
  await opensAccount(request, email)
  const { ask } = await callerAs(request, email)
  const names = `firstName: "Lee", lastName: "Example", officePhone: "2125550142"`
  if (!isComplete) await ask(`mutation { updateBasicInfo(${names}) { __typename ${REFUSED} } }`)
  else
    await ask(`mutation { updateUserProfile(${names},
      address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" },
      companyName: "Example", companyProfile: ["Bank"], jobTitle: "Partner", aum: "1") { __typename ${REFUSED} } }`)
  return email
}
const rolesOf = async (request: APIRequestContext, email: string): Promise<unknown> => {
  const { ask } = await callerAs(request, email)
  return (await ask("{ getUserProfile { roles } }"))["roles"]
}

const TWO_STEPS = "Seller profile"
const dialogOf = (page: Page, name = TWO_STEPS) => page.getByRole("dialog", { name })

const entity = async (page: Page, name = TWO_STEPS): Promise<void> => {
  const dialog = dialogOf(page, name)
  await dialog.getByLabel("Name of the entity").fill("Example Holdings (I) & Co, LLC")
  await dialog.getByLabel("Street").fill("1 Main Street")
  await dialog.getByLabel("City").fill("Austin")
  await dialog.getByRole("button", { name: /State$/ }).click()
  await page.getByRole("option", { name: "Texas" }).click()
  await dialog.getByLabel("Zip code").fill("78701")
}
const confirmation = async (page: Page, name = TWO_STEPS): Promise<void> => {
  const dialog = dialogOf(page, name)
  await expect(dialog.getByLabel("Title")).toBeDisabled()
  await dialog.getByText("I am the true legal owner").click()
  await dialog.getByLabel("Signer’s first name").fill("lee")
  await dialog.getByLabel("Signer’s last name").fill("example")
  await dialog.getByLabel("Title").fill("Partner")
  await dialog.getByLabel("Phone", { exact: true }).fill("2125550142")
}

test("somebody becomes a seller in two steps and gets to the assets (ACC-145, ACC-606)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = await newcomer(request, "desk")
  const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
  await page.goto("/dashboard/empty")
  await page.getByRole("button", { name: "Become a Seller" }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole("button", { name: "Next", exact: true })).toBeDisabled()
  await entity(page)
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await expect(dialog.getByRole("button", { name: "Finish", exact: true })).toBeDisabled()
  await confirmation(page)
  await expectAccessible(page)
  const told = hears(page, APPROVED)
  await Promise.all([told, dialog.getByRole("button", { name: "Finish", exact: true }).click()])
  await expect(page).toHaveURL("/seller/filters/active")
  await expect(page.getByRole("button", { name: "Publish Asset" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Become a Seller" })).toHaveCount(0)
  expect(await rolesOf(request, email)).toEqual(["Sellers", "VerifiedUsers"])
  await page.goto("/profile/seller")
  await expect(page.getByText("Example Holdings (I) & Co, LLC")).toBeVisible()
  await page.getByRole("button", { name: "Edit seller profile" }).click()
  await dialog.getByRole("button", { name: "Next", exact: true }).click()
  await dialog.getByLabel("Title").fill("Owner")
  await dialog.getByRole("button", { name: "Finish", exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL("/profile/seller")
  await expect(page.getByText("Owner", { exact: true })).toBeVisible()
})

test("a seller profile that is finished later opens again as it was left, also in another browser", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = await newcomer(request, "later")
  const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
  await page.goto("/profile/seller")
  await page.getByRole("button", { name: "Become a Seller" }).click()
  await dialogOf(page).getByLabel("Name of the entity").fill("A+B")
  await dialogOf(page).getByRole("button", { name: "Finish later" }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL("/profile/seller")
  expect(await rolesOf(request, email)).toEqual(["VerifiedUsers"])
  const other = await enters({ browser, contextOptions }, baseURL ?? "", email)
  await other.goto("/profile/seller?become=seller")
  await expect(dialogOf(other).getByLabel("Name of the entity")).toHaveValue("A+B")
  await expect(other).toHaveURL("/profile/seller")
  await other.goBack()
  await expect(dialogOf(other)).toBeHidden()
})

test("a guest who wants to sell signs in, completes the user profile and then the seller's", async ({
  page,
  request,
}) => {
  const email = await newcomer(request, "guest", false)
  await page.goto("/choosePlan")
  await expect(page).toHaveURL("/loan-sales")
  await page.getByRole("button", { name: "Sell a loan" }).click()
  const login = page.getByRole("dialog")
  await login.getByLabel("Email").fill(email)
  await login.getByRole("textbox", { name: "Password" }).fill("Open-House-26")
  const told = hears(page, INCOMPLETE)
  await Promise.all([told, login.getByRole("button", { name: "Sign in", exact: true }).click()])
  const user = dialogOf(page, "Edit your profile")
  await user.getByRole("button", { name: "Save" }).click()
  await expect(user.getByText("This field is required").first()).toBeVisible()
  await addressAndCompany(page, "Edit your profile")
  await user.getByRole("button", { name: "Save" }).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL("/sell-your-loan/create")
  await expect(page.getByRole("button", { name: "Complete the seller profile" })).toBeVisible()
})

test("a seller finds 'Publish Asset' on the buyer's and the seller's pages (ACC-141, ACC-142, ACC-421)", async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  const page = await enters({ browser, contextOptions }, baseURL ?? "", SELLER)
  for (const path of ["/buyer/favorites", "/seller/filters/active", "/seller/filters/archive"]) {
    await page.goto(path)
    await expect(page.getByRole("button", { name: "Publish Asset" })).toBeVisible()
  }
  await page.getByRole("button", { name: "Publish Asset" }).click()
  await expect(page).toHaveURL("/sell-your-loan/create")
})
