import { AccountsUnavailable } from "@xl/core/accounts"
import { MarketUnavailable } from "@xl/core/kernel"
import { aProfile } from "@xl/testkit/market"
import { OTHER_PASSWORD, PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, settled } from "../testing/app.ts"
import { alerts, buyer, codeFor, model, opened, welcoming } from "../testing/entering.ts"

describe("signing in", () => {
  it("closes on success, with the user here (ACC-239, ACC-240, ACC-250)", async () => {
    const here = await app({ away: buyer })
    const dialogs = model(here)
    expect(dialogs.dialog).toBe("closed")
    dialogs.open("signIn")
    dialogs.type({ email: buyer.email, password: PASSWORD })
    expect(dialogs.dialog).toBe("signIn")
    await dialogs.signIn()
    expect([dialogs.dialog, here.session.profile?.id]).toEqual(["closed", buyer.id])
    expect(dialogs.form.password).toBe("")
  })

  it.each([
    ["", PASSWORD, { email: "Email is required" }],
    ["a,b", PASSWORD, { email: "Wrong symbols in email" }],
    ["ann@", PASSWORD, { email: "Must be in correct email format" }],
    ["ann@x.test", "", { password: "Password is required" }],
    ["", "", { email: "Email is required", password: "Password is required" }],
  ])("says the first that is wrong with each field: %j, %j", async (email, password, errors) => {
    const { dialogs, here } = await opened("signIn", email, password)
    await dialogs.signIn()
    expect([dialogs.errors, dialogs.dialog, here.session.state.tag]).toEqual([errors, "signIn", "guest"])
  })

  it("says in the snackbar that a password cannot be one, and asks nobody (ACC-310, ACC-311)", async () => {
    const here = await app({ away: buyer })
    let calls = 0
    const dialogs = model(here, {
      signIn: () => {
        calls += 1
        return Effect.succeed({ tag: "newPasswordRequired" })
      },
    })
    dialogs.type({ email: buyer.email, password: "short" })
    await dialogs.signIn()
    expect(calls).toBe(0)
    expect(dialogs.errors).toEqual({})
    expect(here.said()).toEqual([
      "Password is incorrect or doesn’t comply with our policy. Check the minimum password length and password complexity.",
    ])
  })

  it("puts our words into the form and the service's into the snackbar, and logs it (ACC-548, ACC-549, ACC-550)", async () => {
    const { dialogs, here } = await opened("signIn", buyer.email, OTHER_PASSWORD)
    await dialogs.signIn()
    expect(dialogs.refusal).toBe("Incorrect password is provided")
    expect(here.said()).toEqual(["Incorrect username or password."])
    expect(here.logged).toEqual(["Signing in"])
    expect([dialogs.isAsking, dialogs.canResend, dialogs.dialog]).toEqual([false, false, "signIn"])
  })

  it("takes back the word on a field as it is typed in, not the others", async () => {
    const { dialogs } = await opened("signIn", "", "")
    await dialogs.signIn()
    dialogs.type({ email: "a" })
    expect(dialogs.errors).toEqual({ password: "Password is required" })
  })

  it("stays open where the profile does not load", async () => {
    const mine = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const here = await app({ away: buyer }, ({ profiles }) => ({ profiles: { ...profiles, mine } }))
    const dialogs = model(here)
    dialogs.open("signIn")
    dialogs.type({ email: buyer.email, password: PASSWORD })
    await dialogs.signIn()
    expect([dialogs.dialog, dialogs.isAsking]).toEqual(["signIn", false])
  })

  it("asks for a new password inside the dialog where one is due, then signs in (ACC-247, ACC-248)", async () => {
    const here = await welcoming()
    await Effect.runPromise(here.accounts.stage.invite(someCredentials({ email: "new@x.test" })))
    const dialogs = model(here)
    dialogs.open("signIn")
    dialogs.type({ email: "new@x.test", password: PASSWORD })
    await dialogs.signIn()
    expect([dialogs.dialog, dialogs.form.password]).toEqual(["newPassword", ""])
    dialogs.type({ password: "weak" })
    await dialogs.completeNewPassword()
    expect(dialogs.errors).toEqual({ password: "Password must be 8 characters long" })
    dialogs.type({ password: OTHER_PASSWORD })
    await dialogs.completeNewPassword()
    expect([dialogs.dialog, here.session.state]).toMatchObject(["closed", { session: { email: "new@x.test" } }])
  })
})

