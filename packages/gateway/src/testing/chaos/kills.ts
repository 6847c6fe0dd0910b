import { setTimeout as sleep } from "node:timers/promises"
import { dayOf } from "@xl/core/shared"
import { type Database, openDatabase } from "../../database/index.ts"
import { aMember, type Member, question } from "../fleet/people.ts"
import { ready } from "../fleet/process.ts"
import { complete } from "../people.ts"
import { seeded } from "../races/race.ts"
import type { Hand } from "./hand.ts"
import { isAcknowledged, type Save } from "./save.ts"
import { SAVES } from "./saves.ts"
import { openSite, type Site } from "./site.ts"
import { watching } from "./standing.ts"

export interface KilledSaves {
  /** How many were found not done at all, and how many done whole. */
  readonly old: number
  readonly whole: number
  /** One line for each that was neither, or that was acknowledged and is not there. */
  readonly torn: ReadonlyArray<string>
}

interface Ground {
  readonly site: Site
  readonly db: Database
  readonly admin: Member
}

let people = 0
const handOn = async ({ admin, db, site: { address } }: Ground): Promise<Hand> => {
  const person = await aMember(address, db, `saver${++people}@chaos.example`, [], complete)
  return { address, db, admin, person, today: dayOf(Date.now()) }
}

/** One save of somebody new, and what became of it; `meanwhile` happens once it was asked for. */
const saved = async (ground: Ground, { by, query, stage }: Save, meanwhile: () => Promise<void>) => {
  const hand = await handOn(ground)
  const variables = await stage(hand)
  const changed = await watching(ground.db, hand)
  const from = performance.now()
  const asked = question(hand.address, hand[by].token, query, variables)
  await meanwhile()
  const { text } = await asked
  return { text, took: performance.now() - from, what: await changed() }
}

/** Ends gateway or database at some moment of `within` milliseconds, and starts it again. */
const killing =
  ({ site }: Ground, random: () => number, within: number) =>
  async () => {
    await sleep(random() ** 2 * within) // a second save is quicker than the first, and more of it lies early
    const isGateway = random() < 2 / 3
    await (isGateway ? site.killGateway() : site.killDatabase())
    await (isGateway ? site.startGateway() : site.startDatabase())
    await ready(site.address)
  }

type Outcome = "old" | "torn" | "whole"

/** One save as it is, for the measure, and one that is killed somewhere in the middle. */
const killedOnce = async (ground: Ground, save: Save, random: () => number) => {
  const { took, what: wanted } = await saved(ground, save, async () => undefined)
  const { text, what } = await saved(ground, save, killing(ground, random, took))
  const isNothing = what.length === 0 && !isAcknowledged(text)
  const outcome: Outcome = JSON.stringify(what) === JSON.stringify(wanted) ? "whole" : isNothing ? "old" : "torn"
  return { outcome, line: `${save.name}: ${outcome}, ${text}: ${what.join("; ")}` }
}

/** Kills as many saves, one kind after the other, each at a moment of its own while it is under way. */
export const killSaves = async (
  { isEnough, kills, seed }: { readonly kills: number; readonly seed: number; readonly isEnough?: () => boolean },
  tell: (line: string) => void = () => undefined,
): Promise<KilledSaves> => {
  const site = await openSite()
  const db = openDatabase(site.url, 4)
  const found: Array<Awaited<ReturnType<typeof killedOnce>>> = []
  try {
    await ready(site.address)
    const ground = { site, db, admin: await aMember(site.address, db, "admin@chaos.example", ["Admins"], complete) }
    const random = seeded(`${seed} saves`)
    for (let kill = 0; kill < kills && !isEnough?.(); kill++) {
      const save = SAVES[(kill + seed) % SAVES.length] as Save
      const one = await killedOnce(ground, save, random)
      found.push(one)
      tell(`${kill + 1}: ${save.name}, ${one.outcome}`)
    }
  } finally {
    await db.destroy()
    await site.close()
  }
  const of = (wanted: Outcome) => found.filter(({ outcome }) => outcome === wanted)
  return { old: of("old").length, whole: of("whole").length, torn: of("torn").map(({ line }) => line) }
}

export const killsReport = ({ old, torn, whole }: KilledSaves): string =>
  [`${old + whole + torn.length} saves killed: ${old} old, ${whole} new, ${torn.length} torn`, ...torn].join("\n")
