import { expect } from "@playwright/test"
import { test } from "./journey.ts"

test("the wizard asks a guest to sign in, over the front page (SEL-045, SEL-048)", async ({ page }) => {
  for (const path of ["/sell-your-loan/create", "/asset/4f0c4f0c-4f0c-4f0c-8f0c-4f0c4f0c4f0c/edit"]) {
    await page.goto(path)
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Password" })).toBeVisible()
    await expect(page).toHaveURL("/")
  }
})
