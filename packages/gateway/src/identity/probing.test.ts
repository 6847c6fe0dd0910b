import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { argon2id } from "./passwords.ts"
import { PASSWORD } from "./testing/index.ts"
import { served } from "./testing/served.ts"

const { url } = await testDatabase()
const FLOORS = { signUp: 1_000, sendCode: 500 }
const plain = await served(url)
const neutral = await served(url, { neutralSignIn: true })
const cheap = argon2id(256, 1)
/** Works in next to no time, so that whatever it waits is its floors. */
const paced = await served(url, { neutralSignIn: true, passwords: cheap, floors: FLOORS })
let hashed = 0
const counting =
  <A, B>(work: (input: A) => Promise<B>) =>
  (input: A) => {
    hashed += 1
    return work(input)
  }
const counted = await served(url, {
  neutralSignIn: true,
  passwords: { hash: counting(cheap.hash), verify: counting(cheap.verify) },
})

const KNOWN = "known@x.test"
const WRONG = "Wrong-Wrong-9"
await paced.admin.addUser(KNOWN, PASSWORD)
let count = 0
const unknown = () => `unknown${++count}@x.test`
const took = async (call: Promise<unknown>) => {
  const started = performance.now()
  await call
  return performance.now() - started
}
describe("whoever probes for accounts", () => {
  it("is told by sign-in in the stated words, unless sign-in is neutral", async () => {
    expect((await plain.signIn(unknown(), PASSWORD)).name).toBe("UserNotFoundException")
    expect((await plain.signIn(KNOWN, WRONG)).name).toBe("NotAuthorizedException")
    const [known, none] = [await neutral.signIn(KNOWN, WRONG), await neutral.signIn(unknown(), WRONG)]
    expect(none).toEqual(known)
  })

  it.each([
    ["stated", plain],
    ["neutral", neutral],
  ])("learns nothing from signing up, with %s sign-in", async (_kind, pool) => {
    const before = pool.mails.length
    const known = await pool.signUp(KNOWN, PASSWORD)
    expect(pool.mails.slice(before).map(({ kind, email }) => [kind, email])).toEqual([["already-registered", KNOWN]])
    const fresh = await pool.signUp("known2@x.test", PASSWORD)
    const shape = ({ status, body }: typeof known) => [
      status,
      { ...body, UserSub: String(body["UserSub"]).replaceAll(/[0-9a-f]/g, "0") },
    ]
    expect(shape(known)).toEqual(shape(fresh))
    expect((await pool.signIn(KNOWN, PASSWORD)).name).toBe("ok")
  })

  it("learns nothing from asking for codes, whichever kind, nor from guessing them", async () => {
    const ask = async (email: string) =>
      Promise.all([
        plain.forgot(email),
        plain.call("ResendConfirmationCode", { Username: email }),
        plain.confirm(email, "123456"),
        plain.reset(email, "123456", PASSWORD),
      ])
    const hidden = (answers: Awaited<ReturnType<typeof ask>>) => JSON.stringify(answers)
    const before = plain.mails.length
    expect(hidden(await ask("kx@x.test"))).toBe(hidden(await ask("kz@x.test")))
    expect(plain.mails).toHaveLength(before)
    expect(hidden(await ask(KNOWN))).toBe(hidden(await ask("kz@x.test")))
  })

  it("waits for signing up and for codes as long as the slowest answer takes", async () => {
    const waits = [
      [FLOORS.signUp, await took(paced.signUp(KNOWN, PASSWORD))],
      [FLOORS.signUp, await took(paced.signUp(unknown(), PASSWORD))],
      [FLOORS.sendCode, await took(paced.forgot(KNOWN))],
      [FLOORS.sendCode, await took(paced.forgot(unknown()))],
      [FLOORS.sendCode, await took(paced.call("ResendConfirmationCode", { Username: KNOWN }))],
      [FLOORS.sendCode, await took(paced.call("ResendConfirmationCode", { Username: unknown() }))],
    ] as const
    expect(waits.filter(([floor, waited]) => waited < floor - 1)).toEqual([]) // a timer may fire a millisecond early
  })

  it("costs one hash at sign-in whether or not there is an account", async () => {
    const cost = async (email: string) => {
      const before = hashed
      await counted.signIn(email, WRONG)
      return hashed - before
    }
    expect([await cost(KNOWN), await cost(unknown())]).toEqual([1, 1])
  })

  it("costs as many hashes at sign-up", async () => {
    const cost = async (email: string) => {
      const before = hashed
      await counted.signUp(email, WRONG)
      return hashed - before
    }
    expect([await cost(KNOWN), await cost(unknown())]).toEqual([2, 2])
  })
})
