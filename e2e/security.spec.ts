import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { opensAccount } from "./asking.ts"
import { waitsPass } from "./database.ts"
import { BUYER, DEMO_PASSWORD, hears } from "./people.ts"
import { accountOf, login, signsOut, tries } from "./sessions.ts"

/** In the service's own words, as Amazon Cognito says it. */
const LOCKED = "Password attempts exceeded"

/** What the service answers to a guess. */
const guesses = async (request: APIRequestContext, email: string, password: string): Promise<string> => {
  const answer = await request.post("/idp/", {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    data: JSON.stringify({
      ClientId: "xl-web",
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  })
  return ((await answer.json()) as { readonly message?: string }).message ?? "signed in"
}

/** What the dialog says to whoever signs up, and to whoever has forgotten a password, with the address taken out. */
const told = async (page: Page, email: string): Promise<ReadonlyArray<string>> => {
  const dialog = page.getByRole("dialog")
  const said = async () => (await dialog.innerText()).replaceAll(email, "the address")
  await page.goto("/?user=new")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Create Account" }).click()
  await expect(dialog.getByLabel("Verification code")).toBeVisible()
  const signedUp = await said()
  await page.goto("/?step=login")
  await dialog.getByRole("button", { name: "Forgot password?" }).click()
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("button", { name: "Send code" }).click()
  await expect(dialog.getByLabel("Verification code")).toBeVisible()
  return [signedUp, await said()]
}

test("a stranger who signs up or asks for a code does not learn whether an address has an account", async ({
  page,
  request,
}) => {
  const known = `rae.${Date.now()}@example.com`
  await opensAccount(request, known)
  expect(await told(page, known)).toEqual(await told(page, `sam.${Date.now()}@example.com`))
})

test("an account that strangers guess at is locked, also for the right password, and a notice says so", async ({
  page,
  request,
}) => {
  const email = `tess.${Date.now()}@example.com`
  await opensAccount(request, email)
  // Strangers who wait as long as they are told between two guesses have twelve of them in an hour.
  for (let guess = 0; guess < 12; guess++) {
    expect(await guesses(request, email, `Wrong-Guess-${guess}`)).toBe("Incorrect username or password.")
    if (guess < 11) await waitsPass()
  }
  await page.goto("/?step=login")
  await Promise.all([hears(page, LOCKED), tries(page, email, DEMO_PASSWORD)])
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible()
  await expect(accountOf(page)).toHaveCount(0)
})

test("nothing that was planted leads anybody elsewhere after a login", async ({ baseURL, page }) => {
  const own = new URL(baseURL ?? "").host
  for (const planted of [
    "https://elsewhere.invalid/",
    "//elsewhere.invalid/",
    "/\\elsewhere.invalid/",
    "/\t/elsewhere.invalid/",
    "/./\\elsewhere.invalid/",
    "/.//elsewhere.invalid/",
    "javascript:document.title='ran'",
  ]) {
    await page.goto("/faq")
    await page.evaluate((path) => sessionStorage.setItem("returnPath", path), planted)
    await login(page).click()
    await tries(page, BUYER, DEMO_PASSWORD)
    await expect(accountOf(page)).toBeVisible()
    expect(new URL(page.url()).host).toBe(own)
    await signsOut(page)
    await expect(login(page)).toBeVisible()
  }
  for (const address of [
    "//elsewhere.invalid/",
    "/\\elsewhere.invalid",
    "/login?next=//elsewhere.invalid/&returnPath=//elsewhere.invalid/",
  ]) {
    await page.goto(`${baseURL ?? ""}${address}`)
    await expect(page.getByRole("heading").first()).toBeVisible()
    expect(new URL(page.url()).host).toBe(own)
  }
})