describe("signing up", () => {
  it("waits with Create Account until e-mail and all five conditions hold (ACC-319, ACC-320)", async () => {
    const { dialogs } = await opened("signUp", "ann@x.test", "")
    expect(dialogs.checklist.map(({ label }) => label)).toEqual([
      "8 Characters",
      "An Uppercase",
      "Number",
      "A Lowercase",
      "A Special Character",
    ])
    for (const weak of ["Sh0rt-!", "lower-case-1", "UPPER-CASE-1", "No-digit-here", "NoSpecial123"]) {
      dialogs.type({ password: weak })
      expect([weak, dialogs.canCreate]).toEqual([weak, false])
    }
    dialogs.type({ password: PASSWORD })
    expect([dialogs.canCreate, dialogs.checklist.every(({ isMet }) => isMet)]).toEqual([true, true])
    dialogs.type({ email: "ann" })
    expect(dialogs.canCreate).toBe(false)
  })

  it("says the first that is wrong with each field", async () => {
    const { dialogs } = await opened("signUp", "ann@", "Sh0rt-!")
    await dialogs.signUp()
    expect(dialogs.errors).toEqual({ email: "Must be valid e-mail", password: "Password must be 8 characters long" })
  })

  it("shows an alert titled Email verification where it fails (ACC-551)", async () => {
    const here = await app({ away: buyer })
    const dialogs = model(here, { signUp: () => Effect.fail(new AccountsUnavailable({ cause: "down" })) })
    dialogs.open("signUp")
    dialogs.type({ email: "ann@x.test", password: PASSWORD })
    await dialogs.signUp()
    expect(alerts.shown).toMatchObject({
      title: "Email verification",
      text: ["We cannot reach the sign-in service. Please try again."],
    })
    expect([dialogs.dialog, dialogs.refusal, dialogs.isAsking]).toEqual(["signUp", null, false])
  })

  it("waits in a dialog of its own for the code, and signs in with it (ACC-161, ACC-162)", async () => {
    const here = await welcoming()
    const dialogs = model(here)
    dialogs.type({ email: "ann@x.test", password: PASSWORD })
    await dialogs.signUp()
    expect([dialogs.dialog, dialogs.asksPassword]).toEqual(["verify", false])
    await dialogs.verify()
    expect(dialogs.errors).toEqual({ code: "Code is required" })
    dialogs.type({ code: "12" })
    await dialogs.verify()
    expect(dialogs.errors).toEqual({ code: "The code is six digits long" })
    dialogs.type({ code: "999999" })
    await dialogs.verify()
    expect(dialogs.refusal).toBe("This is not the code that we sent last. Please check it and try again.")
    expect(here.snackbars.shown?.tone).toBe("error")
    dialogs.type({ code: await codeFor(here, "ann@x.test") })
    await dialogs.verify()
    expect(here.said()).toEqual([]) // the red notice of the wrong code is taken back
    expect([dialogs.dialog, here.session.state]).toMatchObject(["closed", { session: { email: "ann@x.test" } }])
  })

  it("signs in whom the service confirms at once, and has others wait for their code (ACC-244, ACC-245, ACC-473)", async () => {
    const after = async (tag: "codeSent" | "confirmed") => {
      const here = await app({ away: buyer })
      const dialogs = model(here, { signUp: () => Effect.succeed({ tag }) })
      dialogs.open("signUp")
      dialogs.type({ email: buyer.email, password: PASSWORD })
      const done = dialogs.signUp()
      await settled()
      const before = here.session.state.tag
      here.timers.pass(1_000)
      await done
      expect(before).toBe("guest")
      return [dialogs.dialog, here.session.profile?.id]
    }
    expect(await after("confirmed")).toEqual(["closed", buyer.id])
    expect(await after("codeSent")).toEqual(["verify", undefined])
  })

  it("offers a new code to whom it refuses as unconfirmed, and sends it in a dialog (ACC-165, ACC-249, ACC-544)", async () => {
    const { dialogs, here } = await opened("signUp", "ann@x.test")
    await dialogs.signUp()
    const first = await codeFor(here, "ann@x.test")
    dialogs.open("signIn")
    expect(dialogs.form).toMatchObject({ email: "ann@x.test", password: PASSWORD })
    await dialogs.signIn()
    expect([dialogs.refusal, dialogs.canResend]).toEqual([
      "User didn't finish the confirmation step when signing up",
      true,
    ])
    await dialogs.resend()
    expect([dialogs.dialog, dialogs.canResend, dialogs.refusal]).toEqual(["verify", false, null])
    expect(here.said().at(-1)).toBe("We have sent a new verification code to a***@x***.")
    expect(await codeFor(here, "ann@x.test")).not.toBe(first)
  })
})

