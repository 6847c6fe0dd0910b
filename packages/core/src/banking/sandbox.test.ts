import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { aPlaidBank, aVopayBank } from "@xl/testkit/banking"
import { must, UserId } from "../shared/index.ts"
import {
  BankNotConnected,
  sandbox,
  SANDBOX_ACCOUNTS,
  SANDBOX_BANKS,
  SANDBOX_LINK_LIFE,
  SANDBOX_PASSWORD,
  SANDBOX_USERS,
} from "./index.ts"

const house = sandbox({
  write: (text) => `ours ${text}`,
  read: (text) => (text.startsWith("ours ") ? text.slice(5) : null),
})
const person = must(UserId, "11111111-1111-4111-8111-111111111111")
const { token: link, expiration } = Effect.runSync(house.connections.start("plaid", person))
const now = expiration - SANDBOX_LINK_LIFE
const typed = { link, bank: "harbor", user: "user_good", password: SANDBOX_PASSWORD }

describe("the sandbox of the bank providers", () => {
  it("has several banks, accounts and people", () => {
    expect([SANDBOX_BANKS.length, SANDBOX_ACCOUNTS.length, SANDBOX_USERS.length]).toEqual([3, 3, 5])
    expect(SANDBOX_LINK_LIFE).toBe(1_800_000)
    expect(house.signIn(typed, now)).toEqual(Result.succeed(SANDBOX_ACCOUNTS))
  })

  it.each([
    [{ password: "pass" }, "wrongCredentials"],
    [{ user: "nobody" }, "wrongCredentials"],
    [{ bank: "another" }, "wrongCredentials"],
    [{ user: "user_locked" }, "locked"],
    [{ link: "made up" }, "expired"],
  ] as const)("lets %j not in, and says %s", (change, reason) => {
    expect(house.signIn({ ...typed, ...change }, now)).toEqual(Result.fail(reason))
    expect(house.chosen({ ...typed, ...change }, "checking", now)).toEqual(Result.fail(reason))
  })

  it("is over after half an hour", () => {
    expect(house.signIn(typed, now + SANDBOX_LINK_LIFE - 1)).toEqual(Result.succeed(SANDBOX_ACCOUNTS))
    expect(house.signIn(typed, now + SANDBOX_LINK_LIFE)).toEqual(Result.fail("expired"))
  })

  it("connects checking and savings, and no loan", () => {
    expect(Result.isSuccess(house.chosen(typed, "savings", now))).toBe(true)
    for (const wrong of ["loan", "another"]) expect(house.chosen(typed, wrong, now)).toEqual(Result.fail("unsupported"))
  })

  const connect = (change: object, bank = aVopayBank("t")) => {
    const account = { use: "account", provider: bank.provider, person, until: Number.MAX_SAFE_INTEGER, bank: "harbor" }
    const stamped = `ours ${JSON.stringify({ ...account, account: "checking", user: "user_good", ...change })}`
    const named = bank.provider === "plaid" ? { ...bank, plaidPublicToken: stamped } : { ...bank, token: stamped }
    return Effect.runSync(Effect.result(house.connections.connected(named, person)))
  }
  const expired = Result.fail(new BankNotConnected({ reason: "expired" }))

  it("knows no more of a bank and an account than it has, and of nothing stamped nothing", () => {
    const strange = connect({ bank: "another", account: "another" })
    expect(Result.getOrThrow(strange)).toMatchObject({ bankName: null, routingNumber: null, lastFour: null })
    const known = connect({ bank: "prairie", account: "savings" })
    expect(Result.getOrThrow(connect({}))).toMatchObject({ bankName: SANDBOX_BANKS[0].name, lastFour: "6789" })
    expect(Result.isSuccess(known)).toBe(true)
    expect(Effect.runSync(Effect.result(house.connections.connected(aVopayBank("t"), person)))).toEqual(expired)
    const untold = { ...aVopayBank("t"), token: null }
    expect(Effect.runSync(Effect.result(house.connections.connected(untold, person)))).toEqual(expired)
  })

  it("connects an account only by the provider that its token names", () => {
    expect(connect({ provider: "plaid" })).toEqual(expired)
    expect(connect({ account: "checking" }, aPlaidBank("p"))).toMatchObject({ success: { lastFour: "6789" } })
  })

  it("gives up what is not its own without a word", () => {
    expect(SANDBOX_PASSWORD).toBe("pass_good")
    expect(Effect.runSync(Effect.result(house.connections.release("plaid", "made up")))).toEqual(
      Result.succeed(undefined),
    )
  })
})
