import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { arrives, BUYER, DEMO_PASSWORD, expectAccessible, hears, SELLER, signIn } from "./people.ts"

test("a deep link survives the login (ACC-094, ACC-095, BUY-021)", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/dashboard/buyer?from=mail#offers")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: "Welcome Back" })).toBeVisible()
  await expect(page).toHaveURL("/")
  await dialog.getByLabel("Email").fill(BUYER)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL("/dashboard/buyer?from=mail#offers")
  await expect(page.getByRole("heading", { name: "Your offers", level: 1 })).toBeVisible()
})

test("whoever had to sign in on the way to an offer is led back to the asset, also from another page of the tab (ACC-094, ACC-095)", async ({
  page,
}) => {
  await page.goto("/buy-commercial-real-estate-loans")
  await page.getByRole("article").first().getByRole("link").first().click()
  const asset = page.url()
  await page.getByRole("button", { name: "Make an offer" }).click()
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible()
  await page.goto("/?step=login")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(SELLER)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page).toHaveURL(asset)
  await expect(dialog).toBeHidden()
})

test("a loan opens although words were typed into the list just before, on a slow line too", async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/asset-page[^/]*\.js/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto("/buy-commercial-real-estate-loans")
  const loan = page.getByRole("article").first().getByRole("link").first()
  const title = await loan.innerText()
  await page.getByRole("searchbox", { name: "Name, address or loan id" }).pressSequentially(title.slice(0, 3))
  await loan.click()
  await expect(page).toHaveURL(/\/asset\//)
  const asset = page.url()
  // What was typed is searched for once the reader pauses, which would take the press back.
  await page.waitForTimeout(1_000)
  arrival.resolve()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(asset)
})

test("the empty dashboard and the administration ask for a login (ACC-062, BUY-024, SEL-088)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  for (const path of [
    "/dashboard/empty",
    "/dashboard/buyer",
    "/admin",
    "/admin/buyers",
    "/admin/buyers/requests",
    "/admin/errors",
  ]) {
    await page.goto(path)
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible()
    await expect(page).toHaveURL("/")
  }
})

test("a closing's address names the buyer or the seller, and nobody else (BUY-050)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const sale = "00000000-0000-4000-8000-000000000001"
  for (const step of ["ss", "review-submit"]) {
    await page.goto(`/buy-commercial-real-estate-loans/administrator/${step}/${sale}`)
    await expect(page.getByRole("heading", { name: "No such address", level: 1 })).toBeVisible()
    for (const role of ["buyer", "seller"]) {
      await page.goto(`/buy-commercial-real-estate-loans/${role}/${step}/${sale}`)
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible()
    }
  }
})

test("a login that a page or an action needs ends in a login, or where one leaves it or goes back (ACC-186, ACC-187)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const dialog = page.getByRole("dialog")
  await page.goto("/dashboard/empty")
  await expect(dialog.getByRole("heading", { name: "Welcome Back" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.mouse.click(4, 4)
  await expect(dialog.getByRole("heading", { name: "Welcome Back" })).toBeVisible()
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto("/buy-commercial-real-estate-loans")
  await page.getByRole("article").first().getByRole("link").first().click()
  await page.getByRole("button", { name: "Make an offer" }).click()
  await expect(dialog.getByLabel("Email")).toBeFocused()
  await page.keyboard.press("Escape")
  await dialog.getByRole("button", { name: "Cancel sign-in" }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/asset\//)
})

test("Back asks before typed text is dropped, stays where one stays, and leaves no dialog behind", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/faq")
  await page.goto("/faq?contact=message")
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
  const field = page.getByRole("dialog", { name: "Contact us" }).getByRole("textbox").first()
  // Quicker than anybody types: typed text has its entry in the history a moment later.
  const isGuarded = () =>
    expect
      .poll(() => page.evaluate(() => (history.state as { readonly usr?: { readonly dialog?: boolean } } | null)?.usr))
      .toEqual({ dialog: true })
  await field.fill("Jane")
  await isGuarded()
  await page.goBack()
  await question.getByRole("button", { name: "Stay" }).click()
  await expect(field).toHaveValue("Jane")
  await isGuarded()
  await page.goBack()
  await question.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL("/faq")
})

test("the address opens the login for a guest alone (ACC-098, ACC-099)", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/faq?step=1")
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" })).toBeVisible()
  await expect(page).toHaveURL("/faq")
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page).toHaveURL("/faq")
  await signIn(page, SELLER)
  await page.goto("/faq?step=1")
  await expect(page.getByRole("button", { name: /account of/ })).toBeVisible()
  await expect(page).toHaveURL("/faq")
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("the address opens the registration, with words of its own (ACC-097, ACC-104, ACC-105)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/?step=login&user=new")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: "Registration Form" })).toBeVisible()
  await page.goto("/register?regtitle=Join/the_market&regdesc=Free_for/sellers")
  await expect(dialog.getByRole("heading", { name: "Join the market", exact: true })).toBeVisible()
  await expect(dialog.getByText("Free for sellers", { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test("a seller's list is the active one or the archive, and any other word leads to the active one (SEL-022)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/")
  await signIn(page, SELLER)
  for (const [word, shown] of [
    ["archive", "archive"],
    ["active", "active"],
    ["other", "active"],
  ]) {
    await page.goto(`/seller/filters/${word}`)
    await expect(page.getByRole("heading", { name: "Your assets", level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`/seller/filters/${shown}`)
  }
})

test("where a visitor came from is kept (ACC-101)", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/faq?utm_source=mail&utm_medium=web&utm_campaign=autumn")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("utmParams") ?? "null") as unknown)
  expect(kept).toEqual({ utmSource: "mail", utmMedium: "web", utmCampaign: "autumn" })
})

test("a part of the pages that is lost has them loaded anew once, and then is told", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/legal-pages-/, (route) => route.abort())
  await page.goto("/tos")
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible()
  await expect(page.getByText(/A part of the page did not arrive, and loading it anew did not help/)).toBeVisible()
  expect(loads).toBe(2)
  await page.getByRole("link", { name: "FAQ" }).first().click()
  await expect(page.getByRole("heading", { name: "Questions, answered.", level: 1 })).toBeVisible()
})

