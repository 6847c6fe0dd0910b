import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { opensAccount } from "./asking.ts"
import { ADMIN, BUYER, DEMO_PASSWORD, hears, SELLER } from "./people.ts"
import { addressAndCompany } from "./steps.ts"
import { accountOf, enters, login, signsOut, tries } from "./sessions.ts"

const LISTING = "/buy-commercial-real-estate-loans"

/** What the identity service may say, by the name on its wire, and what the form then says. */
const ERRORS = [
  ["NotAuthorizedException", "Incorrect username or password.", "Incorrect password is provided"],
  [
    "UserNotFoundException",
    "User does not exist.",
    "Either email or password you entered in incorrect. Please double-check and try again.",
  ],
  ["UserNotConfirmedException", "User is not confirmed.", "User didn't finish the confirmation step when signing up"],
  ["PasswordResetRequiredException", "Password reset required for the user", "Password Reset is required"],
  ["TooManyRequestsException", "Too many requests.", "Too many attempts. Please wait a while and try again."],
  ["LimitExceededException", "Attempt limit exceeded.", "Too many attempts. Please wait a while and try again."],
] as const

test("every error of a login is said in the form in our words, beside what was typed, and in the service's own below", async ({
  page,
}) => {
  let [type, message] = ["", ""]
  await page.route("**/idp/", (route) =>
    route.fulfill({
      status: 400,
      headers: { "x-amzn-errortype": type },
      contentType: "application/x-amz-json-1.1",
      body: JSON.stringify({ __type: type, message }),
    }),
  )
  await page.clock.install()
  await page.goto(LISTING)
  await login(page).click()
  const dialog = page.getByRole("dialog")
  for (const [name, said, ours] of ERRORS) {
    ;[type, message] = [name, said]
    await Promise.all([hears(page, said), tries(page, "robin@example.com", "Wrong-Word-1")])
    await expect(dialog.getByRole("alert").filter({ hasText: ours })).toBeVisible()
    await expect(dialog.getByLabel("Email")).toHaveValue("robin@example.com")
    await expect(dialog.getByRole("textbox", { name: "Password" })).toHaveValue("Wrong-Word-1")
    const resend = dialog.getByRole("button", { name: "Resend verification code" })
    await expect(resend).toHaveCount(name === "UserNotConfirmedException" ? 1 : 0)
    await page.clock.fastForward(20_000) // notices take turns, and nobody waits for them here
  }
  await page.unroute("**/idp/")
  await page.route("**/idp/", (route) => route.abort())
  await tries(page, "robin@example.com", "Wrong-Word-1")
  await expect(dialog.getByText("We cannot reach the sign-in service. Please try again.").first()).toBeVisible()
  await page.unroute("**/idp/")
  await tries(page, BUYER, DEMO_PASSWORD)
  await expect(dialog).toBeHidden()
  await expect(accountOf(page)).toBeVisible()
})

const anAsset = async (page: Page): Promise<string> => {
  const query = "{ searchAssets(size: 1) { assets { id } } }"
  const answer = await page.request.post("/graphql", { data: { query } })
  const { data } = (await answer.json()) as { data: { searchAssets: { assets: ReadonlyArray<{ id: string }> } } }
  return `/asset/${data.searchAssets.assets[0]?.id ?? ""}`
}

test("signing out leaves one where everybody may be, and leads home from everywhere else", async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  for (const [email, path] of [
    [SELLER, "asset"],
    [SELLER, "/seller/filters/active"],
    [BUYER, "/buyer"],
  ] as const) {
    const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
    const address = path === "asset" ? await anAsset(page) : path
    await page.goto(address)
    await signsOut(page)
    await expect(login(page)).toBeVisible()
    await expect(page).toHaveURL(path === "asset" ? address : "/")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.goto("/profile/edit")
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.context().close()
  }
})

test("a sign-out in one tab is one in every tab, each ends where its page says, and none asks for a login", async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  const one = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  const stays = ["/", LISTING, await anAsset(one), "/contact", "/schedule-demo"]
  const leaves = [
    "/faq",
    "/notices",
    "/profile/edit",
    "/profile/settings",
    "/dashboard/empty",
    "/seller/filters/archive",
    "/admin/buyers/requests",
    "/admin/errors",
  ]
  const tabs: Array<readonly [Page, string]> = []
  for (const path of [...stays, ...leaves]) {
    const tab = await one.context().newPage()
    await tab.goto(path)
    await expect(accountOf(tab)).toBeVisible()
    await expect(tab).toHaveURL(path)
    tabs.push([tab, stays.includes(path) ? path : "/"])
  }
  await one.goto("/faq")
  await signsOut(one)
  for (const [tab, path] of tabs) {
    await expect(login(tab)).toBeVisible()
    await expect(tab).toHaveURL(path)
    await expect(tab.getByRole("dialog")).toHaveCount(0)
  }
  await one.context().close()
})

