import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, settled } from "../testing/app.ts"
import { buyer, model, opened } from "../testing/entering.ts"

describe("registering with an e-mail alone", () => {
  const emailOnly = async (email = "new@x.test") => {
    const here = await app({ away: buyer, operator: { passwordlessRegistrationEnabled: true } }, ({ profiles }) => ({
      profiles: { ...profiles, mine: () => Effect.succeed(aProfile({ roles: [] })) },
    }))
    const dialogs = model(here)
    dialogs.open("signUp")
    await settled()
    dialogs.type({ email })
    return { dialogs, here }
  }

  it("asks for the e-mail only, and signs in a second after it was taken (ACC-159, ACC-639, ACC-640)", async () => {
    const { dialogs, here } = await emailOnly()
    expect([dialogs.isEmailOnly, dialogs.canCreate]).toEqual([true, true])
    const done = dialogs.signUp()
    await settled()
    here.timers.pass(999)
    await settled()
    expect([dialogs.dialog, here.session.state.tag]).toEqual(["signUp", "guest"])
    here.timers.pass(1)
    await done
    expect([dialogs.dialog, here.session.state]).toMatchObject(["closed", { session: { isVerified: false } }])
  })

  it("waits for a code where the e-mail has an account", async () => {
    const { dialogs, here } = await emailOnly(buyer.email)
    await dialogs.signUp()
    expect([dialogs.dialog, here.session.state.tag]).toEqual(["verify", "guest"])
  })

  it("says what is wrong with the e-mail, and asks nobody", async () => {
    const { dialogs } = await emailOnly("ann")
    expect(dialogs.canCreate).toBe(false)
    await dialogs.signUp()
    expect(dialogs.errors).toEqual({ email: "Must be valid e-mail" })
  })
})

describe("a passkey", () => {
  it("signs in where this browser has one, and is refused in the form where it has none", async () => {
    const { dialogs, here } = await opened("signIn")
    await dialogs.signInWithPasskey()
    expect([dialogs.refusal, here.session.state.tag]).toEqual([
      "The passkey was not used. Try again, or use your password.",
      "guest",
    ])
    await dialogs.signIn()
    await Effect.runPromise(here.accounts.accounts.addPasskey)
    await here.session.signOut()
    dialogs.open("signIn")
    dialogs.type({ email: buyer.email })
    await dialogs.signInWithPasskey()
    expect([dialogs.dialog, here.session.profile?.id]).toEqual(["closed", buyer.id])
  })
})
