import { expect, type Locator, type Page } from "@playwright/test"
import { withAdvisory } from "./advisory-gateway.ts"
import { type Caller, callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { ADMIN, expectAccessible, SELLER } from "./people.ts"

const REFUSED = "... on Refusal { code message }"
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/** By its whole name: others only begin with it, or name it in their own. */
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })

/** A day, digit by digit, as a keyboard types it. */
const day = async (page: Page, label: string, digits: string): Promise<void> => {
  await page.getByRole("spinbutton", { name: new RegExp(`^month.*${label}`) }).click()
  await page.keyboard.type(digits)
}

const status = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /Loan status/ }).click()
  await page.getByRole("option", { name: "Non-Performing Loan" }).click()
}

const assetInfo = async (page: Page, name: string): Promise<void> => {
  await field(page, "Name").fill(name)
  await status(page)
  await page.getByText("Retail", { exact: true }).click()
  await page.getByRole("combobox", { name: "Street" }).fill("100 Cedar Road, 78701")
  await page.getByRole("option", { name: /Austin/ }).click()
  await expect(field(page, "City")).toHaveValue("Austin")
  await field(page, "Principal balance").fill("10000000")
  await field(page, "Unpaid principal balance").fill("9500000")
  await day(page, "Date of the unpaid balance", "11012026")
  await field(page, "Total payoff").fill("10500000")
  await field(page, "Estimated collateral value").fill("14000000")
}

const note = async (page: Page): Promise<void> => {
  await expect(field(page, "Unpaid principal balance")).toHaveValue("9,500,000")
  await field(page, "Number of loans").fill("1")
  await field(page, "Loan amount").fill("12000000")
  await day(page, "Origination date", "05012016")
  await page.getByRole("button", { name: /Interest type at origination/ }).click()
  await page.getByRole("option", { name: "Fixed" }).click()
  await field(page, "Current interest rate").fill("4.75")
  await field(page, "Term").fill("120")
  await field(page, "Amortization").fill("360")
  for (const flag of ["Monetary default", "Maturity default", "Technical default", "Recourse"])
    await page
      .getByRole("radiogroup", { name: new RegExp(flag) })
      .getByText("No", { exact: true })
      .click()
}

/** The address changes before the page does, whose button has the same name. */
const next = async (page: Page, path: RegExp, shown: Locator): Promise<void> => {
  await page.getByRole("button", { name: "Save and next" }).click()
  await expect(page).toHaveURL(path)
  await expect(shown).toBeVisible()
}

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
  await next(page, /note-overview/, page.getByRole("heading", { name: "Repayment" }))
  await note(page)
  await expectAccessible(page)
  await next(page, /property-details/, page.getByRole("heading", { name: "Land and title" }))
  await next(page, /pictures/, page.getByText(/^No pictures yet/))
  await page.locator("input[type=file]").setInputFiles({
    name: "front.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  })
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible()
  await next(page, /due-diligence/, page.getByRole("heading", { name: "Data room files" }))
  await next(page, /legal\/ca/, page.getByRole("heading", { name: "Confidentiality agreement" }))
  await page.getByText(/^I have read the confidentiality agreement/).click()
  await next(page, /legal\/terms/, page.getByRole("heading", { name: "Terms", exact: true }))
  await page.getByText(/^I have read the terms/).click()
  await next(page, /advisors/, page.getByRole("heading", { name: "Who sees them" }))
  await page.getByRole("button", { name: "Add yourself" }).click()
  await page.getByRole("button", { name: "Save and finish" }).click()
  await expect(page).toHaveURL(/creationComplete/)

  const id = page.url().split("/").at(-1) ?? ""
  await page.goto(`/asset/${id}/edit`)
  await page.getByRole("button", { name: "Request publication" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Request publication" }).click()
  await expect(page.getByRole("heading", { name: "An administrator looks at this asset" })).toBeVisible()

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
