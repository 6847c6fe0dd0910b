import { MarketUnavailable } from "@xl/core/kernel"
import { aSession, OTHER_PASSWORD, PASSWORD, someCredentials } from "@xl/testkit/accounts"
import type { Profile } from "@xl/core/profiles"
import { Millis, must } from "@xl/core/shared"
import { aBuyer, aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { aPublishedAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { AccountSettings } from "./account-settings.ts"

const settings = async (options: Parameters<typeof app>[0] = {}, change?: Change) => {
  const here = await app({ who: aBuyer(), elsewhere: [aSession()], ...options }, change)
  const model = new AccountSettings(here.accounts.accounts, here.ports.ownAccount, here.session, here.snackbars)
  await model.open()
  return { here, model }
}
const names = ({ sessions }: AccountSettings) =>
  sessions.tag === "listed" ? sessions.page.map(({ sessionId }) => sessionId) : sessions.tag

describe("one's own account", () => {
  it("shows where one is signed in and which of them is here, and ends another", async () => {
    const { here, model } = await settings()
    const { sessions } = model
    expect(sessions.tag === "listed" && sessions.page.map(model.isHere)).toEqual([true, false])
    await model.endSession("elsewhere")
    expect(names(model)).toHaveLength(1)
    await model.endSession("elsewhere")
    expect(here.said()).toEqual(["This session has ended already."])
  })

  it("shows when one last signed in, and from where if that is known", async () => {
    const at = must(Millis, EXAMPLE_NOW)
    const last = async (change: Partial<Profile>) => (await settings({ who: aBuyer(1, change) })).model.lastSignIn
    expect(await last({ lastLogin: at, lastLoginAddress: "192.0.2.7" })).toEqual({ at, address: "192.0.2.7" })
    expect(await last({ lastLogin: at, lastLoginAddress: null })).toEqual({ at, address: null })
    expect(await last({ lastLogin: null, lastLoginAddress: null })).toBeNull()
  })

  it("says what is wrong with a password beside its field, keeps what was typed and changes nothing", async () => {
    const { here, model } = await settings()
    await model.changePassword()
    expect(model.errors).toEqual({ current: "Password is required", next: "Password is required" })
    model.type({ current: OTHER_PASSWORD, next: "weak" })
    expect(model.errors).toEqual({ next: "Password is required" })
    await model.changePassword()
    expect(model.errors).toEqual({ next: "Password must be 8 characters long" })
    model.type({ next: OTHER_PASSWORD })
    await model.changePassword()
    expect([model.errors, model.form, here.accounts.has(aBuyer().email, PASSWORD)]).toEqual([
      { current: "Incorrect password is provided" },
      { current: OTHER_PASSWORD, next: OTHER_PASSWORD },
      true,
    ])
  })

  it("changes the password", async () => {
    const { here, model } = await settings()
    model.type({ current: PASSWORD })
    model.type({ next: OTHER_PASSWORD })
    expect(model.checklist.every(({ isMet }) => isMet)).toBe(true)
    await model.changePassword()
    expect([model.form, here.said(), here.accounts.has(aBuyer().email, OTHER_PASSWORD)]).toEqual([
      { current: "", next: "" },
      ["Your password is changed. Other browsers are signed out."],
      true,
    ])
  })

  it("makes and removes passkeys", async () => {
    const { model } = await settings()
    expect(model.passkeys).toEqual({ tag: "listed", page: [] })
    await model.addPasskey()
    expect(model.passkeys).toMatchObject({ page: [{ id: "passkey-1", name: "This device" }] })
    await model.removePasskey("passkey-1")
    expect(model.passkeys).toMatchObject({ page: [] })
  })

  it("makes no passkey before the e-mail is verified", async () => {
    const { here, model } = await settings({ who: aProfile({ roles: [] }), isUnverified: true })
    expect(model.isVerified).toBe(false)
    await model.addPasskey()
    expect([here.said().length, model.passkeys]).toEqual([1, { tag: "listed", page: [] }])
  })

  it("signs out everywhere, here too", async () => {
    const { here, model } = await settings()
    model.ask("everywhere")
    await model.signOutEverywhere()
    expect([here.session.state.tag, model.asked]).toEqual(["guest", "closed"])
  })

  it("hands one's data over", async () => {
    const { model } = await settings()
    expect(JSON.parse((await model.data()) ?? "")).toMatchObject({ profile: { id: aBuyer().id } })
  })

  it("says that a list did not load, and that data could not be had", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { here, model } = await settings({}, ({ ownAccount }) => ({
      ownAccount: { ...ownAccount, sessions: down, data: down },
    }))
    const said = "We cannot reach the marketplace. Please try again."
    expect(model.sessions).toEqual({ tag: "failed", said })
    expect([await model.data(), here.said()]).toEqual([null, [said]])
  })
})

describe("deleting one's account", () => {
  it("takes the password, and leaves nobody here", async () => {
    const { here, model } = await settings({ who: aProfile() })
    model.ask("delete")
    await model.deleteAccount()
    expect(model.proofError).toBe("Password is required")
    model.prove(OTHER_PASSWORD)
    await model.deleteAccount()
    expect([model.proofError, model.proof, model.asked]).toEqual([
      "Incorrect password is provided",
      OTHER_PASSWORD,
      "delete",
    ])
    model.prove(PASSWORD)
    expect(model.proofError).toBeUndefined()
    await model.deleteAccount()
    expect([model.asked, here.session.state.tag, here.said()]).toEqual([
      "closed",
      "guest",
      ["Your account is deleted."],
    ])
    const again = here.accounts.accounts.signIn(someCredentials({ email: aProfile().email }))
    expect(await Effect.runPromise(Effect.flip(again))).toMatchObject({ _tag: "UserNotFound" })
  })

  it("is refused while a listing is on the market, with the reason, and changes nothing", async () => {
    const { here, model } = await settings({ who: aSeller(), seed: { assets: [aPublishedAsset()] } })
    model.ask("delete")
    model.prove(PASSWORD)
    await model.deleteAccount()
    expect([model.refusal, model.asked, here.session.profile?.id]).toEqual([
      "Your account cannot be deleted while 1 listing is on the market.",
      "delete",
      aSeller().id,
    ])
    model.ask("closed")
    expect([model.proof, model.refusal]).toEqual(["", null])
  })
})
