import { expect } from "@playwright/test"
import { withAdvisory } from "./advisory-gateway.ts"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

test("the wizard asks a guest to sign in, over the front page (SEL-045, SEL-048)", async ({ page }) => {
  for (const path of ["/sell-your-loan/create", "/asset/4f0c4f0c-4f0c-4f0c-8f0c-4f0c4f0c4f0c/edit"]) {
    await page.goto(path)
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Password" })).toBeVisible()
    await expect(page).toHaveURL("/")
  }
})

test("Back out of the wizard asks before typed text is dropped, and goes as far as it was meant to", async ({
  baseURL,
  browser,
  contextOptions,
}) => {
  const page = await enters({ browser, contextOptions }, baseURL ?? "", SELLER)
  await page.goto("/seller/filters/active")
  await page.getByRole("link", { name: "Manage Assets" }).click()
  await page.getByRole("button", { name: "Publish Asset" }).click()
  const name = page.getByRole("textbox", { name: "Name", exact: true })
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await name.fill("Alder Court")
  await page.goBack()
  await question.getByRole("button", { name: "Stay" }).click()
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue("Alder Court")
  await expect(page).toHaveURL(/\/sell-your-loan\/create/)
  await page.goBack()
  await question.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page.getByRole("heading", { name: "Your assets" })).toBeVisible()
  await page.goForward()
  await expect(name).toHaveValue("")
  await page.context().close()
})

test("a seller has a loan sold by the desk, which is asked to call (ACC-016)", async ({
  browser,
  contextOptions,
  playwright,
}) => {
  await withAdvisory(async (origin) => {
    const request = await playwright.request.newContext({ baseURL: origin })
    const sells = await callerAs(request, SELLER)
    const signedIn = { ...contextOptions, baseURL: origin, storageState: sells.stateIn(origin) }
    const page = await (await browser.newContext(signedIn)).newPage()
    await page.goto("/")
    await page.getByRole("banner").getByRole("button", { name: "Sell" }).click()
    await page.getByRole("menuitem", { name: "Full-Service" }).click()
    await page.getByRole("link", { name: "Begin with the loan" }).click()
    await expect(page.getByText("Full service.")).toBeVisible()
    await page.getByRole("combobox", { name: "Street" }).fill("7 Advisory Way")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page).toHaveURL(/\/asset\/[\w-]{36}\/edit$/)
    const id = new URL(page.url()).pathname.split("/")[2] ?? ""
    expect(await sells.ask(`{ getAsset(id: "${id}") { status isOwner } }`)).toEqual({ status: "Draft", isOwner: true })
    const asked = async () => (await request.get("/dev/mailbox.json?to=help@demo.example")).text()
    await expect.poll(asked).toContain(`Full service is asked for. Please call about the draft 7 Advisory Way (${id}).`)
    await Promise.all([page.context().close(), request.dispose()])
  })
})
