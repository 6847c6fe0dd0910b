import { expect } from "@playwright/test"
import { callerAs, opensAccount, signedInState } from "./asking.ts"
import { test } from "./journey.ts"
import { ADMIN, expectAccessible } from "./people.ts"

test("somebody gives a picture, cuts it by keyboard, and finds it in the header after each sign-in; nobody else finds it (ACC-253)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = `noor.${Date.now()}@example.com`
  await opensAccount(request, email)
  const { ask, token } = await callerAs(request, email)
  await ask(
    `mutation { updateBasicInfo(firstName: "Noor", lastName: "Example", officePhone: "2125550142") { __typename } }`,
  )
  const storageState = await signedInState(request, email, baseURL ?? "")
  const context = await browser.newContext({ ...contextOptions, storageState })
  const page = await context.newPage()
  await page.goto("/profile/edit")
  const account = page.getByRole("button", { name: /account of Noor Example/ })
  await expect(account).toHaveText("NE")

  await page.getByRole("button", { name: "Add a picture" }).click()
  const dialog = page.getByRole("dialog", { name: "Your picture" })
  const screenshot = await page.screenshot()
  await dialog.locator("input[type=file]").setInputFiles({
    name: "me.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  })
  await expect(dialog.getByText("This file is not a PNG, JPEG or WebP picture.")).toBeVisible()
  await dialog.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: screenshot })
  const circle = dialog.locator(".ReactCrop__crop-selection")
  await expect(circle).toBeVisible()
  await expectAccessible(page)
  const before = await circle.boundingBox()
  await circle.focus()
  await page.keyboard.press("ArrowLeft")
  expect((await circle.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await dialog.getByRole("button", { name: "Save picture" }).click()
  await expect(dialog).toBeHidden()
  await expect(account.locator("img")).toBeVisible()

  const { sellerProfile } = await ask("{ getUserProfile { sellerProfile { avatar } } }")
  const { avatar: key } = sellerProfile as { readonly avatar: string }
  const reads = (who: string) => request.get(`/avatars?key=${encodeURIComponent(key)}`, { headers: { token: who } })
  expect((await reads(token)).headers()["content-type"]).toBe("image/webp")
  expect((await reads((await callerAs(request, ADMIN)).token)).status()).toBe(404)

  await page.reload()
  await expect(account.locator("img")).toBeVisible()
  await page.getByRole("button", { name: "Remove picture" }).click()
  await expect(account).toHaveText("NE")
  await context.close()
})
