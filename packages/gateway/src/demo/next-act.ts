import { OPEN_TO_OFFERS } from "@xl/core/assets"
import { isActiveOffer } from "@xl/core/offers"
import { OfferStatus } from "@xl/core/kernel"
import { Cents, DecimalCents, must } from "@xl/core/shared"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import { type Ask, askAsset, askOffer } from "../import/index.ts"
import { acceptClosing } from "./paperwork.ts"
import { admin, buyers, type Person, sellers } from "./cast.ts"

/** Something that a person of the cast could do now. */
export interface NextAct {
  readonly who: Person
  /** After the name, as in "approves Cedar Inn for publication". */
  readonly does: string
  readonly play: (as: (email: string) => Ask) => Promise<unknown>
}
/** The act as one sentence without its end: "Morgan Whitlock approves Cedar Inn for publication". */
export const lineOf = ({ does, who }: NextAct): string => `${who.firstName} ${who.lastName} ${does}`
type Finder = (db: Database) => Promise<NextAct | null>

const ID = { id: "ID!" }
const castOf = (people: ReadonlyArray<Person>) => sql.join(people.map(({ email }) => sql`${email}`))
const personOf = (people: ReadonlyArray<Person>, email: string): Person | null =>
  people.find((person) => person.email === email) ?? null
const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 })

