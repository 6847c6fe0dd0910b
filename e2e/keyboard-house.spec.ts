import { expect, type Page } from "@playwright/test"
import { callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { expectFocusKept, expectLedTo, goesTo, leaves, presses, types } from "./keys.ts"
import { newcomer } from "./newcomers.ts"
import { ADMIN, hears, PROOF_OF_FUNDS } from "./people.ts"
import { enters } from "./sessions.ts"

/** To the tab of this name in the bar under the header. */
/** A tab may say after its name how much waits there. */
const opensTab = async (page: Page, bar: string, name: string): Promise<void> => {
  const tab = page
    .getByRole("navigation", { name: bar, exact: true })
    .getByRole("link", { name: new RegExp(`^${name}`) })
  await presses(page, tab)
  await expect(tab).toHaveAttribute("aria-current", "page")
}

test("an administrator without a mouse declines and approves requests, and corrects a person", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const { ask } = await callerAs(request, ADMIN)
  const [first, second] = ["kit", "kay"].map((name) => `${name}.${Date.now()}@example.com`) as [string, string]
  for (const email of [first, second]) await (await newcomer(request, email, ask)).asks()
  const page = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  await page.goto("/admin/listing")
  await opensTab(page, "Administration", "Admin Buyers")

  const reviewOf = (email: string) => page.getByRole("row").filter({ hasText: email }).getByRole("button")
  const dialog = page.getByRole("dialog", { name: "Request of Lee Example" })
  await presses(page, reviewOf(first))
  await expect(dialog.getByTitle(PROOF_OF_FUNDS.name)).toBeVisible()
  await leaves(page, dialog, reviewOf(first))
  await page.keyboard.press("Enter")
  await presses(page, dialog.getByRole("button", { name: "Decline" }))
  await expectLedTo(dialog.getByLabel("Reason, if you decline"), "Please give the reason.")
  await page.keyboard.type("The statement is too old")
  await presses(page, dialog.getByRole("button", { name: "Decline" }))
  await expect(dialog).toBeHidden()
  await expect(reviewOf(first)).toHaveCount(0)
  await expectFocusKept(page)

  await presses(page, reviewOf(second))
  await types(page, dialog.getByLabel("Approved funds"), "18500000")
  await presses(page, dialog.getByRole("button", { name: "Approve $18,500,000" }))
  await expect(dialog).toBeHidden()
  await expect(reviewOf(second)).toHaveCount(0)
  await expectFocusKept(page)

  await opensTab(page, "Administration", "Admin Users")
  await types(page, page.getByRole("searchbox", { name: "Name, email or company" }), second)
  await page.keyboard.press("Enter")
  const edit = page.getByRole("button", { name: "Edit Lee Example" })
  await expect(edit).toHaveCount(1)
  await presses(page, edit)
  const person = page.getByRole("dialog", { name: "Lee Example" })
  await goesTo(page, person.getByLabel("Last name"))
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.press("Delete")
  await page.keyboard.press("Enter")
  await expect(person.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true")
  await expect(person.getByLabel("Last name")).toBeFocused()
  await page.keyboard.type("Sample")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Lee Sample" })).toBeVisible()
  const sample = page.getByRole("dialog", { name: "Lee Sample" })
  await goesTo(page, sample.getByRole("radio", { name: "Contact" }), "Shift+Tab")
  await goesTo(page, sample.getByRole("radio", { name: "Roles" }), "ArrowRight")
  await page.keyboard.press("Space")
  await expect(sample.getByRole("button", { name: "Remove buyer role" })).toBeVisible()
  await leaves(page, sample, page.getByRole("button", { name: "Edit Lee Sample" }))
  await page.context().close()
})

test("somebody without a mouse mends the profile, asks to buy, becomes a seller, and adds, edits and deletes a bank", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = `kim.${Date.now()}@example.com`
  await opensAccount(request, email)
  await (
    await callerAs(request, email)
  ).ask(
    `mutation { updateUserProfile(firstName: "Kim", lastName: "Example", officePhone: "2125550142",
      address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" },
      companyName: "Example", companyProfile: ["Bank"], jobTitle: "Partner", aum: "1") { __typename } }`,
  )
  const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
  await page.goto("/profile/settings")
  await opensTab(page, "Your profile", "Profile Data")

  await test.step("the profile: what is wrong is led to, and Esc asks before what was changed is dropped", async () => {
    const edit = page.getByRole("button", { name: "Edit", exact: true })
    const dialog = page.getByRole("dialog", { name: "Edit your profile" })
    await presses(page, edit)
    await goesTo(page, dialog.getByLabel("City"))
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.press("Delete")
    await page.keyboard.press("Enter")
    await expectLedTo(dialog.getByLabel("City"), "This field is required")
    await page.keyboard.press("Escape")
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
    await presses(page, question.getByRole("button", { name: "Leave without saving" }))
    await expect(dialog).toBeHidden()
    await expect(edit).toBeFocused()
  })

  await test.step("the buyer's steps", async () => {
    await opensTab(page, "Your profile", "Buyer Info")
    const become = page.getByRole("main").getByRole("button", { name: "Become a Buyer" })
    const dialog = page.getByRole("dialog", { name: "Buyer profile" })
    await presses(page, become)
    await types(page, dialog.getByLabel("Name of the entity"), "Example Capital, LLC")
    await page.keyboard.press("Enter")
    await expect(dialog.getByLabel("First name")).toBeVisible()
    await expectFocusKept(page)
    await goesTo(page, dialog.getByLabel("First name"))
    await page.keyboard.press("Enter")
    await expectLedTo(dialog.getByLabel("First name"), "This field is required")
    await page.keyboard.type("Kim")
    await types(page, dialog.getByLabel("Last name"), "Example")
    await page.keyboard.press("Enter")
    const chooses = page.waitForEvent("filechooser")
    await presses(page, dialog.getByRole("button", { name: /choose a file/ }))
    await (await chooses).setFiles(PROOF_OF_FUNDS)
    await expect(dialog.getByText(/ B, encrypted$/)).toBeVisible()
    const told = hears(page, "Your request has been sent successfully.")
    await Promise.all([told, presses(page, dialog.getByRole("button", { name: "Send request" }))])
    await expect(dialog).toBeHidden()
    await expect(become).toBeFocused()
  })

  await test.step("the seller's steps", async () => {
    await opensTab(page, "Your profile", "Seller Info")
    const dialog = page.getByRole("dialog", { name: "Seller profile" })
    await presses(page, page.getByRole("main").getByRole("button", { name: "Become a Seller" }))
    await types(page, dialog.getByLabel("Name of the entity"), "Example Holdings, LLC")
    await types(page, dialog.getByLabel("Street"), "1 Main Street")
    await types(page, dialog.getByLabel("City"), "Austin")
    const state = dialog.getByRole("button", { name: /State$/ })
    const focused = page.getByRole("option").and(page.locator(":focus"))
    await page.emulateMedia({ reducedMotion: "reduce" }) // another way for the focus: nothing is waited for
    await presses(page, state)
    await expect(focused).toBeVisible()
    await leaves(page, page.getByRole("listbox"), state)
    await page.emulateMedia({ reducedMotion: null })
    await page.keyboard.press("Enter")
    await expect(focused).toBeVisible()
    await page.keyboard.type("Texas")
    await page.keyboard.press("Enter")
    await types(page, dialog.getByLabel("Zip code"), "78701")
    await presses(page, dialog.getByRole("button", { name: "Next", exact: true }))
    const tick = dialog.getByRole("checkbox")
    await expect(tick).toBeVisible()
    await expectFocusKept(page)
    await presses(page, tick, "Space")
    await types(page, dialog.getByLabel("Signer’s first name"), "Kim")
    await types(page, dialog.getByLabel("Signer’s last name"), "Example")
    await types(page, dialog.getByLabel("Title"), "Partner")
    await types(page, dialog.getByLabel("Phone", { exact: true }), "2125550142")
    await presses(page, dialog.getByRole("button", { name: "Finish", exact: true }))
    await expect(dialog).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step("a bank", async () => {
    await page.goto("/profile/billing")
    const add = page.getByRole("button", { name: "Add New Bank" })
    await presses(page, add)
    const identity = page.getByRole("dialog", { name: "Add a new Bank", exact: true })
    await types(page, identity.getByLabel("Federal tax ID"), "123456789")
    await page.keyboard.press("Enter")
    const frame = page.frameLocator("iframe[title='Bank connection']")
    await goesTo(page, frame.getByRole("button", { name: "Cedar Trust" }))
    await page.keyboard.press("Enter")
    await types(page, frame.getByLabel("User name"), "user_good")
    await types(page, frame.getByLabel("Password"), "pass_good")
    await page.keyboard.press("Enter")
    await presses(page, frame.getByRole("button", { name: "Checking" }))
    await expect(page.getByRole("region", { name: "Your banks" }).getByRole("listitem")).toHaveCount(1)
    await expectFocusKept(page)

    const edit = page.getByRole("button", { name: "Edit Cedar Trust ••••6789" })
    await presses(page, edit)
    await leaves(page, page.getByRole("dialog", { name: "Edit Bank" }), edit)
    const remove = page.getByRole("button", { name: "Delete Cedar Trust ••••6789" })
    const asked = page.getByRole("alertdialog", { name: "Delete Bank" })
    await presses(page, remove)
    await leaves(page, asked, remove)
    await page.keyboard.press("Enter")
    await presses(page, asked.getByRole("button", { name: "Delete Bank" }))
    await expect(page.getByText("No bank account is linked")).toBeVisible()
    await expectFocusKept(page)
  })
  await page.context().close()
})
