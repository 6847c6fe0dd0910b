import { HOUSE_WORDS, isCommonPassword, meetsPasswordPolicy } from "@xl/core/accounts"
import { expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { commonPasswords } from "./passwords.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url } = await testDatabase()
const pool = await served(url)

/** A word as people make it meet the policy. */
const dressed = (word: string, end: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}${end}`

it("is refused where the policy would take it: the 3,000 commonest words, dressed as the policy wants them", async () => {
  const common = await commonPasswords()
  const words = [...common].filter((word) => /^[a-z]{5,}$/.test(word)).slice(0, 3_000)
  const passwords = ["1!", "#2026"].flatMap((end) => words.map((word) => dressed(word, end)))
  const taken = passwords.filter((password) => meetsPasswordPolicy(password))
  expect(words).toHaveLength(3_000)
  expect(taken.length).toBeGreaterThan(3_000)
  expect(taken.filter((password) => !isCommonPassword(password, common))).toEqual([])
  expect(HOUSE_WORDS.filter((word) => !common.has(word))).toEqual([])
})

const REFUSED = { name: "InvalidPasswordException", message: expect.stringMatching(/Password is too common$/) }

it.each(["Password1!", "P@ssw0rd", "Marketplace-26"])(
  "is refused at signing up, at a reset and at a change, before a code is used up: %s",
  async (common) => {
    const email = `${common.replaceAll(/\W/g, "").toLowerCase()}@x.test`
    expect(await pool.signUp(email, common)).toMatchObject(REFUSED)
    expect(pool.mails.filter((mail) => mail.email === email)).toEqual([])
    await pool.signUp(email, PASSWORD)
    await pool.confirm(email, pool.codeFor(email))
    const { tokens } = await pool.signIn(email, PASSWORD)
    const change = { AccessToken: tokens.AccessToken, PreviousPassword: PASSWORD, ProposedPassword: common }
    expect(await pool.call("ChangePassword", change)).toMatchObject(REFUSED)
    await pool.forgot(email)
    expect(await pool.reset(email, pool.codeFor(email, "reset"), common)).toMatchObject(REFUSED)
    expect((await pool.reset(email, pool.codeFor(email, "reset"), "Battery-Staple-2")).name).toBe("ok")
  },
)

it("is refused where a temporary password has to be replaced", async () => {
  await pool.admin.createUser("invited@x.test", PASSWORD)
  const { body } = await pool.signIn("invited@x.test", PASSWORD)
  const replace = (password: string) =>
    pool.call("RespondToAuthChallenge", {
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: body["Session"],
      ChallengeResponses: { USERNAME: "invited@x.test", NEW_PASSWORD: password },
    })
  expect(await replace("Dragon2026!")).toMatchObject(REFUSED)
  expect((await replace("Battery-Staple-2")).name).toBe("ok")
})
