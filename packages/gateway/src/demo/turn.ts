import { sql } from "kysely"
import type {} from "./tables.ts"
import { type Database, migrate } from "../database/index.ts"
import { StartRefused } from "../shared/index.ts"

/** Any number will do, if nobody else takes it. */
const TELLING = 7_395_003

/** What has become of the demo market's story in this database. */
type Told = "never begun" | "begun" | "told" | "not ours"

/** A market that people have begun to use without the demo is none of the story's business. */
const toldIn = async (db: Database): Promise<Told> => {
  const story = await db.selectFrom("demoStory").select("toldAt").executeTakeFirst()
  if (story) return story.toldAt === null ? "begun" : "told"
  const somebody = await db.selectFrom("profiles").select("id").limit(1).executeTakeFirst()
  return somebody ? "not ours" : "never begun"
}

/** One gateway at a time; the others wait, and then find the story told. */
const alone = <A>(db: Database, work: () => Promise<A>): Promise<A> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${TELLING})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${TELLING})`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
    }
  })

/**
 * Empties a database in which the story was begun and not finished, as when its teller was killed: nobody has used that market,
 * since the doors open afterwards. To be called before anything else holds on to the database. Somebody else's database,
 * `isOurs` false, is left alone: throws StartRefused.
 */
export const clearUnfinishedStory = (db: Database, isOurs: boolean): Promise<void> =>
  alone(db, async () => {
    if ((await toldIn(db)) !== "begun") return
    if (!isOurs) {
      throw new StartRefused(["The demo market in this database was not finished: empty the database, or set DEMO=0."])
    }
    await sql`drop schema if exists identity cascade`.execute(db)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(db)
  })

/** Has the story told in an empty market, once; says whether it was told now. */
export const tellOnce = (db: Database, tell: () => Promise<void>): Promise<boolean> =>
  alone(db, async () => {
    if ((await toldIn(db)) !== "never begun") return false
    await db.insertInto("demoStory").values({ toldAt: null }).execute()
    await tell()
    await db
      .updateTable("demoStory")
      .set({ toldAt: sql<Date>`now()` })
      .execute()
    return true
  })