interface Found {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** The first row as an act of the person whose e-mail it has. */
const actOf = <R extends Found>(
  rows: ReadonlyArray<R>,
  people: ReadonlyArray<Person>,
  does: (row: R) => string,
  play: (row: R, ask: Ask) => Promise<unknown>,
): NextAct | null => {
  const [row] = rows
  const who = row && personOf(people, row.email)
  return row && who ? { who, does: does(row), play: (as) => play(row, as(who.email)) } : null
}

const approves: Finder = async (db) => {
  const { rows } = await sql<Found & { readonly version: number }>`
    select assets.id, ${admin.email} as email, assets.body -> 'mainInfo' ->> 'name' as name, (assets.body ->> 'version')::int as version
    from assets join profiles on profiles.id = assets.owner
    where assets.status = 'Draft' and assets.body ->> 'registrationStatus' = 'pending' and profiles.email in (${castOf(sellers)})
    order by (assets.body ->> 'publicationRequestedAt')::bigint limit 1`.execute(db)
  return actOf(
    rows,
    [admin],
    ({ name }) => `approves ${name} for publication`,
    ({ id, version }, ask) => askAsset(ask, "approveAsset", { ...ID, version: "Int!" }, { id, version }),
  )
}

const TERMS = {
  assets: "[OfferAssetInput!]!",
  bidPrice: "Decimal!",
  closing: "Int!",
  dueDiligencePeriod: "Int!",
  earnestMoneyDeposit: "Decimal!",
}
const THOUSAND = 100_000
const decimal = (cents: number) => DecimalCents.encode(must(Cents, cents))

interface Wanted extends Found {
  /** Cents: what is asked, or the balance where no price is named. */
  readonly ask: number
  readonly deposit: number
}
const bidOf = ({ ask }: Wanted) => Math.max(THOUSAND, Math.round((ask * 0.95) / THOUSAND) * THOUSAND)

/** A buyer without an offer on the listing, of those with the fewest offers in all. */
const offers: Finder = async (db) => {
  const { rows } = await sql<Wanted>`
    select assets.id, buyers.email, assets.body -> 'mainInfo' ->> 'name' as name,
      coalesce((assets.body -> 'mainInfo' -> 'listingPrice' ->> 'amount')::numeric, (assets.body -> 'mainInfo' ->> 'upb')::numeric) * 100 as ask,
      coalesce((assets.body ->> 'bidDepositSum')::numeric, 0) * 100 as deposit
    from assets
    join profiles on profiles.id = assets.owner and profiles.email in (${castOf(sellers)})
    cross join lateral (
      select email from profiles as people
      where email in (${castOf(buyers.slice(1))})
        and not exists (select from offers join offer_assets on offer_id = offers.id where asset_id = assets.id and buyer = people.id)
      order by (select count(*) from offers where buyer = people.id), email limit 1) as buyers
    where assets.status = any(${[...OPEN_TO_OFFERS]}::text[])
    order by profiles.email = ${sellers[0]?.email ?? ""} desc, (select count(*) from offer_assets where asset_id = assets.id), assets.id limit 1`.execute(
    db,
  )
  return actOf(
    rows,
    buyers,
    (row) => `offers ${usd.format(bidOf(row) / 100)} for ${row.name}`,
    async (row, ask) => {
      const price = bidOf(row)
      const amount = { amount: decimal(price), currency: "USD" }
      const { id } = await askOffer(ask, "createOffer", TERMS, {
        assets: [{ id: row.id, bidAllocation: amount }],
        bidPrice: decimal(price),
        earnestMoneyDeposit: decimal(Math.max(Number(row.deposit), Math.round((price * 0.02) / THOUSAND) * THOUSAND)),
        dueDiligencePeriod: 20,
        closing: 20,
      })
      return askOffer(ask, "publishOffer", ID, { id })
    },
  )
}

const dealRows = (db: Database, status: string, of: "buyer" | "owner", more: ReturnType<typeof sql>) =>
  sql<Found>`
    select offers.id, profiles.email, assets.body -> 'mainInfo' ->> 'name' as name
    from offers
    join offer_assets on offer_id = offers.id join assets on assets.id = asset_id
    join profiles on profiles.id = ${of === "buyer" ? sql`offers.buyer` : sql`assets.owner`}
    where assets.status like ${status} and profiles.email in (${castOf(of === "buyer" ? buyers : sellers)})
      and not (assets.body ->> 'requireBidDeposit')::boolean and ${more}
    order by (offers.body -> 'terms' ->> 'bidPrice')::numeric desc, offers.id limit 1`.execute(db)

const ACTIVE = sql`offers.status = any(${Object.keys(OfferStatus.keys).filter(OfferStatus.is).filter(isActiveOffer)}::text[])
  and offers.type = 'SingleBid'`
const accepted = (buyer: boolean, seller: boolean) => sql`offers.status = 'Successful'
  and (offers.body ->> 'buyerClosingDocumentsAccepted')::boolean = ${buyer} and (offers.body ->> 'sellerClosingDocumentsAccepted')::boolean = ${seller}`

const selects: Finder = async (db) =>
  actOf(
    (await dealRows(db, "UnderSelection.%", "owner", ACTIVE)).rows,
    sellers,
    ({ name }) => `selects the winner of ${name}`,
    ({ id }, ask) => askOffer(ask, "selectWinner", ID, { id }),
  )

const accepts = (of: "buyer" | "owner"): Finder => {
  const isSeller = of === "owner"
  return async (db) =>
    actOf(
      (await dealRows(db, "ContractPending.%", of, accepted(isSeller, false))).rows,
      isSeller ? sellers : buyers,
      ({ name }) => `accepts the closing documents of ${name} as ${isSeller ? "seller" : "buyer"}`,
      ({ id }, ask) => acceptClosing(ask, id),
    )
}

const confirms: Finder = async (db) => {
  const { rows } = await sql<Found>`
    select assets.id, ${admin.email} as email, assets.body -> 'mainInfo' ->> 'name' as name
    from assets join profiles on profiles.id = assets.owner and profiles.email in (${castOf(sellers)})
    where assets.status = 'UnderContract' and not (assets.body ->> 'requireBidDeposit')::boolean
    order by (assets.body ->> 'statusSince')::bigint, assets.id limit 1`.execute(db)
  return actOf(
    rows,
    [admin],
    ({ name }) => `confirms the closing of ${name}`,
    ({ id }, ask) => askAsset(ask, "confirmClosing", ID, { id }),
  )
}

/** One kind of act after the other: offers come between, so that a market stays one. */
const KINDS: ReadonlyArray<Finder> = [approves, offers, selects, offers, accepts("buyer"), accepts("owner"), confirms]

/** The act of the `turn`th kind, counted on and on, or of the next kind for which there is one; null where nobody can do anything. */
export const nextAct = async (db: Database, turn: number): Promise<NextAct | null> => {
  for (let step = 0; step < KINDS.length; step++) {
    const act = await KINDS[(turn + step) % KINDS.length]?.(db)
    if (act) return act
  }
  return null
}
