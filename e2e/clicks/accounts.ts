import { expect, type Page } from "@playwright/test"
import { DEMO_PASSWORD } from "../people.ts"

/** The menu behind one's name. */
export const accountOf = (page: Page) => page.getByRole("button", { name: /account of/ })

/** The name behind which the menu stands. */
export const nameOf = async (page: Page): Promise<string> =>
  (await accountOf(page).getAttribute("aria-label"))?.split("account of ")[1] ?? ""

/** Whether the header folds its links into a menu. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The code in the newest mail to an address, read in the mailbox in another tab. */
const mailedCode = async (page: Page, email: string): Promise<string> => {
  const mail = await page.context().newPage()
  await mail.goto("/dev/mailbox")
  const newest = mail.getByRole("article").filter({ hasText: email }).first()
  await expect(async () => {
    await mail.reload()
    await expect(newest).toContainText(/\b\d{6}\b/, { timeout: 2_000 })
  }).toPass()
  const [code = ""] = /\b\d{6}\b/.exec(await newest.innerText()) ?? []
  await mail.close()
  return code
}

/** Signs in, in the dialog that is open. */
export const signsInHere = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Signs in with an account of the demo or of this journey. */
export const signsIn = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("button", { name: "Login/Register" }).click()
  await signsInHere(page, email)
}

type Name = readonly [first: string, last: string]

/** Registers in the dialog that is open, confirms the address with the mailed code and says who it is. */
export const registersHere = async (page: Page, email: string, [first, last]: Name): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("tab", { name: "Sign Up Now" }).click()
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  await dialog.getByLabel("Verification code").fill(await mailedCode(page, email))
  await dialog.getByRole("button", { name: "Verify" }).click()
  const basics = page.getByRole("dialog", { name: "Complete your profile" })
  await basics.getByLabel("First name").fill(first)
  await basics.getByLabel("Last name").fill(last)
  await basics.getByLabel("Office phone").fill("2125550142")
  await basics.getByRole("button", { name: "Submit" }).click()
  await expect(basics).toBeHidden()
}

/** The same from the header. */
export const registers = async (page: Page, email: string, name: Name): Promise<void> => {
  await page.getByRole("button", { name: "Login/Register" }).click()
  await registersHere(page, email, name)
}

/** Opens a page of the header's menu; on a phone that menu is a drawer. */
export const opens = async (page: Page, link: string): Promise<void> => {
  if (isNarrow(page)) await page.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  const place = isNarrow(page) ? page.getByRole("dialog") : page.getByRole("banner")
  await place.getByRole("link", { name: link, exact: true }).click()
}
