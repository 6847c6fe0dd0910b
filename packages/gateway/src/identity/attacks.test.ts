import { afterEach, describe, expect, it, vi } from "vitest"
import { sql } from "kysely"
import { testDatabase } from "../testing/index.ts"
import { LIMITS } from "./index.ts"
import { PASSWORD } from "./testing/index.ts"
import { NO_LIMITS, served } from "./testing/served.ts"

const { url, db } = await testDatabase()
const pool = await served(url)
/** What protects an account, as shipped. */
const limited = await served(url, {
  limits: { ...NO_LIMITS, code: LIMITS.code, send: LIMITS.send },
})
const busy = await served(url, { limits: { ...NO_LIMITS, anyAddress: { window: 60, max: 3 } } })
const registering = await served(url, { limits: { ...NO_LIMITS, signUpAddress: { window: 60, max: 2 } } })

afterEach(async () => {
  vi.useRealTimers()
  await sql`delete from identity."rateLimit"`.execute(db)
})
const later = (seconds: number) => {
  const then = Date.now() + seconds * 1_000
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(then)
}

const WRONG = "Wrong-Wrong-9"
const OTHER = "Battery-Staple-2"
let count = 0
const newcomer = async () => {
  const email = `user${++count}@x.test`
  await pool.signUp(email, PASSWORD)
  return email
}
const user = async () => {
  const email = `user${++count}@x.test`
  await pool.admin.addUser(email, PASSWORD)
  return email
}
const times = <A>(n: number, call: (i: number) => Promise<A>) =>
  Promise.all(Array.from({ length: n }, (_, i) => call(i)))
const inTurn = async <A>(n: number, call: (i: number) => Promise<A>) => {
  const answers: Array<A> = []
  for (let i = 0; i < n; i++) answers.push(await call(i))
  return answers
}
/** Six digits that are not the code. */
const notThe = (code: string, i = 0) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0")

describe("a confirmation code", () => {
  it("expires", async () => {
    const email = await newcomer()
    later(901)
    await pool.confirm("somebody@else.test", "123456") // looking up another code must not sweep this one
    expect((await pool.confirm(email, pool.codeFor(email))).name).toBe("ExpiredCodeException")
  })

  it("is used once, also when it comes five times at once", async () => {
    const email = await newcomer()
    const answers = await times(5, () => pool.confirm(email, pool.codeFor(email)))
    expect(answers.filter(({ name }) => name === "ok")).toHaveLength(1)
    expect((await pool.confirm(email, pool.codeFor(email))).name).toBe("CodeMismatchException")
  })

  it("is dead once another was sent (ACC-475)", async () => {
    const email = await newcomer()
    const first = pool.codeFor(email)
    await pool.call("ResendConfirmationCode", { Username: email })
    expect((await pool.confirm(email, first)).name).toBe("CodeMismatchException")
    expect((await pool.confirm(email, pool.codeFor(email))).name).toBe("ok")
  })

  it("is dead after three wrong guesses", async () => {
    const email = await newcomer()
    const guesses = await inTurn(4, (i) => pool.confirm(email, notThe(pool.codeFor(email), i)))
    expect(guesses.map(({ name }) => name)).toEqual([
      "CodeMismatchException",
      "CodeMismatchException",
      "CodeMismatchException",
      "LimitExceededException",
    ])
    expect((await pool.confirm(email, pool.codeFor(email))).status).toBe(400)
  })

  it("withstands forty guesses at once", async () => {
    const email = await newcomer()
    const guesses = await times(40, (i) => pool.confirm(email, notThe(pool.codeFor(email), i)))
    expect(guesses.filter(({ status }) => status !== 400)).toEqual([])
    expect((await pool.signIn(email, PASSWORD)).name).toBe("UserNotConfirmedException")
  })

  it("is no reset code, nor the other way round", async () => {
    const email = await newcomer()
    await pool.forgot(email)
    expect((await pool.reset(email, pool.codeFor(email, "confirm"), OTHER)).name).toBe("CodeMismatchException")
    expect((await pool.confirm(email, pool.codeFor(email, "reset"))).name).toBe("CodeMismatchException")
  })

  it("is of no use for another account", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()]
    expect((await pool.confirm(bob, pool.codeFor(ann))).name).toBe("CodeMismatchException")
  })

  it("can be guessed ten times in 15 minutes over all codes of an account", async () => {
    const email = await user()
    const guesses = await inTurn(12, async (i) => {
      if (i % 3 === 0) await pool.forgot(email)
      return limited.reset(email, notThe(pool.codeFor(email, "reset"), i), OTHER)
    })
    expect(guesses.slice(0, 10).map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, () => "CodeMismatchException"),
    )
    expect(guesses.slice(10).map(({ name }) => name)).toEqual(["LimitExceededException", "LimitExceededException"])
  })

  it("can be guessed ten times to confirm an address, too, however often another is sent", async () => {
    const email = await newcomer()
    const guesses = await inTurn(12, async (i) => {
      if (i % 3 === 2) await pool.call("ResendConfirmationCode", { Username: email })
      return limited.confirm(email, notThe(pool.codeFor(email), i))
    })
    expect(guesses.slice(0, 10).map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, () => "CodeMismatchException"),
    )
    expect((await limited.confirm(email, pool.codeFor(email))).name).toBe("LimitExceededException")
  })

  it("is sent five times an hour, whichever kind, the one of the sign-up among them", async () => {
    const email = await newcomer()
    const before = limited.mails.length
    const sent = await inTurn(5, (i) =>
      i % 2 === 0 ? limited.forgot(email) : limited.call("ResendConfirmationCode", { Username: email }),
    )
    expect(sent.map(({ name }) => name)).toEqual(["ok", "ok", "ok", "ok", "LimitExceededException"])
    expect(limited.mails.length - before).toBe(4)
    later(3_601)
    expect((await limited.forgot(email)).name).toBe("ok")
  })
})