describe("a forgotten password", () => {
  it("is set anew with the mailed code, then back on the Sign in tab (ACC-164)", async () => {
    const { dialogs, here } = await opened("signIn")
    dialogs.open("forgot")
    await dialogs.forgot()
    expect([dialogs.dialog, dialogs.form.password]).toEqual(["reset", ""])
    await dialogs.reset()
    expect(dialogs.errors).toEqual({ password: "Password is required" })
    dialogs.type({ password: OTHER_PASSWORD })
    await dialogs.reset()
    expect(dialogs.errors).toEqual({ code: "Code is required" })
    dialogs.type({ code: await codeFor(here, buyer.email, "reset") })
    await dialogs.reset()
    expect([dialogs.dialog, dialogs.form, here.session.state.tag]).toEqual([
      "signIn",
      { email: buyer.email, password: "", code: "" },
      "guest",
    ])
    expect(here.said()).toEqual(["Your password is changed. Please sign in."])
    dialogs.type({ password: OTHER_PASSWORD })
    await dialogs.signIn()
    expect(here.session.profile?.id).toBe(buyer.id)
  })

  it("is answered alike for an e-mail that nobody has (ACC-164)", async () => {
    const { dialogs } = await opened("signIn", "nobody@x.test")
    dialogs.open("forgot")
    await dialogs.forgot()
    expect([dialogs.dialog, dialogs.refusal]).toEqual(["reset", null])
  })

  it("needs an e-mail first", async () => {
    const { dialogs } = await opened("signIn", "")
    dialogs.open("forgot")
    await dialogs.forgot()
    expect([dialogs.dialog, dialogs.errors]).toEqual(["forgot", { email: "Email is required" }])
  })
})

describe("verifying again", () => {
  it("sends a code to whoever is here, says so in the service's words, and takes it without a password (ACC-476, ACC-552)", async () => {
    const here = await app({ who: aProfile({ roles: [] }), isUnverified: true })
    const dialogs = model(here)
    dialogs.verifyAgain()
    await expect.poll(() => dialogs.dialog).toBe("verify")
    expect(here.said()).toEqual(["We have sent a new verification code to p***@e***."])
    expect([dialogs.form.email, dialogs.asksPassword]).toEqual([aProfile().email, false])
    dialogs.type({ code: await codeFor(here, aProfile().email) })
    await dialogs.verify()
    expect([dialogs.dialog, here.said().at(-1), here.session.state]).toMatchObject([
      "closed",
      "Your email is verified.",
      { session: { isVerified: true } },
    ])
  })

  it("says in the snackbar that it could not, as no form is up to say it", async () => {
    const here = await app({ who: aProfile({ roles: [] }) })
    const dialogs = model(here, { sendEmailCode: Effect.fail(new AccountsUnavailable({ cause: "down" })) })
    dialogs.verifyAgain()
    await expect.poll(here.said).toEqual(["We cannot reach the sign-in service. Please try again."])
    expect(dialogs.dialog).toBe("closed")
  })
})

describe("the dialog", () => {
  it("that was asked for stays so from one form to the next, and ends by a login (ACC-186, ACC-187)", async () => {
    const here = await app({ away: buyer, operator: { passwordlessRegistrationEnabled: true } })
    const dialogs = model(here)
    const ends = () => [dialogs.dialog, dialogs.closesOnlyAfterLogin]
    dialogs.open("signIn", true)
    expect(ends()).toEqual(["signIn", true])
    await dialogs.signIn()
    expect(dialogs.errors).not.toEqual({})
    dialogs.open("signUp")
    expect([...ends(), dialogs.errors]).toEqual(["signUp", true, {}])
    await settled()
    expect(dialogs.isEmailOnly).toBe(true)
    dialogs.open("forgot")
    expect(ends()).toEqual(["forgot", true])
    dialogs.open("signIn")
    expect(ends()).toEqual(["signIn", true])
    dialogs.type({ email: buyer.email, password: PASSWORD })
    await dialogs.signIn()
    expect([dialogs.dialog, here.session.profile?.id]).toEqual(["closed", buyer.id])
    dialogs.open("signIn")
    expect(ends()).toEqual(["signIn", false])
  })

  it("is the registration's own where the address asked for it, until one turns to the other tab", async () => {
    const dialogs = model(await app({ away: buyer }))
    dialogs.register({ title: null, description: null })
    expect([dialogs.dialog, dialogs.isRegistration]).toEqual(["signUp", true])
    dialogs.open("signIn")
    expect(dialogs.isRegistration).toBe(false)
    dialogs.close()
    dialogs.open("signUp")
    expect(dialogs.isRegistration).toBe(false)
  })

  it("keeps what was typed between its tabs, and forgets it when closed", async () => {
    const { dialogs } = await opened("signIn", "ann@", PASSWORD)
    await dialogs.signIn()
    dialogs.open("signUp", true)
    expect([dialogs.form.email, dialogs.errors, dialogs.closesOnlyAfterLogin]).toEqual(["ann@", {}, true])
    dialogs.close()
    expect([dialogs.dialog, dialogs.form]).toEqual(["closed", { email: "", password: "", code: "" }])
  })
})
