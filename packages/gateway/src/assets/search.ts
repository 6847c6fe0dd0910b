import {
  Asset,
  type AssetPage,
  type AssetSearch,
  type AssetView,
  SEARCHED_RATES,
  type SearchedRate,
  type StatusFilter,
  assetView,
  isPlaceUnknown,
} from "@xl/core/assets"
import { type Actor, isAdministrator } from "@xl/core/kernel"
import { IsoDay, must, PercentRate } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import {
  type Expression,
  type ExpressionBuilder,
  type OrderByItemBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
} from "kysely"
import { type Database, type Db, read, readShown, type Tables } from "../database/index.ts"
import { entity, visited } from "../market/index.ts"
import { whereIs } from "../places/index.ts"
import { countingFavorites } from "./favored.ts"
import { hasOffers, ownedOf, placedOf, withWords } from "./search-conditions.ts"
import { namingSellers } from "./sellers.ts"

const COLUMNS = {
  status: "assets.statusRank",
  creationDate: "assets.createdAt",
  publishedTime: "assets.publishedAt",
  upb: "assets.upb",
  name: "assets.name",
  currentInterestRate: "assets.interestRate",
  maturityDate: "assets.maturityDate",
  publicationRequestedAt: sql<number | null>`case when assets.body ->> 'registrationStatus' = 'pending'
    then (assets.body ->> 'publicationRequestedAt')::bigint end`,
} as const satisfies { readonly [Sort in AssetSearch["sortBy"]]: RawBuilder<number | null> | string }

/** One page and the number of all matches, in two statements; one more names the sellers to an administrator, and one counts the favorites of what is told them. Whoever may see an asset, by core's rule, is whom it counts for. */
export const searchAssets = Effect.fnUntraced(function* (pool: Database, actor: Actor, search: AssetSearch) {
  const look = search.mine ? read : readShown
  const [{ total }, rows] = yield* Effect.all(
    [
      look(pool, (db) =>
        matching(db, actor, search)
          .select((of) => of.fn.countAll<number>().as("total"))
          .executeTakeFirstOrThrow(),
      ),
      look(pool, (db) => page(matching(db, actor, search), search).execute()),
    ],
    { concurrency: 2 },
  )
  const assets = yield* Effect.forEach(rows, ({ body, visits }) =>
    Effect.map(entity(Asset)(body), (asset) => assetView(visited(asset, visits), actor, false)),
  )
  const seen = assets.filter((view): view is AssetView => view !== null)
  const named = yield* namingSellers(pool, actor, seen)
  return {
    total: must(t.Int, total),
    assets: yield* countingFavorites(pool, actor, named),
    isPlaceUnknown: isPlaceUnknown(search, whereIs),
  } satisfies AssetPage
})

const page = (matches: Matches, { offset, orderBy, size, sortBy }: AssetSearch) =>
  matches
    .leftJoin("assetImpressions", "assetImpressions.assetId", "assets.id")
    .select(["assets.body", "assetImpressions.count as visits"])
    .orderBy(COLUMNS[sortBy], (by) => inOrder(by, orderBy, NEVER_NULL.includes(sortBy)))
    .orderBy("assets.id", orderBy)
    .limit(size)
    .offset(offset)

const NEVER_NULL: ReadonlyArray<AssetSearch["sortBy"]> = ["status", "creationDate", "name"]

/** What has no value comes last either way. Said only where it can be: an index on a column that is never null serves both ways. */
const inOrder = (by: OrderByItemBuilder, orderBy: AssetSearch["orderBy"], isNeverNull: boolean) => {
  const ordered = orderBy === "asc" ? by.asc() : by.desc()
  return isNeverNull ? ordered : ordered.nullsLast()
}

type Matches = ReturnType<typeof matching>
type Assets = ReturnType<typeof assetsOf>
const assetsOf = (db: Db) => db.selectFrom("assets")

