import { assetStatusTexts } from "@xl/core/assets"
import { courseOf, MarketStore, settle, type Step } from "@xl/core/market"
import { AssetId, DAY_MILLIS, must } from "@xl/core/shared"
import { Effect } from "effect"
import type { Database } from "../database/index.ts"
import type {} from "../market/index.ts"

/** How the demo's clock can be moved. */
export const MOVES = ["deadline", "day", "week"] as const
export type MoveName = (typeof MOVES)[number]

/** What a deadline brings about: a listing, when, and how it stands then. */
export interface Outcome {
  readonly at: number
  readonly assetId: string
  readonly name: string
  readonly from: string
  readonly to: string
}
/** A move of the clock with all that will happen by itself on the way. `until` is milliseconds since the Unix epoch. */
export interface Move {
  readonly name: MoveName
  readonly until: number
  readonly outcomes: ReadonlyArray<Outcome>
}

/** So that the deadline itself is past. */
const MINUTE = 60_000

const dueBetween = (db: Database, now: number, until: number) =>
  db
    .selectFrom("assets")
    .select("id")
    .where("nextDue", ">", now)
    .where("nextDue", "<=", until)
    .orderBy("nextDue")
    .orderBy("id")
    .execute()

const nextDeadline = async (db: Database, now: number): Promise<number | null> => {
  const found = await db
    .selectFrom("assets")
    .select("nextDue")
    .where("nextDue", ">", now)
    .orderBy("nextDue")
    .limit(1)
    .executeTakeFirst()
  return found?.nextDue ?? null
}

const outcomeOf = (step: Step): ReadonlyArray<Outcome> =>
  step.of === "asset" && step.before !== null && step.before.status !== step.after.status
    ? [
        {
          at: step.at,
          assetId: step.after.id,
          name: step.after.mainInfo.name,
          from: assetStatusTexts[step.before.status].label,
          to: assetStatusTexts[step.after.status].label,
        },
      ]
    : []

/** What the scheduler would do with one deal until then; nothing of it is written. */
const foreseen = Effect.fnUntraced(function* (id: AssetId, until: number) {
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      return settle(courseOf(yield* transaction.lockDeal([id])), until).steps.flatMap(outcomeOf)
    }),
  )
})

type Run = <A>(effect: Effect.Effect<A, unknown, MarketStore>) => Promise<A>

const moveTo = async (
  db: Database,
  run: Run,
  name: MoveName,
  [now, until]: readonly [number, number],
): Promise<Move> => {
  const due = await dueBetween(db, now, until)
  const outcomes: Array<Outcome> = []
  for (const { id } of due) outcomes.push(...(await run(foreseen(must(AssetId, id), until))))
  // Assets of one deal are due together, and each of them foresees the whole deal.
  const once = new Map(outcomes.map((one) => [`${one.assetId} ${one.at} ${one.to}`, one]))
  return { name, until, outcomes: [...once.values()].toSorted((one, other) => one.at - other.at) }
}

/** Every move that there is at `now`, with what each will do. */
export const movesAt = async (db: Database, run: Run, now: number): Promise<ReadonlyArray<Move>> => {
  const deadline = await nextDeadline(db, now)
  const to = (name: MoveName, until: number) => moveTo(db, run, name, [now, until])
  return [
    ...(deadline === null ? [] : [await to("deadline", deadline + MINUTE)]),
    await to("day", now + DAY_MILLIS),
    await to("week", now + 7 * DAY_MILLIS),
  ]
}
