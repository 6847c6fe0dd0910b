import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { budgetOf, countingPool } from "./budget.ts"
import { DEMO_RATES, openLimiter, RATES, type Rates } from "./index.ts"

const { db, url } = await testDatabase()
const FEW = { points: 20, seconds: 60 }
const few: Rates = {
  address: FEW,
  picture: FEW,
  refused: FEW,
  account: FEW,
  socket: FEW,
  query: FEW,
  mutation: FEW,
  subscription: FEW,
  contact: FEW,
  valuation: FEW,
  unsubscribe: FEW,
}
const open = (at = url) => {
  const limiter = openLimiter(at, few)
  afterAll(limiter.close)
  return limiter
}
const inTurn = async (count: number, take: (turn: number) => Promise<number>) => {
  let letThrough = 0
  for (let turn = 0; turn < count; turn++) if ((await take(turn)) === 0) letThrough += 1
  return letThrough
}

describe("the limiter", () => {
  it("counts an address over all processes on a database, and says after how many whole seconds to come again", async () => {
    const [one, two] = [open(), open()]
    expect(await inTurn(50, (turn) => (turn % 2 === 0 ? one : two).take("address", "203.0.113.1"))).toBe(20)
    const wait = await one.take("address", "203.0.113.1")
    expect([wait > 0 && wait <= 60, Number.isInteger(wait)]).toEqual([true, true])
    expect(await two.take("address", "203.0.113.2")).toBe(0)
  })

  it("counts all addresses of one home as one, where they are IPv6", async () => {
    const limiter = open()
    expect(await inTurn(40, (turn) => limiter.take("address", `2001:db8:0:1::${turn.toString(16)}`))).toBe(20)
    expect(await limiter.take("address", "2001:db8:0:2::1")).toBe(0)
  })

  it("knows without asking whom it refused, and takes nothing off by that", async () => {
    const limiter = open()
    expect(limiter.known("refused", "203.0.113.9")).toBe(0)
    await inTurn(19, () => limiter.take("refused", "203.0.113.9"))
    expect([limiter.known("refused", "203.0.113.9"), await limiter.take("refused", "203.0.113.9")]).toEqual([0, 0])
    const wait = await limiter.take("refused", "203.0.113.9")
    expect([limiter.known("refused", "203.0.113.9"), limiter.known("refused", "203.0.113.8")]).toEqual([wait, 0])
    expect(wait).toBeGreaterThan(0)
  })

  it("counts each field, each rule and each caller apart, and several at once as several", async () => {
    const limiter = open()
    expect(await inTurn(30, () => limiter.take("mutation", "pat", "createOffer", 3))).toBe(6)
    for (const [rule, who, field] of [
      ["mutation", "pat", "editOffer"],
      ["mutation", "sam", "createOffer"],
      ["query", "pat", "createOffer"],
    ] as const)
      expect(await limiter.take(rule, who, field, 20)).toBe(0)
  })

  it("counts in memory while the database is away", async () => {
    const cut = open("postgres://nobody@127.0.0.1:1/none")
    expect(await inTurn(30, () => cut.take("address", "203.0.113.1"))).toBe(20)
    expect(await cut.take("account", "pat")).toBe(0)
  })

  it("shares one count among keys that begin alike while the database is away, so that there are 65,536 at most", async () => {
    const pool = countingPool("postgres://nobody@127.0.0.1:1/none")
    afterAll(() => pool.end())
    const { take } = budgetOf(pool, "address", FEW)
    const granted = async (front: string) =>
      (await Promise.all(Array.from({ length: 30 }, (_, n) => take(`${front}${n}`, 1)))).filter((it) => it.isGranted)
        .length
    expect([await granted("abcd"), await granted("abce")]).toEqual([20, 20])
  })

  it("keeps neither addresses nor accounts, and drops what is over", async () => {
    await open().take("account", "pat-the-buyer")
    const keys = async () =>
      (await sql<{ key: string }>`select key from request_rates`.execute(db)).rows.map(({ key }) => key)
    expect((await keys()).filter((key) => !/^[a-z]+:[0-9a-f]{32}$/.test(key))).toEqual([])
    expect(await keys()).not.toEqual([])
    await sql`update request_rates set expire = 1`.execute(db)
    await open().sweep()
    expect(await keys()).toEqual([])
  })

  it("gives a demo a thousand times as much, and everybody a burst that a page needs", () => {
    for (const rule of [
      "address",
      "picture",
      "account",
      "socket",
      "query",
      "mutation",
      "subscription",
      "unsubscribe",
    ] as const)
      expect(DEMO_RATES[rule]).toEqual({ points: RATES[rule].points * 1_000, seconds: RATES[rule].seconds })
    expect(DEMO_RATES.refused).toEqual({ points: 300, seconds: 60 })
    expect(RATES).toMatchObject({
      address: { points: 1_200 },
      picture: { points: 1_200 },
      refused: { points: 300 },
      mutation: { points: 60, seconds: 60 },
      unsubscribe: { points: 60, seconds: 60 },
    })
  })
})
