import { sql } from "kysely"
import { fileURLToPath } from "node:url"
import type { Config } from "../config/index.ts"
import { type Database, openDatabase } from "../database/index.ts"
import type { DocumentHouse } from "../documents/index.ts"
import { accountHooks, marketResolvers, marketServices } from "../graphql/index.ts"
import type { AccountHooks, Identity } from "../identity/index.ts"
import { type LoanRow, type Outcome, outcomes, report, rowsOf } from "../import/index.ts"
import type { Hub } from "../live/index.ts"
import { stageOn } from "./backstage.ts"
import { tellStory } from "./seed.ts"
import { storyClock } from "./story-clock.ts"
import { letVisit } from "./visits.ts"

export interface DemoParts {
  readonly url: string
  readonly config: Pick<
    Config,
    | "buildBranch"
    | "contactEmail"
    | "passwordlessRegistration"
    | "depositFeeRate"
    | "planPriceCents"
    | "roomFileBytes"
    | "sellerApproval"
    | "sellerClosingDays"
  >
  readonly hub: Hub
  readonly papers: Pick<DocumentHouse, "masterKey" | "storage">
  /** The identity service with these hooks; it is closed when the accounts are made. */
  readonly openIdentity: (hooks: AccountHooks) => Promise<Pick<Identity, "admin" | "close">>
  /** Milliseconds since the Unix epoch: the story ends that morning. */
  readonly now: number
}

/** Connections; the story needs no more. */
const MOST = 10
const DATA = new URL("../../../../data/", import.meta.url)

/** Tells the demo market's story on the loans of data/. Gives the importer's report. */
export const tellDemo = async ({ config, hub, now, openIdentity, papers, url }: DemoParts): Promise<string> => {
  const db = openDatabase(unhurried(url), MOST)
  // The demo's listings have a term, so that one can be seen that is over.
  const services = marketServices(db, { ...config, lenderDirect90: true })
  const clock = storyClock()
  const identity = await openIdentity(accountHooks(services, clock.clock))
  try {
    const addUser = async (email: string, password: string) => void (await identity.admin.addUser(email, password))
    const resolvers = marketResolvers({ db, hub, config, papers: { ...papers, db, now: clock.now } })
    const read = await loans()
    await tellStory(
      stageOn({ db, services, resolvers, papers, clock, addUser, said: { ...config, mode: "demo" } }),
      listedRows(read),
      now,
    )
    await letVisit(db, now)
    await forgetMails(db)
    await everythingIsOld(db)
    return report(read)
  } finally {
    await identity.close()
    await db.destroy()
  }
}

/**
 * Commits without waiting for the disk: should the machine stop, the story is told again. The commit that says that it is told
 * waits, and with it all before it is on the disk.
 */
const unhurried = (url: string): string => {
  const waiting = new URL(url)
  waiting.searchParams.set("options", "-c synchronous_commit=off")
  return waiting.href
}

const loans = async (): Promise<ReadonlyArray<Outcome>> => {
  const file = (name: string) => rowsOf(fileURLToPath(new URL(name, DATA)))
  const all: Array<Outcome> = []
  for await (const outcome of outcomes(file("cmbs_loans.csv"), file("cmbs_distressed_snapshots.csv"))) all.push(outcome)
  return all
}

const listedRows = (all: ReadonlyArray<Outcome>): ReadonlyArray<LoanRow> =>
  all.flatMap((outcome) => ("listing" in outcome ? [outcome.row] : []))

/** What was said in the story was said long ago, to people who do not exist: no mail leaves the house for it. */
const forgetMails = (db: Database) =>
  db
    .updateTable("outbox")
    .set({ deliveredAt: sql<Date>`now()` })
    .where("tag", "=", "mail")
    .where("deliveredAt", "is", null)
    .execute()

/** What came to the market or was changed in the story is no news to anybody. */
const everythingIsOld = async (db: Database) => {
  await sql`insert into weighed_listings (asset_id) select id from assets where published_at is not null on conflict do nothing`.execute(
    db,
  )
  await sql`insert into weighed_changes (request_id) select id from change_requests where status = 'Approved' on conflict do nothing`.execute(
    db,
  )
}
