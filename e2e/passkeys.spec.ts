import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { opensAccount } from "./asking.ts"
import { ownMarket } from "./markets.ts"
import { hears } from "./people.ts"
import { accountOf, enters, login, signsOut } from "./sessions.ts"

// A passkey belongs to a name, not to a number: the same market, by the name under which it knows itself.
test.use({ baseURL: `http://localhost:${ownMarket().port}` })

/** A screen lock in the browser itself, whose owner agrees to everything until told otherwise. */
const screenLock = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })
}

test("a passkey is made in the settings, signs in whom the device knows and nobody else, and is removed", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = `quinn.${Date.now()}@example.com`
  await opensAccount(request, email)
  const page = await enters({ browser, contextOptions }, baseURL ?? "", email)
  const recognises = await screenLock(page)
  await page.goto("/profile/settings")
  await expect(page.getByText("You have no passkey yet.")).toBeVisible()
  const made = hears(page, "Your passkey is ready. Next time, sign in with it instead of the password.")
  await Promise.all([made, page.getByRole("button", { name: "Add a passkey" }).click()])
  const remove = page.getByRole("button", { name: /^Remove passkey / })
  await expect(remove).toHaveCount(1)

  const dialog = page.getByRole("dialog")
  const signsInByPasskey = async () => {
    await login(page).click()
    await dialog.getByLabel("Email").fill(email)
    await dialog.getByRole("button", { name: "Sign in with a passkey" }).click()
  }
  const refused = dialog
    .getByRole("alert")
    .filter({ hasText: "The passkey was not used. Try again, or use your password." })
  await signsOut(page)
  await recognises(false)
  await signsInByPasskey()
  await expect(refused).toBeVisible()
  await recognises(true)
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(accountOf(page)).toBeVisible()

  await page.goto("/profile/settings")
  const removed = hears(page, "The passkey is removed. It signs nobody in any more.")
  await Promise.all([removed, remove.click()])
  await expect(remove).toHaveCount(0)
  await page.context().close()
})
