import { meetsPasswordPolicy } from "@xl/core/accounts"
import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { generatedPassword } from "./generated-password.ts"
import { PASSWORD } from "./testing/index.ts"
import { served, type ServedIdentity } from "./testing/served.ts"

const { url } = await testDatabase()
const told: Array<string> = []
const hooks = {
  onSignedUp: async (_id: string, email: string) => void told.push(`${email} signed up`),
  onVerified: async (_id: string, email: string) => void told.push(`${email} verified`),
}
const pool = await served(url, { isPasswordless: async () => true, hooks })
const strict = await served(url)
const late = await served(url, { isPasswordless: async () => true, lifetimes: { generatedPassword: 0 } })

let count = 0
const fresh = () => `only${++count}@x.test`
const enroll = (email: string, at: ServedIdentity = pool) => at.call("SignUp", { Username: email })
const mailTo = (email: string, at: ServedIdentity = pool) => at.mails.findLast((mail) => mail.email === email)
const enter = async (email: string, Session: unknown) =>
  pool.call("InitiateAuth", { AuthFlow: "USER_AUTH", AuthParameters: { USERNAME: email }, Session })

const enrolled = async () => {
  const email = fresh()
  const { body } = await enroll(email)
  const { tokens } = await enter(email, body["Session"])
  return { email, session: body["Session"], token: tokens.AccessToken, mail: mailTo(email) }
}
const challenge = (email: string, Session: unknown, next: string) => ({
  ChallengeName: "NEW_PASSWORD_REQUIRED",
  ChallengeResponses: { USERNAME: email, NEW_PASSWORD: next },
  Session,
})

describe("an account opened with an e-mail alone", () => {
  it("is confirmed and entered at once, with an e-mail that is not verified (ACC-160)", async () => {
    const { email, mail, token } = await enrolled()
    expect(await pool.authenticate(token)).toMatchObject({ email, verified: false })
    expect(mail).toMatchObject({ kind: "registered", minutes: 15 })
    expect(mail?.code).toMatch(/^[0-9]{6}$/)
    expect(told).toEqual([`${email} signed up`])
  })

  it("is entered by the proof of the sign-up once, and by its owner's alone", async () => {
    const { email, session } = await enrolled()
    expect((await enter(email, session)).name).toBe("NotAuthorizedException")
    const other = fresh()
    const { body } = await enroll(other)
    expect((await enter(email, body["Session"])).name).toBe("NotAuthorizedException")
    expect((await enter(other, "made up")).name).toBe("NotAuthorizedException")
  })

  it("is verified by the mailed code, by who is signed in", async () => {
    const { email, mail, token } = await enrolled()
    const verify = (Code: string) =>
      pool.call("VerifyUserAttribute", { AccessToken: token, AttributeName: "email", Code })
    expect((await verify("000000" === mail?.code ? "111111" : "000000")).name).toBe("CodeMismatchException")
    expect((await verify(mail?.code ?? "")).name).toBe("ok")
    expect(told).toContain(`${email} verified`)
    expect(mailTo(email)?.kind).toBe("welcome")
    expect((await verify(mail?.code ?? "")).name).toBe("CodeMismatchException")
  })

  it("gets a new code on asking, after which the first is worth nothing", async () => {
    const { email, mail, token } = await enrolled()
    const asked = { AccessToken: token, AttributeName: "email" }
    expect((await pool.call("GetUserAttributeVerificationCode", asked)).name).toBe("ok")
    expect(mailTo(email)?.kind).toBe("confirm")
    const verify = (Code = "") => pool.call("VerifyUserAttribute", { ...asked, Code })
    expect((await verify(mail?.code)).name).toBe("CodeMismatchException")
    expect((await verify(pool.codeFor(email))).name).toBe("ok")
    const others = { AccessToken: token, AttributeName: "phone_number" }
    expect((await pool.call("GetUserAttributeVerificationCode", others)).name).toBe("InvalidParameterException")
  })

  it("asks for a password of one's own at the first sign-in with the mailed one, before the code as after it", async () => {
    const { email, mail } = await enrolled()
    const first = await pool.signIn(email, mail?.password ?? "")
    expect(first.body).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" })
    const answered = await pool.call("RespondToAuthChallenge", challenge(email, first.body["Session"], PASSWORD))
    expect(await pool.authenticate(answered.tokens.AccessToken)).toMatchObject({ email, verified: false })
    expect((await pool.signIn(email, mail?.password ?? "")).name).toBe("NotAuthorizedException")
    expect((await pool.signIn(email, PASSWORD)).tokens.AccessToken).not.toBe("")
  })

  it("lets the mailed password go after its days, and a forgotten one be replaced, which verifies the e-mail (ACC-160)", async () => {
    const { email, mail } = await enrolled()
    expect(await late.signIn(email, mail?.password ?? "")).toMatchObject({
      name: "NotAuthorizedException",
      message: "Temporary password has expired and must be reset by an administrator.",
    })
    await pool.forgot(email)
    expect((await pool.reset(email, pool.codeFor(email, "reset"), PASSWORD)).name).toBe("ok")
    expect((await late.signIn(email, PASSWORD)).name).toBe("ok")
    expect(told).toContain(`${email} verified`)
  })

  it("is taken over by the reader of its mail: no session or passkey of who opened it is left", async () => {
    const { email, mail, token } = await enrolled()
    expect((await pool.call("StartWebAuthnRegistration", { AccessToken: token })).name).toBe(
      "UserNotConfirmedException",
    )
    const { body } = await pool.signIn(email, mail?.password ?? "")
    await pool.call("RespondToAuthChallenge", challenge(email, body["Session"], PASSWORD))
    expect(await pool.authenticate(token)).toBeNull()
  })

  it("is not opened over another, whose owner is told", async () => {
    const { email } = await enrolled()
    const again = await enroll(email)
    expect([again.name, again.body["UserConfirmed"], again.body["Session"]]).toEqual(["ok", false, undefined])
    expect(mailTo(email)?.kind).toBe("already-registered")
  })

  it("is not opened where the operator wants passwords (ACC-160)", async () => {
    expect((await enroll(fresh(), strict)).name).toBe("InvalidPasswordException")
  })
})

it("makes up passwords that the policy takes, no two alike", () => {
  const made = Array.from({ length: 500 }, generatedPassword)
  expect(made.every((password) => meetsPasswordPolicy(password) && password.length === 16)).toBe(true)
  expect(new Set(made).size).toBe(500)
})
