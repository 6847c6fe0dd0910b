import { sql } from "kysely"
import { afterEach, describe, expect, it, vi } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { GUESSES } from "./index.ts"
import { PASSWORD } from "./testing/index.ts"
import { NO_GUESSES, NO_LIMITS, served } from "./testing/served.ts"

const { url, db } = await testDatabase()
/** What protects an account, as shipped. */
const limited = await served(url, { guesses: { ...NO_GUESSES, account: GUESSES.account, device: GUESSES.device } })
/** What protects all accounts together, but smaller. */
const sprayed = await served(url, { guesses: { ...NO_GUESSES, address: { free: 3, longest: 900, most: 5 } } })
const flooded = await served(url, { guesses: { ...NO_GUESSES, everybody: { free: 3, longest: 1, most: 100 } } })
const https = await served(url, {
  origin: "https://market.example/idp",
  guesses: { ...NO_GUESSES, account: GUESSES.account, device: GUESSES.device },
})
const crowded = await served(url, { limits: { ...NO_LIMITS, signInAddress: { window: 60, max: 5 } } })

afterEach(async () => {
  vi.useRealTimers()
  await sql`delete from identity."rateLimit"`.execute(db)
  await sql`delete from identity.guess`.execute(db)
})
const later = (seconds: number) => {
  const then = Date.now() + seconds * 1_000
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(then)
}
/** Stops the clock, so that a slow machine does not outwait a lock. */
const freeze = () => later(0)

const WRONG = "Wrong-Wrong-9"
const OTHER = "Battery-Staple-2"
let count = 0
const user = async () => {
  const email = `user${++count}@x.test`
  await limited.admin.addUser(email, PASSWORD)
  return email
}
const times = <A>(n: number, call: (i: number) => Promise<A>) =>
  Promise.all(Array.from({ length: n }, (_, i) => call(i)))
const inTurn = async <A>(n: number, call: (i: number) => Promise<A>) => {
  const answers: Array<A> = []
  for (let i = 0; i < n; i++) answers.push(await call(i))
  return answers
}