describe("an address", () => {
  it("is limited over all operations", async () => {
    const calls = await inTurn(4, () => busy.call("GetUser", { AccessToken: "x" }))
    expect(calls.map(({ name }) => name).at(-1)).toBe("TooManyRequestsException")
    expect(calls.filter(({ name }) => name === "NotAuthorizedException")).toHaveLength(3)
  })

  it("is limited in the accounts it can open", async () => {
    const calls = await inTurn(3, (i) => registering.signUp(`mass${i}@x.test`, PASSWORD))
    expect(calls.map(({ name }) => name)).toEqual(["ok", "ok", "TooManyRequestsException"])
  })
})

describe("somebody who signs up with an e-mail that is not theirs", () => {
  it("loses the account to its owner's reset", async () => {
    const victim = `user${++count}@x.test`
    await pool.signUp(victim, WRONG)
    await pool.forgot(victim)
    await pool.reset(victim, pool.codeFor(victim, "reset"), OTHER)
    expect((await pool.signIn(victim, WRONG)).name).toBe("NotAuthorizedException")
    expect((await pool.signIn(victim, OTHER)).name).toBe("ok")
  })

  it("gains nothing when the owner signs up as well and confirms", async () => {
    const victim = `user${++count}@x.test`
    await pool.signUp(victim, WRONG)
    await pool.signUp(victim, PASSWORD)
    expect(pool.mails.at(-1)).toMatchObject({ email: victim, kind: "already-registered", code: "" })
    await pool.confirm(victim, pool.codeFor(victim))
    expect((await pool.signIn(victim, WRONG)).name).toBe("PasswordResetRequiredException")
  })

  it("is not suspected for signing up twice with one password", async () => {
    const email = await newcomer()
    await pool.signUp(email, PASSWORD)
    await pool.confirm(email, pool.codeFor(email))
    expect((await pool.signIn(email, PASSWORD)).name).toBe("ok")
  })

  it("cannot touch a confirmed account by signing up again", async () => {
    const email = await user()
    await pool.signUp(email, WRONG)
    expect((await pool.signIn(email, PASSWORD)).name).toBe("ok")
    expect((await pool.signIn(email, WRONG)).name).toBe("NotAuthorizedException")
  })
})

describe("the challenge of a temporary password", () => {
  const respond = (session: unknown, email: string) =>
    pool.call("RespondToAuthChallenge", {
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: OTHER },
    })
  const challenged = async () => {
    const email = `user${++count}@x.test`
    await pool.admin.createUser(email, PASSWORD)
    const { body } = await pool.signIn(email, PASSWORD)
    return { email, session: body["Session"] }
  }

  it("is answered once, and by nobody who guesses", async () => {
    const { email, session } = await challenged()
    expect((await respond("guess", email)).name).toBe("NotAuthorizedException")
    const answers = await times(5, () => respond(session, email))
    expect(answers.filter(({ name }) => name === "ok")).toHaveLength(1)
    expect((await respond(session, email)).name).toBe("NotAuthorizedException")
  })

  it("expires", async () => {
    const { email, session } = await challenged()
    later(181)
    expect((await respond(session, email)).name).toBe("NotAuthorizedException")
  })
})