test("two tabs that sign out together both end as a guest's, and stay so", async ({
  browser,
  contextOptions,
  baseURL,
}) => {
  const one = await enters({ browser, contextOptions }, baseURL ?? "", BUYER)
  const other = await one.context().newPage()
  await Promise.all([one.goto(LISTING), other.goto("/profile/edit")])
  await Promise.all([accountOf(one).click(), accountOf(other).click()])
  // Where the other tab's sign-out is here before one's own click, there is nothing left to click.
  const leaves = (page: Page) =>
    Promise.race([page.getByRole("menuitem", { name: "Logout" }).click(), expect(login(page)).toBeVisible()])
  await Promise.all([leaves(one), leaves(other)])
  for (const page of [one, other]) {
    await expect(login(page)).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await page.reload()
    await expect(login(page)).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  await expect(other).toHaveURL("/")
  await one.context().close()
})

test("signing out everywhere leads home from the settings, and the account's other browsers before a login", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `max.${Date.now()}@example.com`
  await opensAccount(request, email)
  const people = { browser, contextOptions }
  const [here, there] = [await enters(people, baseURL ?? "", email), await enters(people, baseURL ?? "", email)]
  await Promise.all([here.goto("/profile/settings"), there.goto("/faq")])
  await expect(accountOf(there)).toBeVisible()
  await here.getByRole("button", { name: "Sign out everywhere" }).click()
  await here.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(login(here)).toBeVisible()
  await expect(here).toHaveURL("/")
  await expect(here.getByRole("dialog")).toHaveCount(0)
  await there.goto("/profile/edit")
  await expect(there.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible()
  await Promise.all([here, there].map((page) => page.context().close()))
})

/** The same tokens, but their own claims say that they are over: what a browser then holds after a quarter of an hour. */
const expireTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((key) => /\.(accessToken|idToken)$/.test(key))) {
      const [header = "", claims = ""] = (localStorage.getItem(name) ?? "").split(".")
      const said = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as object
      const over = btoa(JSON.stringify({ ...said, exp: 1_000_000_000 })).replaceAll("=", "")
      localStorage.setItem(name, `${header}.${over}.c2lnbmF0dXJl`)
    }
  })

test("a token that ends while a form is filled in costs nothing of what was typed", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const email = `kim.${Date.now()}@example.com`
  await opensAccount(request, email)
  const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
  await page.goto("/profile/edit")
  await page.getByRole("button", { name: "Edit", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Edit your profile" })
  await dialog.getByLabel("First name").fill("Kim")
  await dialog.getByLabel("Last name").fill("Example")
  await expireTokens(page)
  await dialog.getByLabel("Office phone").fill("2125550142")
  await addressAndCompany(page, "Edit your profile")
  await expect(dialog.getByLabel("First name")).toHaveValue("Kim")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Kim Example").first()).toBeVisible()
})

test("everything from the first Tab to signing out can be done by the keyboard alone", async ({ page }) => {
  await page.goto(LISTING)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  for (let steps = 0; steps < 12 && !(await login(page).evaluate((it) => it === document.activeElement)); steps++)
    await page.keyboard.press("Tab")
  await expect(login(page)).toBeFocused()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByLabel("Email")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(login(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog.getByLabel("Email")).toBeFocused()
  await page.keyboard.type(BUYER)
  const password = dialog.getByRole("textbox", { name: "Password" })
  for (let steps = 0; steps < 5 && !(await password.evaluate((it) => it === document.activeElement)); steps++)
    await page.keyboard.press("Tab")
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await accountOf(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("menu")).toBeVisible()
  await page.keyboard.press("End")
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(login(page)).toBeVisible()
})

test("on a phone the drawer leads everywhere, keeps the focus, and closes by Esc (ACC-004)", async ({
  browser,
  contextOptions,
}) => {
  const phone = { ...contextOptions, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto("/")
  const menu = page.getByRole("button", { name: "Menu", exact: true })
  await menu.tap()
  const drawer = page.getByRole("dialog", { name: "Menu" })
  await expect(drawer).toBeVisible()
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press("Tab")
    expect(await drawer.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.tap()
  await drawer.getByRole("link", { name: "Buy" }).tap()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("heading", { name: "Loans for sale", level: 1 })).toBeVisible()
  await expect(page.getByRole("article").first()).toBeVisible()
  await menu.tap()
  await drawer.getByRole("button", { name: "Login/Register" }).tap()
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible()
})
