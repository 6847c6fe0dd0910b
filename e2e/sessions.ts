import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { signedInState } from "./asking.ts"

/** Somebody who has signed in already, in a browser of their own. */
export const enters = async (
  { browser, contextOptions }: { readonly browser: Browser; readonly contextOptions: BrowserContextOptions },
  origin: string,
  email: string,
): Promise<Page> => {
  const bare = await browser.newContext(contextOptions)
  const storageState = await signedInState(bare.request, email, origin)
  await bare.close()
  return (await browser.newContext({ ...contextOptions, storageState })).newPage()
}

export const accountOf = (page: Page) => page.getByRole("button", { name: /account of/ })
export const login = (page: Page) => page.getByRole("button", { name: "Login/Register" })

export const signsOut = async (page: Page): Promise<void> => {
  await accountOf(page).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
}

export const tries = async (page: Page, email: string, password: string): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(password)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
}
