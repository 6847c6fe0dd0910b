import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { opensAccount } from "./asking.ts"
import { codesRunOut } from "./database.ts"
import { ADMIN, codeFor, DEMO_PASSWORD, expectAccessible, hears } from "./people.ts"
import { accountOf, enters, login, signsOut, tries } from "./sessions.ts"

const OTHER_PASSWORD = "Second-House-27"
const EXPIRED = "This code has expired. Please ask for a new one."
const MISMATCH = "This is not the code that we sent last. Please check it and try again."
const UNVERIFIED = "Please verify your email to gain full access to the XL functionality"

/** Six digits that are not the code. */
const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

/** The code of the mail after the one that held `before`. */
const nextCode = async (page: Page, email: string, before: string): Promise<string> => {
  await expect.poll(() => codeFor(page, email)).not.toBe(before)
  return codeFor(page, email)
}

const entersCode = async (page: Page, code: string, action: string): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Verification code").fill(code)
  await dialog.getByRole("button", { name: action, exact: true }).click()
}

/** The code is refused in these words, and what was typed stays. */
const refused = async (page: Page, code: string, action: string, said: string): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await entersCode(page, code, action)
  await expect(dialog.getByRole("alert").filter({ hasText: said })).toBeVisible()
  await expect(dialog.getByLabel("Verification code")).toHaveValue(code)
}

const signsUp = async (page: Page): Promise<void> => {
  await login(page).click()
  await page.getByRole("dialog").getByRole("tab", { name: "Sign Up Now" }).click()
}

test("a visitor registers: a wrong code, one that was replaced and one that is over are refused, the last one counts (ACC-006)", async ({
  page,
}) => {
  const email = `nora.${Date.now()}@example.com`
  const dialog = page.getByRole("dialog")
  await page.goto("/faq")
  await signsUp(page)
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  const first = await codeFor(page, email)
  await refused(page, notThe(first), "Verify", MISMATCH)
  await dialog.getByRole("button", { name: "Resend verification code" }).click()
  const second = await nextCode(page, email, first)
  await refused(page, first, "Verify", MISMATCH)
  await codesRunOut()
  await refused(page, second, "Verify", EXPIRED)
  await dialog.getByRole("button", { name: "Resend verification code" }).click()
  await entersCode(page, await nextCode(page, email, second), "Verify")
  await expect(accountOf(page)).toBeVisible()
  await expect(page.getByText(UNVERIFIED)).toHaveCount(0)
  await expect(page.getByRole("dialog", { name: "Complete your profile" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL("/faq")
})

test("a forgotten password is set anew by the mailed code, which ends every other session", async ({
  baseURL,
  browser,
  contextOptions,
  page,
  request,
}) => {
  const email = `ola.${Date.now()}@example.com`
  await opensAccount(request, email)
  const elsewhere = await enters({ browser, contextOptions }, baseURL ?? "", email)
  const dialog = page.getByRole("dialog")
  await page.goto("/?step=login")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("button", { name: "Forgot password?" }).click()
  await expect(dialog.getByRole("heading", { name: "Forgot password" })).toBeVisible()
  await expect(dialog.getByLabel("Email")).toHaveValue(email)
  await dialog.getByRole("button", { name: "Send code" }).click()
  await dialog.getByRole("textbox", { name: "New password" }).fill(OTHER_PASSWORD)
  const code = await codeFor(page, email)
  await refused(page, notThe(code), "Set password", MISMATCH)
  await expect(dialog.getByRole("textbox", { name: "New password" })).toHaveValue(OTHER_PASSWORD)
  const told = hears(page, "Your password is changed. Please sign in.")
  await Promise.all([told, entersCode(page, code, "Set password")])
  await expect(dialog.getByLabel("Email")).toHaveValue(email)
  await tries(page, email, DEMO_PASSWORD)
  await expect(dialog.getByRole("alert").filter({ hasText: "Incorrect password is provided" })).toBeVisible()
  await tries(page, email, OTHER_PASSWORD)
  await expect(accountOf(page)).toBeVisible()
  await elsewhere.goto("/faq")
  await expect(login(elsewhere)).toBeVisible()
  await elsewhere.context().close()
})

/** The password that was made up, from the mail that told it. */
const madeUpFor = async (page: Page, email: string): Promise<string> => {
  const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  const texts = ((await answer.json()) as ReadonlyArray<{ readonly text: string }>).map(({ text }) => text)
  const [, password] = /choose your own when you sign in with it:\s+(\S+)/.exec(texts.join("\n")) ?? []
  return password ?? ""
}

/** Decides it on the settings' page, for everybody and at once. */
const letsEmailBeEnough = async (admin: Page, isEnough: boolean): Promise<void> => {
  const decision = admin.getByRole("switch", { name: "Register with an email alone" })
  await decision.press(" ")
  const save = admin.getByRole("button", { name: "Save settings" })
  await save.click()
  await expect(admin.getByText("Settings saved").first()).toBeVisible()
  await admin.reload()
  await expect(decision).toBeChecked({ checked: isEnough })
}

test("where an administrator lets an e-mail be enough, a visitor is in at once, proves it later and chooses a password when coming back", async ({
  baseURL,
  browser,
  contextOptions,
  page,
}) => {
  const admin = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  await admin.goto("/admin/settings")
  await letsEmailBeEnough(admin, true)
  const email = `pia.${Date.now()}@example.com`
  const dialog = page.getByRole("dialog")
  await page.goto("/faq")
  await signsUp(page)
  await expect(dialog.getByText("You are in at once.", { exact: false })).toBeVisible()
  await expect(dialog.getByRole("textbox", { name: "Password" })).toHaveCount(0)
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  await expect(page.getByRole("dialog", { name: "Complete your profile" })).toBeVisible()
  await page.keyboard.press("Escape")

  const banner = page.getByText(UNVERIFIED)
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  const first = await codeFor(page, email)
  await page.getByRole("button", { name: "Verify email" }).click()
  const second = await nextCode(page, email, first)
  await refused(page, first, "Verify", MISMATCH)
  await codesRunOut()
  await refused(page, second, "Verify", EXPIRED)
  await dialog.getByRole("button", { name: "Resend verification code" }).click()
  const told = hears(page, "Your email is verified.")
  await Promise.all([told, entersCode(page, await nextCode(page, email, second), "Verify")])
  await expect(dialog).toBeHidden()
  await expect(banner).toHaveCount(0)

  await signsOut(page)
  await login(page).click()
  await tries(page, email, await madeUpFor(page, email))
  await expect(dialog.getByRole("heading", { name: "Set a new password" })).toBeVisible()
  await dialog.getByRole("textbox", { name: "New password" }).fill(OTHER_PASSWORD)
  await dialog.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(accountOf(page)).toBeVisible()
  await expect(banner).toHaveCount(0)

  await expect(page.getByRole("dialog", { name: "Complete your profile" })).toBeVisible()
  await page.keyboard.press("Escape")
  await letsEmailBeEnough(admin, false)
  await signsOut(page)
  await signsUp(page)
  await expect(dialog.getByRole("textbox", { name: "Password" })).toBeVisible()
  await admin.context().close()
})
