import { addDays, type Day, dayOf, startOfDay } from "@xl/core/shared"
import type { LoanRow } from "../import/index.ts"
import type { Lot, Scene } from "./acts.ts"
import type { Person } from "./cast.ts"
import { lotsOf } from "./lots.ts"
import { fundsOn, registeredOn } from "./people.ts"
import { type Memory, nothingYet, perform } from "./perform.ts"
import { registrationDays } from "./registrations.ts"
import { signedInOn, watched } from "./sign-ins.ts"
import type { Stage } from "./stage.ts"
import { together } from "./together.ts"
import { valuedOn } from "./valuations.ts"

const MINUTE = 60_000

/**
 * Tells the demo market's story up to this morning, day by day, as it would have happened. `now` is milliseconds since the
 * Unix epoch.
 */
export const tellStory = async (stage: Stage, rows: ReadonlyArray<LoanRow>, now: number): Promise<void> => {
  const today = dayOf(now)
  const lots = lotsOf(rows, today)
  const told: Told = { lots: lots.map((lot) => ({ lot, memory: nothingYet() })), days: registrationDays(lots) }
  for (let day = Math.min(...told.days.values()); day <= 0; day++) await oneDay(stage, today, day, told)
}

interface Running {
  readonly lot: Lot
  readonly memory: Memory
}

interface Told {
  readonly lots: ReadonlyArray<Running>
  /** On which each person registers, counted from today. */
  readonly days: ReadonlyMap<Person, number>
}

/** The scheduler looks first, shortly after midnight; then everybody goes on with the own story, minute by minute. */
const oneDay = async (market: Stage, today: Day, day: number, { days, lots }: Told): Promise<void> => {
  const { acted, stage } = watched(market)
  const midnight = startOfDay(addDays(today, day))
  stage.setTime(midnight + MINUTE)
  await stage.tick()
  await fundsOn(stage, today, day, days)
  const dueToday = lots.flatMap(({ lot, memory }) => {
    const scenes = lot.scenes.filter((scene) => scene.day === day)
    return scenes.map((scene) => ({ lot, memory, scene }))
  })
  const minutes = [...new Set(dueToday.map(({ scene }) => scene.minute))].toSorted((one, other) => one - other)
  for (const minute of minutes) {
    stage.setTime(midnight + minute * MINUTE)
    const due = dueToday.filter(({ scene }) => scene.minute === minute)
    await together(due, ({ lot, memory, scene }) => played(stage, today, lot, memory, scene))
    if (due.some(({ scene }) => scene.act === "prepareClosing")) await stage.print()
  }
  await registeredOn(stage, today, day, days)
  await valuedOn(stage, today, day)
  await signedInOn(stage, today, day, acted)
}

const played = (stage: Stage, today: Day, lot: Lot, memory: Memory, scene: Scene): Promise<void> =>
  perform(stage, today, lot, memory, scene).catch((cause: unknown) => {
    const names = lot.listings.map(({ recordId }) => recordId).join(" and ")
    throw new Error(`The story of ${names} breaks on day ${scene.day} at "${scene.act}"`, { cause })
  })
