import { titleOf } from "@xl/core/assets"
import { type LogSearch, type LogSearchEntry, type LogSearchPage, logEntry, typesOfKind } from "@xl/core/deals"
import type { SignedIn } from "@xl/core/kernel"
import { addDays, AssetId, must, searchedText, startOfDay, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql, type SqlBool } from "kysely"
import { type Database, type Db, read } from "../database/index.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { actedBy, namesIn, uuids } from "./names.ts"

const pattern = (typed: string | null): string => `%${searchedText(typed).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Who acted, whom the event is about, whose chain and whose offer it is. */
const ofPerson = (person: string | null) => {
  const people = sql`select id::text from all_profiles where words like ${pattern(person)}`
  return sql<SqlBool>`(actor in (${people}) or chain in (${people}) or subject in (${people}) or subject in (
    select offers.id::text from offers join all_profiles on all_profiles.id = offers.buyer where all_profiles.words like ${pattern(person)}
  ))`
}

const ofAsset = (asset: string | null) => {
  const assets = sql`select id::text from all_assets where words like ${pattern(asset)}`
  return sql<SqlBool>`(chain in (${assets}) or subject in (${assets}))`
}

const matching = (db: Db, { asset, from, kind, person, to }: LogSearch) =>
  db
    .selectFrom("assetLog")
    .where("type", "in", typesOfKind(kind))
    .$if(from !== null, (log) => log.where("at", ">=", from === null ? 0 : startOfDay(from)))
    .$if(to !== null, (log) => log.where("at", "<", to === null ? 0 : startOfDay(addDays(to, 1))))
    .$if(searchedText(person) !== "", (log) => log.where(ofPerson(person)))
    .$if(searchedText(asset) !== "", (log) => log.where(ofAsset(asset)))

/** To whom a mandate was given. */
const conciergeIn = ({ after }: { readonly after: unknown }): string | null => {
  const id = (after as Fields)?.["concierge"]
  return typeof id === "string" ? id : null
}

const titlesOf = async (db: Db, ids: ReadonlyArray<string>) => {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom("allAssets")
    .select([
      "id",
      sql<string | null>`body #>> '{mainInfo,title}'`.as("title"),
      sql<string>`body #>> '{mainInfo,name}'`.as("name"),
    ])
    .where("id", "in", ids)
    .execute()
  return new Map(rows.map(({ id, name, title }) => [id, titleOf({ mainInfo: { name, title } })]))
}

const pageOf = async (db: Db, search: LogSearch) => {
  const { total } = await matching(db, search)
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow()
  const rows = await matching(db, search)
    .select(["position", "chain", "sequence", "at", "type", "subject", "actor", "actorRole", "body"])
    .orderBy("position", "desc")
    .limit(search.size)
    .offset(search.offset)
    .execute()
  const named = uuids(rows.flatMap(({ body, chain, subject }) => [conciergeIn(body), chain, subject]))
  return { total, rows, titles: await titlesOf(db, named), names: await namesIn(db, rows, named) }
}

type Found = Awaited<ReturnType<typeof pageOf>>
type Fields = { readonly [field: string]: unknown } | null

/** The asset and the person whom an event concerns, beside who acted. */
const about = ({ names, titles }: Found, { actor, body, chain, subject }: Found["rows"][number]) => {
  const assetId = [chain, subject].find((id) => titles.has(id))
  const people = [conciergeIn(body) ?? "", subject, chain]
  const person = people.find((id) => id !== actor && names.people.has(id)) ?? ""
  return {
    assetId: assetId === undefined ? null : must(AssetId, assetId),
    asset: titles.get(assetId ?? "") ?? null,
    person: names.people.get(person) ?? null,
  }
}

const entryOf = (found: Found, row: Found["rows"][number]): LogSearchEntry => {
  const { actor, actorRole, body, position, subject } = row
  const { buyers, people } = found.names
  return {
    ...logEntry({
      ...row,
      trigger: actorRole,
      actor: actedBy(people, actor, body.agent),
      buyer: buyers.get(subject) ?? null,
      before: body.before as Fields,
      after: body.after as Fields,
    }),
    position: must(t.Int, position),
    ...about(found, row),
  }
}

/** A page of the whole log for an administrator, whose look at each person and asset in it is on record. */
export const searchLog = Effect.fnUntraced(function* (pool: Database, user: SignedIn, search: LogSearch, now: number) {
  const found = yield* read(pool, (db) => pageOf(db, search))
  const seen = [...found.titles.keys()].map((id) => must(AssetId, id))
  const people = [...found.names.people.keys()].filter((id) => id !== user.id).map((id) => must(UserId, id))
  yield* recordPrivateRead(pool, user, [...seen, ...people], now)
  return {
    total: must(t.Int, found.total),
    entries: found.rows.map((row) => entryOf(found, row)),
  } satisfies LogSearchPage
})
