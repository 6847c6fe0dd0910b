import { addDays, type Day, dayOf, startOfDay } from "@xl/core/shared"
import type { LoanRow } from "../import/index.ts"
import type { Lot, Scene } from "./acts.ts"
import { lotsOf } from "./lots.ts"
import { enterCast, fundsOn } from "./people.ts"
import { type Memory, nothingYet, perform } from "./perform.ts"
import { signedInOn } from "./sign-ins.ts"
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
  await enterCast(stage, today)
  const running = lotsOf(rows, today).map((lot) => ({ lot, memory: nothingYet() }))
  for (let day = firstDay(running); day <= 0; day++) await oneDay(stage, today, day, running)
}

interface Running {
  readonly lot: Lot
  readonly memory: Memory
}

const firstDay = (running: ReadonlyArray<Running>): number =>
  running.reduce((first, { lot }) => Math.min(first, ...lot.scenes.map(({ day }) => day)), 0)

/** The scheduler looks first, shortly after midnight; then everybody goes on with the own story, minute by minute. */
const oneDay = async (stage: Stage, today: Day, day: number, running: ReadonlyArray<Running>): Promise<void> => {
  const midnight = startOfDay(addDays(today, day))
  stage.setTime(midnight + MINUTE)
  await stage.tick()
  await fundsOn(stage, today, day)
  const dueToday = running.flatMap(({ lot, memory }) => {
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
  await valuedOn(stage, today, day)
  await signedInOn(stage, today, day)
}

const played = (stage: Stage, today: Day, lot: Lot, memory: Memory, scene: Scene): Promise<void> =>
  perform(stage, today, lot, memory, scene).catch((cause: unknown) => {
    const names = lot.listings.map(({ recordId }) => recordId).join(" and ")
    throw new Error(`The story of ${names} breaks on day ${scene.day} at "${scene.act}"`, { cause })
  })
