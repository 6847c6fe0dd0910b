import { expect, type Page } from "@playwright/test"
import { withAdvisory } from "./advisory-gateway.ts"
import { type Caller, callerAs } from "./asking.ts"
import { assetInfo, field, fillsInTheRest } from "./clicks/filling-in.ts"
import { test } from "./journey.ts"
import { ADMIN, expectAccessible, SELLER } from "./people.ts"

const REFUSED = "... on Refusal { code message }"

test("a seller lists a loan from 'Publish Asset' to the market, step by step (ACC-015, SEL-003, SEL-005)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const name = `Elm Court ${Date.now()}`
  const [sells, decides] = await Promise.all([callerAs(request, SELLER), callerAs(request, ADMIN)])
  const arrives = async ({ stateIn }: Caller): Promise<Page> =>
    (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
  const page = await arrives(sells)
  await page.goto("/seller/filters/active")
  await page.getByRole("button", { name: "Publish Asset" }).click()
  await expect(page).toHaveURL("/sell-your-loan/create")
  await assetInfo(page, name)
  await page.reload()
  await expect(field(page, "Name")).toHaveValue(name)
  await fillsInTheRest(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save and finish" }).click()
  await expect(page).toHaveURL(/creationComplete/)

  const id = page.url().split("/").at(-1) ?? ""
  const confirming = page.getByRole("alertdialog")
  // A change of the listing that arrives meanwhile may close the question.
  await expect(async () => {
    if (await confirming.isHidden())
      await page.getByRole("button", { name: "Request publication" }).first().click({ timeout: 3_000 })
    await confirming.getByRole("button", { name: "Request publication" }).click({ timeout: 3_000 })
    await expect(page.getByText(/^Publication requested on/).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()

  const asked = await decides.ask(`{ getAsset(id: "${id}") { version images } }`)
  const { images, version } = asked as { readonly images: ReadonlyArray<string>; readonly version: number }
  expect((await request.get(`/pictures/${images[0]}`)).status()).toBe(404)
  await decides.ask(`mutation { approveAsset(id: "${id}", version: ${version}) { __typename ${REFUSED} } }`)
  expect((await request.get(`/pictures/${images[0]}`)).status()).toBe(200)
  const visitor = await (await browser.newContext(contextOptions)).newPage()
  await visitor.goto(`/asset/${id}`)
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(name)
})

test("the wizard asks a guest to sign in, over the front page (SEL-045, SEL-048)", async ({ page }) => {
  for (const path of ["/sell-your-loan/create", "/asset/4f0c4f0c-4f0c-4f0c-8f0c-4f0c4f0c4f0c/edit"]) {
    await page.goto(path)
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Password" })).toBeVisible()
    await expect(page).toHaveURL("/")
  }
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