const matching = (db: Db, actor: Actor, search: AssetSearch) =>
  visible(db, actor, search)
    .$if(search.assetStatus.length > 0, (all) => all.where("assets.loanStatus", "in", search.assetStatus))
    .$if(search.propertyType.length > 0, (all) =>
      all.where(sql<SqlBool>`assets.property_types && ${search.propertyType}::text[]`),
    )
    .$if(search.state.length > 0, (all) => all.where("assets.state", "in", search.state))
    .$if(search.name !== null, (all) => all.where((of) => withWords(of, search.name)))
    .where((of) => of.and(placedOf(of, search)))
    .where((of) => of.and(ownedOf(of, actor, search)))
    .$if(search.upbMin !== null, (all) => all.where("assets.upb", ">=", search.upbMin))
    .$if(search.upbMax !== null, (all) => all.where("assets.upb", "<=", search.upbMax))
    .$if(search.askMin !== null, (all) => all.where("assets.ask", ">=", search.askMin))
    .$if(search.askMax !== null, (all) => all.where("assets.ask", "<=", search.askMax))
    .$if(search.lienPosition.length > 0, (all) => all.where("assets.lienPosition", "in", search.lienPosition))
    .$if(search.rateType.length > 0, (all) => all.where("assets.rateType", "in", search.rateType))
    .where((of) => of.and(boundsOf(of, search)))

/** Percentages are kept as they travel, maturity as a day at midnight. */
const boundsOf = (of: ExpressionBuilder<Tables, "assets">, search: AssetSearch): ReadonlyArray<Expression<SqlBool>> => [
  ...SEARCHED_RATES.flatMap((figure) => between(of, RATES[figure], search[figure], PercentRate.encode)),
  ...between(of, "assets.maturityDate", search.maturity, IsoDay.encode),
]

const RATES = {
  ltv: "assets.ltv",
  dscr: "assets.dscr",
  rate: "assets.interestRate",
  occupancy: "assets.occupancy",
} as const satisfies { readonly [Figure in SearchedRate]: string }

const between = <T>(
  of: ExpressionBuilder<Tables, "assets">,
  column: (typeof RATES)[SearchedRate] | "assets.maturityDate",
  { max, min }: { readonly min: T | null; readonly max: T | null },
  encode: (bound: T) => string,
): ReadonlyArray<Expression<SqlBool>> => [
  ...(min === null ? [] : [of(column, ">=", encode(min))]),
  ...(max === null ? [] : [of(column, "<=", encode(max))]),
]

/** Own assets but deleted ones; else public ones, and to an administrator those of the statuses asked for. */
const visible = (db: Db, actor: Actor, { mine, status }: AssetSearch) => {
  const all = db.selectFrom(sourceOf(actor, mine))
  const asked = status.length > 0 ? withStatus(all, status, actor) : all
  if (mine) {
    const owner = actor.tag === "user" ? actor.id : null
    return asked.where("assets.owner", "=", owner).where("assets.status", "!=", "Deleted")
  }
  return isAdministrator(actor) && status.length > 0
    ? asked
    : asked.where(sql<SqlBool>`assets.status_rank between 2 and 10`)
}

/** The table itself shows people their own; each view under the table's name, so that one query serves all three. */
const sourceOf = (actor: Actor, mine: boolean): "assets" => {
  if (mine) return "assets"
  return (isAdministrator(actor) ? "allAssets as assets" : "listedAssets as assets") as "assets"
}

const withStatus = (all: Assets, status: ReadonlyArray<StatusFilter>, actor: Actor) =>
  all.where((of) => {
    const withOffers = of.and([of("assets.status", "=", "Published"), hasOffers(of, true, actor)])
    const pending = of.and([
      of("assets.status", "=", "Draft"),
      of(sql<string>`assets.body ->> 'registrationStatus'`, "=", "pending"),
    ])
    return of.or([
      of("assets.status", "in", status),
      ...(status.includes("Published.WithOffers") ? [withOffers] : []),
      ...(status.includes("Draft.Pending") ? [pending] : []),
    ])
  })
