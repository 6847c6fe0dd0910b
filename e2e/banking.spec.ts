import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test"
import { callerAs, opensAccount, signedInState } from "./asking.ts"
import { test } from "./journey.ts"
import { ADMIN, expectAccessible } from "./people.ts"

const LOCKED = "Your bank has locked this account. Please unlock it at your bank, then connect it again."
const WRONG = "Your bank did not accept the user name or the password. Please connect the bank again."
const UNSUPPORTED = "This account cannot be used for deposits. Please connect a checking or savings account."
const EXPIRED = "This bank connection is no longer good. Please connect the bank again."
const SILENT = "The payment provider does not answer. Please try again in a few minutes."
const ADDRESS_REASON =
  "The payment provider needs an address on the linked bank account and cannot accept offers until it is updated."

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true })
const alert = (page: Page, name: string): Locator => page.getByRole("alertdialog", { name, exact: true })
const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe[title='Bank connection']")
const banks = (page: Page): Locator => page.getByRole("region", { name: "Your banks" }).getByRole("listitem")

/** Says whose account it is, by keyboard, and comes to the frame. */
const opensFrame = async (page: Page): Promise<FrameLocator> => {
  await page.getByRole("button", { name: "Add New Bank" }).click()
  const identity = dialog(page, "Add a new Bank")
  await expect(identity.getByRole("button", { name: "Add", exact: true })).toBeDisabled()
  await identity.getByLabel("Federal tax ID").fill("12-3456789")
  await identity.getByLabel("Federal tax ID").press("Enter")
  await expect(dialog(page, "Add New Bank")).toBeVisible()
  return frameOf(page)
}

const signsIn = async (frame: FrameLocator, bank: string, user: string, password = "pass_good"): Promise<void> => {
  await frame.getByRole("button", { name: bank }).click()
  await frame.getByLabel("User name").fill(user)
  await frame.getByLabel("Password").fill(password)
  await frame.getByLabel("Password").press("Enter")
}

const connects = async (page: Page, bank: string, user = "user_good", account = "Checking"): Promise<void> => {
  const frame = await opensFrame(page)
  await signsIn(frame, bank, user)
  await frame.getByRole("button", { name: account }).click()
}

test.describe.configure({ mode: "serial" })

test("a bank is added by Plaid, with an address, replaced and deleted (ACC-020, ACC-029)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `bank.${Date.now()}@example.com`
  await opensAccount(request, email)
  const storageState = await signedInState(request, email, baseURL ?? "")
  const page = await (await browser.newContext({ ...contextOptions, storageState })).newPage()
  await page.goto("/profile/billing")
  await expect(page.getByText("No bank account is linked")).toBeVisible()

  await test.step("an address that the bank does not give is asked for", async () => {
    await connects(page, "First Harbor Bank", "user_no_address")
    const prompt = alert(page, "Action Required: Add Your Banking Address")
    await expect(prompt.getByText(ADDRESS_REASON)).toBeVisible()
    await expectAccessible(page)
    await prompt.getByRole("button", { name: "Update Banking Details" }).click()
    const form = dialog(page, "Banking address")
    await form.getByRole("button", { name: "Save" }).click()
    await expect(form.getByText("This field is required")).toHaveCount(4)
    await form.getByLabel("Address", { exact: true }).fill("1 Main Street")
    await form.getByLabel("City").fill("Austin")
    const state = form.getByRole("combobox", { name: "State" })
    await state.fill("Texas")
    await state.press("ArrowDown")
    await state.press("Enter")
    await form.getByLabel("Zip code").fill("78701")
    await form.getByRole("button", { name: "Save" }).click()
    await expect(form).toBeHidden()
    await expect(banks(page)).toHaveText([/First Harbor Bank.*Used for deposits.*Account ••••6789.*Routing 011401533/])
  })

  await test.step("another one takes its place", async () => {
    await connects(page, "Cedar Trust", "user_good", "Savings")
    await expect(banks(page)).toHaveCount(2)
    await page.getByRole("button", { name: "Select Another Bank" }).click()
    const select = dialog(page, "Select Another Bank")
    await select.getByRole("radio", { name: /Cedar Trust ••••4321/ }).check({ force: true })
    await select.getByRole("button", { name: "Confirm" }).click()
    await expect(select).toBeHidden()
    await expect(banks(page).filter({ hasText: "Used for deposits" })).toHaveText([/^Cedar Trust/])
  })

  await test.step("and the first one goes", async () => {
    await page.getByRole("button", { name: "Delete First Harbor Bank ••••6789" }).click()
    const asked = alert(page, "Delete Bank")
    await expect(asked.getByText("011401533")).toBeVisible()
    await asked.getByRole("button", { name: "Delete Bank" }).click()
    await expect(banks(page)).toHaveText([/^Cedar Trust/])
    await page.reload()
    await expect(banks(page)).toHaveText([/^Cedar Trust.*Used for deposits/])
    await expectAccessible(page)
  })
})