test("the footer says how to reach the house and takes a question (ACC-148)", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/faq")
  const footer = page.getByRole("contentinfo")
  await expect(footer.getByRole("link", { name: "help@demo.example" })).toHaveAttribute(
    "href",
    "mailto:help@demo.example",
  )
  await footer.scrollIntoViewIfNeeded()
  const asked = `When does the call close? ${Date.now()}`
  await footer.getByLabel("Email").fill("ann@example.com")
  await footer.getByLabel("Message").fill(asked)
  const told = hears(page, "Your message has been sent successfully.")
  await Promise.all([told, footer.getByRole("button", { name: "Send" }).click()])
  await expect
    .poll(async () => {
      const answer = await page.request.get("/dev/mailbox.json?to=help%40demo.example")
      return ((await answer.json()) as ReadonlyArray<{ readonly text: string }>).some(({ text }) =>
        text.includes(asked),
      )
    })
    .toBe(true)
  await expectAccessible(page)
})

test("signing out leads home from one's own pages, without asking for a login", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/contact")
  await signIn(page, SELLER)
  await page.goto("/dashboard")
  await expect(page).toHaveURL("/seller/filters/active")
  await expect(page.getByRole("navigation", { name: "Your areas" }).getByRole("link")).toHaveText([
    "Selling",
    "Valuations",
  ])
  await page.getByRole("button", { name: /account of/ }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByRole("button", { name: "Login/Register" })).toBeVisible()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("dialog")).toBeHidden()
})

/** What the browser's own databases hold of it: the stores with the lists that lie in them. */
const copiesIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes("my-database")) return { names, stores: {} as Record<string, number> }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("my-database")
      opening.addEventListener("success", () => resolve(opening.result))
      opening.addEventListener("error", () => reject(new Error("The database does not open")))
    })
    const kept = (store: string) =>
      new Promise<number>((resolve, reject) => {
        const asking = database.transaction(store).objectStore(store).get("list")
        asking.addEventListener("success", () =>
          resolve((asking.result as ReadonlyArray<unknown> | undefined)?.length ?? 0),
        )
        asking.addEventListener("error", () => reject(new Error("The store does not answer")))
      })
    const stores = Object.fromEntries(
      await Promise.all([...database.objectStoreNames].map(async (store) => [store, await kept(store)] as const)),
    )
    database.close()
    return { names, stores }
  })

test("a buyer's offers are copied into the browser's own database, and nothing is left there by a sign-out (ACC-230, ACC-231)", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  await page.goto("/")
  await signIn(page, BUYER)
  await page.goto("/buyer")
  await expect(page.getByRole("heading", { name: "Your offers", level: 1 })).toBeVisible()
  await expect.poll(async () => (await copiesIn(page)).stores["offers"]).toBeGreaterThan(0)
  const { names, stores } = await copiesIn(page)
  expect([names, Object.keys(stores), stores["userAssets"]]).toEqual([["my-database"], ["offers", "userAssets"], 0])
  await page.getByRole("button", { name: /account of/ }).click()
  await page.getByRole("menuitem", { name: "Logout" }).click()
  await expect(page.getByRole("button", { name: "Login/Register" })).toBeVisible()
  await expect.poll(async () => (await copiesIn(page)).stores).toEqual({ offers: 0, userAssets: 0 })
})
