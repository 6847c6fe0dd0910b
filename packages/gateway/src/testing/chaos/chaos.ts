import { setTimeout as sleep } from "node:timers/promises"
import type { Profile } from "@xl/core/profiles"
import { addDays, dayOf, must, UserId } from "@xl/core/shared"
import { openDatabase } from "../../database/index.ts"
import { aMember } from "../fleet/people.ts"
import { ready } from "../fleet/process.ts"
import { asBuyer, asSeller } from "../people.ts"
import { seeded } from "../races/race.ts"
import { putAsset } from "../rows.ts"
import { audit, type Findings } from "./audit.ts"
import { Journal } from "./journal.ts"
import { work } from "./load.ts"
import { openSite, type Site } from "./site.ts"

const BUYERS = 6
const ASSETS = 4
const VICTIMS = ["gateway", "database", "both"] as const
type Victim = (typeof VICTIMS)[number]

export interface ChaosReport extends Findings {
  readonly cycles: Readonly<Record<Victim, number>>
  readonly writes: number
  readonly repeats: number
  /** Milliseconds from the first start after each kill until `/readyz` said yes, in order. */
  readonly ready: ReadonlyArray<number>
}

/** A mixed load, and `kill -9` of gateway, database or both at random instants; then everything is compared with what was acknowledged. */
export const chaos = async (
  { cycles, isEnough, seed }: { readonly cycles: number; readonly seed: number; readonly isEnough?: () => boolean },
  tell: (line: string) => void = () => undefined,
): Promise<ChaosReport> => {
  const site = await openSite()
  const db = openDatabase(site.url, 4)
  try {
    await ready(site.address)
    const { assets, buyers, seller } = await settle(site, db)
    const [journal, random] = [new Journal(), seeded(`${seed} chaos`)]
    const victims = turns(random)
    let isOver = false
    const working = work({ address: site.address, journal, seller, buyers, assets, isOver: () => isOver })
    working.catch(() => undefined) // told below
    const killed = { gateway: 0, database: 0, both: 0 }
    const took: Array<number> = []
    for (let cycle = 1; cycle <= cycles && !isEnough?.(); cycle++) {
      await busy(journal, random, working)
      const victim = victims.next()
      killed[victim] += 1
      took.push(await kill(site, victim))
      tell(`${cycle}: ${victim}, ready after ${Math.round(took.at(-1) ?? 0)} ms, ${journal.writes} writes acknowledged`)
    }
    isOver = true
    await working
    const people = [...buyers, seller]
    const findings = await audit({ db, address: site.address, files: site.files, journal, assets, people })
    return {
      ...findings,
      cycles: killed,
      writes: journal.writes,
      repeats: journal.repeats,
      ready: took.toSorted((a, b) => a - b),
    }
  } finally {
    await db.destroy()
    await site.close()
  }
}

/** Each victim once in three kills, in any order. */
const turns = (random: () => number) => {
  let left: Array<Victim> = []
  return {
    next: (): Victim => {
      if (left.length === 0) left = [...VICTIMS]
      const [victim = "both"] = left.splice(Math.floor(random() * left.length), 1)
      return victim
    },
  }
}

/** Writes acknowledged between two kills. */
const LEAST_WRITES = 5
const MORE_WRITES = 40
/** Milliseconds after the last of them: somewhere in the middle of the next. */
const LATEST_KILL = 30

/** Waits until a few more writes were acknowledged, however long they take here, and then a moment. */
const busy = async (journal: Journal, random: () => number, working: Promise<void>): Promise<void> => {
  const enough = journal.writes + LEAST_WRITES + Math.floor(random() * MORE_WRITES)
  while (journal.writes < enough) await Promise.race([sleep(1), working])
  await sleep(random() * LATEST_KILL)
}

/** Kills, starts again, and waits until the market serves. */
const kill = async (site: Site, victim: Victim): Promise<number> => {
  if (victim !== "database") await site.killGateway()
  if (victim !== "gateway") await site.killDatabase()
  const from = performance.now()
  if (victim !== "gateway") await site.startDatabase()
  if (victim !== "database") await site.startGateway()
  await ready(site.address)
  return performance.now() - from
}

const settle = async ({ address }: Site, db: ReturnType<typeof openDatabase>) => {
  const seller = await aMember(address, db, "seller@chaos.example", ["Sellers"], asSeller)
  const buyers = []
  for (let count = 1; count <= BUYERS; count++)
    buyers.push(await aMember(address, db, `buyer${count}@chaos.example`, ["ApprovedBuyers"], asBuyerOfToday))
  const assets = []
  for (let count = 0; count < ASSETS; count++)
    assets.push(await putAsset(db, must(UserId, seller.id), { status: "Published" }))
  return { seller, buyers, assets }
}

/** The gateway goes by the real clock. */
const asBuyerOfToday = (profile: Profile): Profile => {
  const buyer = asBuyer()(profile)
  const today = dayOf(Date.now())
  const funds = { fundsApprovalDate: today, fundsApprovalExpiryDate: addDays(today, 89) }
  return { ...buyer, buyerProfile: { ...buyer.buyerProfile, ...funds } }
}

/** What came of it, for a reader. */
export const report = ({
  cycles,
  doubled,
  lost,
  orphans,
  ready: took,
  repeats,
  swept,
  torn,
  writes,
}: ChaosReport): string => {
  const at = (part: number) => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0)
  const total = cycles.gateway + cycles.database + cycles.both
  return [
    `${total} cycles: kill -9 of the gateway ${cycles.gateway}, the database ${cycles.database}, both ${cycles.both}`,
    `${writes} acknowledged writes, ${repeats} sent again: ${lost.length} lost, ${doubled.length} doubled`,
    `${orphans.length} orphan files (${swept} left by crashes and swept), ${torn.length ? torn.join("; ") : "chains verify"}`,
    `ready again after ${at(0.5)} ms (p50), ${at(0.95)} ms (p95), ${at(1)} ms (most)`,
    ...[...lost, ...doubled, ...orphans].slice(0, 20),
  ].join("\n")
}