test("everything that can go wrong at a bank is said, and nothing is added", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `bank.wrong.${Date.now()}@example.com`
  await opensAccount(request, email)
  const storageState = await signedInState(request, email, baseURL ?? "")
  const page = await (await browser.newContext({ ...contextOptions, storageState })).newPage()
  await page.goto("/profile/billing")

  await test.step("wrong credentials, which can be put right, and a cancelled connection", async () => {
    const frame = await opensFrame(page)
    await signsIn(frame, "Prairie Savings", "user_good", "wrong")
    await expect(frame.getByRole("alert")).toHaveText(WRONG)
    await frame.getByRole("button", { name: "Cancel" }).click()
    await expect(dialog(page, "Add New Bank")).toBeHidden()
  })

  await test.step("a locked account", async () => {
    const frame = await opensFrame(page)
    await signsIn(frame, "Prairie Savings", "user_locked")
    await expect(frame.getByRole("alert")).toHaveText(LOCKED)
    await frame.getByRole("button", { name: "Close" }).click()
    await expect(page.getByText(LOCKED)).toBeVisible()
  })

  await test.step("an account that deposits cannot go through", async () => {
    const frame = await opensFrame(page)
    await signsIn(frame, "Prairie Savings", "user_good")
    await frame.getByRole("button", { name: "Home loan" }).click()
    await expect(frame.getByRole("alert")).toHaveText(UNSUPPORTED)
    await frame.getByRole("button", { name: "Close" }).click()
    await expect(page.getByText(UNSUPPORTED)).toBeVisible()
  })

  await test.step("a connection that is over when it is finished", async () => {
    await connects(page, "Prairie Savings", "user_expired")
    await expect(page.getByText(EXPIRED)).toBeVisible()
    await expect(dialog(page, "Add New Bank")).toBeHidden()
  })

  await test.step("a message that the frame did not post", async () => {
    const frame = await opensFrame(page)
    await expect(frame.getByRole("button", { name: "Cedar Trust" })).toBeVisible()
    await page.evaluate(() => {
      const { hash } = new URL(document.querySelector("iframe")?.src ?? "")
      const nonce = new URLSearchParams(hash.slice(1)).get("nonce")
      globalThis.postMessage({ source: "xl-bank-connection", nonce, event: "cancelled" }, "*")
    })
    await frame.getByRole("button", { name: "Cedar Trust" }).click()
    await expect(frame.getByLabel("User name")).toBeVisible()
    await page.getByRole("button", { name: "Cancel" }).last().click()
  })

  await expect(page.getByText("No bank account is linked")).toBeVisible()

  await test.step("a provider that does not give an account up", async () => {
    await connects(page, "Cedar Trust", "user_outage")
    await page.getByRole("button", { name: "Delete Cedar Trust ••••6789" }).click()
    await alert(page, "Delete Bank").getByRole("button", { name: "Delete Bank" }).click()
    await expect(page.getByText(SILENT)).toBeVisible()
    await alert(page, "Delete Bank").getByRole("button", { name: "Cancel" }).click()
    await expect(banks(page)).toHaveCount(1)
  })
})

test("a bank is added by VoPay when Add is pressed, and then neither listed nor chosen under Plaid", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `bank.vopay.${Date.now()}@example.com`
  await opensAccount(request, email)
  const { ask } = await callerAs(request, ADMIN)
  const before = await ask(
    "{ getSettings { autoDeposit userProfileRequired userNotificationsCriteriaRequired passwordlessRegistrationEnabled depositPaymentProvider depositIframeProvider aggregateFunds } }",
  )
  const edit = (settings: object) =>
    ask("mutation ($s: SettingsInput!) { editSettings(settings: $s) { __typename ... on Refusal { code } } }", {
      s: settings,
    })
  await edit({ ...before, depositPaymentProvider: "vopay", depositIframeProvider: "vopay" })
  try {
    const storageState = await signedInState(request, email, baseURL ?? "")
    const page = await (await browser.newContext({ ...contextOptions, storageState })).newPage()
    await page.goto("/profile/billing")
    const frame = await opensFrame(page)
    const add = dialog(page, "Add New Bank").getByRole("button", { name: "Add", exact: true })
    await expect(add).toBeDisabled()
    await signsIn(frame, "Cedar Trust", "user_good")
    await frame.getByRole("button", { name: "Checking" }).click()
    await expect(frame.getByText("Cedar Trust is connected. You can go on.")).toBeVisible()
    await add.click()
    await expect(banks(page)).toHaveText([/Cedar Trust.*Used for deposits.*Connected by VoPay/])
    await connects(page, "First Harbor Bank")
    await expect(add).toBeEnabled()
    await add.click()
    await expect(banks(page)).toHaveCount(2)
    await edit(before)
    await page.reload()
    await page.getByRole("button", { name: "Select Another Bank" }).click()
    await expect(dialog(page, "Select Another Bank").getByText(/None of your banks can be used/)).toBeVisible()
    await dialog(page, "Select Another Bank").getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Delete Cedar Trust ••••6789" }).click()
    await alert(page, "Delete Bank").getByRole("button", { name: "Delete Bank" }).click()
    await expect(banks(page)).toHaveCount(1)
  } finally {
    await edit(before)
  }
})
