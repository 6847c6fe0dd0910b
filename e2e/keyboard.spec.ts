import { expect } from "@playwright/test"
import { test } from "./journey.ts"
import { callerAs } from "./asking.ts"
import { goesTo, presses, types } from "./keys.ts"
import { listed } from "./paid-sale.ts"
import { ADMIN, BUYER, codeFor, DEMO_PASSWORD, hears, SELLER } from "./people.ts"
import { accountOf, enters, login } from "./sessions.ts"
import { takesByKeys } from "./menus.ts"

test("somebody without a mouse signs up, proves the e-mail and fills in the profile (C112)", async ({ page }) => {
  const email = `uma.${Date.now()}@example.com`
  const dialog = page.getByRole("dialog")
  await page.goto("/faq")
  await presses(page, login(page))
  await expect(dialog.getByLabel("Email")).toBeFocused()
  await goesTo(page, dialog.getByRole("tab", { name: "Sign in" }), "Shift+Tab")
  await page.keyboard.press("ArrowRight")
  await expect(dialog.getByRole("heading", { name: "Registration Form" })).toBeVisible()
  await types(page, dialog.getByLabel("Email"), email)
  await types(page, dialog.getByRole("textbox", { name: "Password" }), DEMO_PASSWORD)
  await presses(page, dialog.getByRole("button", { name: "Create Account" }))
  await expect(dialog.getByLabel("Verification code")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog.getByLabel("Verification code")).toHaveAttribute("aria-invalid", "true")
  await expect(dialog.getByLabel("Verification code")).toBeFocused()
  await page.keyboard.type(await codeFor(page, email))
  await page.keyboard.press("Enter")

  const basics = page.getByRole("dialog", { name: "Complete your profile" })
  await types(page, basics.getByLabel("First name"), "uma")
  await types(page, basics.getByLabel("Last name"), "Example")
  await page.keyboard.press("Enter")
  await expect(basics.getByLabel("Office phone")).toBeFocused()
  await page.keyboard.type("2125550142")
  await page.keyboard.press("Enter")
  await expect(basics).toBeHidden()
  await presses(page, accountOf(page))
  await expect(page.getByRole("menu")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(accountOf(page)).toBeFocused()
})

test("somebody without a mouse makes an offer, is led to what is wrong with it, and withdraws it", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const [seller, admin] = await Promise.all([callerAs(request, SELLER), callerAs(request, ADMIN)])
  const name = `Keyboard Plaza ${Date.now()}`
  const id = await listed(seller, admin, name)
  const page = await enters({ browser, contextOptions }, baseURL ?? "", BUYER)
  await page.goto(`/asset/${id}`)
  await presses(page, page.getByRole("button", { name: "Make an offer" }))

  const dialog = page.getByRole("dialog", { name: "Make an offer" })
  const price = dialog.getByLabel("Offer price")
  await expect(price).toBeFocused()
  await page.keyboard.type("1000000")
  await page.keyboard.press("Enter")
  const deposit = dialog.getByLabel("Earnest money deposit")
  await expect(deposit).toHaveAttribute("aria-invalid", "true")
  await expect(deposit).toBeFocused()
  await page.keyboard.type("500000")
  await types(page, dialog.getByLabel("Due diligence period"), "30")
  await types(page, dialog.getByLabel("Closing"), "15")
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("button", { name: "Back" })).toBeFocused()
  const told = hears(page, "Your offer was sent to the seller.")
  await Promise.all([told, presses(page, dialog.getByRole("button", { name: "Send offer, $1,000,000" }))])
  await expect(dialog).toBeHidden()

  await page.goto("/buyer")
  await takesByKeys(page, name, "Withdraw")
  const asked = page.getByRole("alertdialog")
  await presses(page, asked.getByRole("button", { name: "Withdraw offer, $1,000,000" }))
  await expect(asked).toBeHidden()
  await page.context().close()
})
