import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../database/index.ts"
import { dayOf } from "@xl/core/shared"
import { START, testMarket } from "../market.ts"
import { complete } from "../people.ts"
import { question } from "../fleet/people.ts"
import { openCutter, type Way } from "./cutter.ts"
import type { Hand } from "./hand.ts"
import { isAcknowledged, type Save } from "./save.ts"
import { SAVES } from "./saves.ts"
import { watching } from "./standing.ts"

let server = new URL("postgres://127.0.0.1")
const cutter = await openCutter(() => server)
const market = await testMarket({
  tell: () => undefined,
  over: (_db, url) => {
    server = new URL(url)
    const cut = openDatabase(Object.assign(new URL(url), { port: String(cutter.port) }).href, 4)
    afterAll(() => cut.destroy())
    return cut
  },
})
afterAll(() => cutter.close())
const { url: address } = await market.serve()
const member = async (...roles: ReadonlyArray<"Admins">) => {
  const { email, id } = await market.person([...roles, "VerifiedUsers"], complete)
  return { id, email, token: id }
}
const admin = await member("Admins")

/** Does the save of somebody new while one statement is cut; gives what was told, and what became of it. */
const under = async ({ by, query, stage }: Save, place: number, way: Way) => {
  cutter.arm(0, way)
  const hand: Hand = { address, db: market.db, admin, person: await member(), today: dayOf(START) }
  const variables = await stage(hand)
  const changed = await watching(market.db, hand)
  cutter.arm(place, way)
  const { text } = await question(address, hand[by].token, query, variables)
  const statements = cutter.count()
  cutter.arm(0, way)
  const isDone = isAcknowledged(text)
  return { isDone, statements, text, what: await changed() }
}

let cuts = 0
afterAll(() => void process.stdout.write(`${SAVES.length} kinds of save, cut ${cuts} times\n`))

describe("a save whose connection to the database is cut at any statement of it", () => {
  it.each(SAVES.map((save) => [save.name, save] as const))(
    "leaves the old or the new, whole: %s",
    async (_name, save) => {
      const { isDone, statements, text, what: whole } = await under(save, 0, "before")
      expect(isDone, text).toBe(true)
      expect(whole.some((row) => row.startsWith("event"))).toBe(true)
      const [torn, kept]: [Array<unknown>, Array<boolean>] = [[], []]
      for (let place = 1; place <= statements + 1; place++) {
        // after the one is before the next, so that the last alone is cut in both ways
        const [at, way] = place > statements ? ([statements, "after"] as const) : ([place, "before"] as const)
        const { isDone: isTold, what } = await under(save, at, way)
        const isNew = JSON.stringify(what) === JSON.stringify(whole)
        kept.push(isNew)
        if (!isNew && (isTold || what.length > 0)) torn.push([way, at, isTold, what])
      }
      cuts += kept.length
      expect(torn).toEqual([])
      expect(new Set(kept)).toEqual(new Set([false, true]))
    },
    120_000,
  )
})