describe("a password", () => {
  const locked = { name: "NotAuthorizedException", message: "Password attempts exceeded" }

  it("can be guessed five times, whatever the headers say, and then not even the right one counts", async () => {
    const email = await user()
    const spoofed = (i: number) => ({
      "x-forwarded-for": `9.9.9.${i}`,
      "x-bucket-address": `8.8.8.${i}`,
      forwarded: `for=7.7.7.${i}`,
      cookie: `xl-device=${"a".repeat(22)}.${"b".repeat(43)}`,
    })
    freeze()
    const guesses = await inTurn(7, (i) => limited.signIn(email, `${WRONG}${i}`, spoofed(i)))
    expect(guesses.slice(0, 5).map(({ message }) => message)).toEqual(
      Array.from({ length: 5 }, () => "Incorrect username or password."),
    )
    expect(guesses.slice(5)).toMatchObject([locked, locked])
    expect(await limited.signIn(email, PASSWORD)).toMatchObject(locked)
    expect(await limited.signIn(email.toUpperCase(), PASSWORD)).toMatchObject(locked)
    expect((await limited.signIn(await user(), PASSWORD)).name).toBe("ok")
    later(1)
    expect((await limited.signIn(email, PASSWORD)).name).toBe("ok")
  })

  it("lets those in who come at the same instant, whichever of them the database hears first", async () => {
    const [one, other, third] = [await user(), await user(), await user()]
    freeze()
    expect((await limited.signIn(one, PASSWORD)).name).toBe("ok")
    expect((await sprayed.signIn(one, WRONG)).message).toBe("Incorrect username or password.")
    later(-2)
    expect((await limited.signIn(other, PASSWORD)).name).toBe("ok")
    expect((await sprayed.signIn(third, WRONG)).message).toBe("Incorrect username or password.")
  })

  it("can be guessed five times from within a session, too, and then the right one changes nothing", async () => {
    const { tokens } = await limited.signIn(await user(), PASSWORD)
    const change = (current: string) =>
      limited.call("ChangePassword", {
        AccessToken: tokens.AccessToken,
        PreviousPassword: current,
        ProposedPassword: OTHER,
      })
    freeze()
    const guesses = await inTurn(5, (i) => change(`${WRONG}${i}`))
    expect(guesses.filter(({ message }) => message === locked.message)).toEqual([])
    expect(await change(PASSWORD)).toMatchObject(locked)
    later(1)
    expect((await change(PASSWORD)).name).toBe("ok")
  })

  it("waits 1, 2, 4 … 64 seconds after further guesses, and then until an hour after the first: twelve in all", async () => {
    const email = await user()
    freeze()
    await inTurn(5, () => limited.signIn(email, WRONG))
    const waits: Array<number> = []
    for (let guess = 6; guess <= 12; guess++) {
      const early = await limited.signIn(email, WRONG)
      waits.push(early.retryAfter)
      later(early.retryAfter - 1)
      expect(await limited.signIn(email, WRONG)).toMatchObject({ ...locked, retryAfter: 1 }) // attempts prolong nothing
      later(1)
      expect((await limited.signIn(email, WRONG)).message).toBe("Incorrect username or password.")
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64])
    const { retryAfter } = await limited.signIn(email, PASSWORD)
    expect(retryAfter).toBe(3_600 - 127)
    later(retryAfter)
    expect((await limited.signIn(email, PASSWORD)).name).toBe("ok")
  })

  it("reaches the hash five times when thirty guesses come at once", async () => {
    const email = await user()
    freeze()
    const guesses = await times(30, (i) => limited.signIn(email, `${WRONG}${i}`))
    expect(guesses.filter(({ message }) => message !== locked.message)).toHaveLength(5)
  })

  it("is refused to strangers alike whether or not there is an account", async () => {
    freeze()
    const after = async (email: string) => (await inTurn(6, () => limited.signIn(email, WRONG))).at(-1)
    expect(await after(`nobody${++count}@x.test`)).toEqual(await after(await user()))
  })

  it("opens to its owner on a known device while strangers have locked the account, and counts that device for itself", async () => {
    const email = await user()
    const { cookie } = await limited.signIn(email, PASSWORD)
    expect(cookie).toMatch(/^xl-device=[\w-]{22}\.[\w-]{43}; Path=\/idp; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const [device = ""] = cookie.split(";")
    freeze()
    await inTurn(6, () => limited.signIn(email, WRONG))
    expect(await limited.signIn(email, PASSWORD)).toMatchObject(locked)
    expect((await limited.signIn(email, PASSWORD, { cookie: `theme=dark; ${device}` })).name).toBe("ok")
    const guesses = await inTurn(6, () => limited.signIn(email, WRONG, { cookie: device }))
    expect(guesses.map(({ message }) => message === locked.message)).toEqual([false, false, false, false, false, true])
  })

  it("is remembered over https under a name that only https may set", async () => {
    await https.admin.addUser("far@x.test", PASSWORD)
    const { cookie } = await https.signIn("far@x.test", PASSWORD)
    expect(cookie).toMatch(/^__Secure-xl-device=.*; HttpOnly; SameSite=Strict; Secure$/)
    const [device = ""] = cookie.split(";")
    freeze()
    await inTurn(6, () => https.signIn("far@x.test", WRONG))
    expect(await https.signIn("far@x.test", PASSWORD, { cookie: device.replace("__Secure-", "") })).toMatchObject(
      locked,
    )
    expect((await https.signIn("far@x.test", PASSWORD, { cookie: device })).name).toBe("ok")
  })

  it("is not opened by the cookie of another account, nor by one that was made up", async () => {
    const [email, mine] = [await user(), await user()]
    const [device = ""] = (await limited.signIn(mine, PASSWORD)).cookie.split(";")
    freeze()
    await inTurn(6, () => limited.signIn(email, WRONG))
    for (const cookie of [device, device.replace(/.$/, "A"), "xl-device=", "xl-device=a.b", `${device}x`])
      expect(await limited.signIn(email, PASSWORD, { cookie })).toMatchObject(locked)
  })

  it("remembers a browser only after a sign-in, and under another name each time", async () => {
    const email = await user()
    expect((await limited.signIn(email, WRONG)).cookie).toBe("")
    expect((await limited.signIn(email, PASSWORD)).cookie).not.toBe((await limited.signIn(email, PASSWORD)).cookie)
  })

  it("locks nobody out who knows it", async () => {
    const email = await user()
    expect((await inTurn(12, () => limited.signIn(email, PASSWORD))).map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, () => "ok"),
    )
  })

  it("is unlocked by a reset", async () => {
    const email = await user()
    await inTurn(11, () => limited.signIn(email, WRONG))
    await limited.forgot(email)
    await limited.reset(email, limited.codeFor(email, "reset"), OTHER)
    expect((await limited.signIn(email, OTHER)).name).toBe("ok")
  })

  it("cannot be sprayed from one address, on which own successes win nothing back", async () => {
    const own = await user()
    freeze()
    const guesses = await inTurn(4, async (i) => {
      const { name } = await sprayed.signIn(`many${i}@x.test`, PASSWORD)
      return [name, (await sprayed.signIn(own, PASSWORD)).name]
    })
    expect(guesses).toEqual([
      ["UserNotFoundException", "ok"],
      ["UserNotFoundException", "ok"],
      ["UserNotFoundException", "TooManyRequestsException"],
      ["TooManyRequestsException", "TooManyRequestsException"],
    ])
  })

  it("cannot be guessed all over the market faster than one a second, which known devices do not feel", async () => {
    const email = await user()
    const [device = ""] = (await flooded.signIn(email, PASSWORD)).cookie.split(";")
    freeze()
    const guesses = await inTurn(4, (i) => flooded.signIn(`all${i}@x.test`, PASSWORD))
    expect(guesses.map(({ name }) => name).slice(2)).toEqual(["UserNotFoundException", "TooManyRequestsException"])
    expect((await flooded.signIn(email, PASSWORD)).name).toBe("TooManyRequestsException")
    expect((await flooded.signIn(email, PASSWORD, { cookie: device })).name).toBe("ok")
    later(1)
    expect((await flooded.signIn(email, PASSWORD)).name).toBe("ok")
  })

  it("cannot be tried fifty times from one address, right or wrong", async () => {
    const tried = await inTurn(7, (i) =>
      crowded.signIn(`spray${i}@x.test`, PASSWORD, { "x-forwarded-for": `7.7.7.${i}` }),
    )
    expect(tried.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 5 }, () => "UserNotFoundException"),
      "TooManyRequestsException",
      "TooManyRequestsException",
    ])
  })
})
