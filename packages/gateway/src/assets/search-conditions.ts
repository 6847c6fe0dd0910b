import { type AssetSearch, type Near, originOf, searchWords, type Town } from "@xl/core/assets"
import { type Actor, isAdministrator } from "@xl/core/kernel"
import { searchedText } from "@xl/core/shared"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/index.ts"
import { whereIs, zipsAround } from "../places/index.ts"

type Of = ExpressionBuilder<Tables, "assets">
type Conditions = ReadonlyArray<Expression<SqlBool>>

/** Typed by a visitor: no sign in it is a wildcard. */
const containing = (fragment: string): string => `%${fragment.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export const withWords = (of: Of, typed: string | null) => {
  const { fragment, town } = searchWords(typed)
  const words = of("assets.words", "like", containing(fragment))
  return town === null ? words : of.or([words, inTown(of, town)])
}

const inTown = (of: Of, { city, state }: Town) => of.and([of("assets.city", "=", city), of("assets.state", "=", state)])

/** The city that was typed, alone or with its state. */
const inCity = (of: Of, typed: string) => {
  const { fragment, town } = searchWords(typed)
  const named = of("assets.city", "=", fragment)
  return town === null ? named : of.or([named, inTown(of, town)])
}

/** Where the collateral lies. */
export const placedOf = (of: Of, { address, city, country, id, near }: AssetSearch): Conditions => [
  ...(id === null ? [] : [of("assets.id", "=", id)]),
  ...(address === null ? [] : [of("assets.street", "like", containing(searchedText(address)))]),
  ...(city === null ? [] : [inCity(of, city)]),
  ...(country === null ? [] : [of("assets.country", "=", searchedText(country))]),
  ...(near === null ? [] : [around(near)]),
]

const around = (near: Near) => {
  const origin = originOf(near, whereIs)
  return sql<SqlBool>`assets.zip = any(${origin === null ? [] : zipsAround(origin, near.miles)}::text[])`
}

const ownerIs = (of: Of, actor: Actor) => of("assets.owner", "=", actor.tag === "user" ? actor.id : null)

/** That there are offers at all, and that there are none, is told only to whom their number is: the first owner and administrators. */
export const hasOffers = (of: Of, wanted: boolean, actor: Actor) =>
  of.and([of("assets.activeOffers", wanted ? ">" : "=", 0), ...(isAdministrator(actor) ? [] : [ownerIs(of, actor)])])

/** Whose it is, and whether there are offers on it. The view of people shows nobody but to administrators. */
export const ownedOf = (of: Of, actor: Actor, { offers, owners, seller }: AssetSearch): Conditions => [
  ...(offers === null ? [] : [hasOffers(of, offers, actor)]),
  ...(owners.length === 0 ? [] : [ownedBy(actor.tag === "guest" ? [] : owners)]),
  ...(seller === null ? [] : [of("assets.owner", "in", people(of, containing(searchedText(seller))))]),
]

const ownedBy = (owners: AssetSearch["owners"]) => sql<SqlBool>`assets.owner = any(${owners}::uuid[])`

const people = (of: Of, like: string) =>
  of
    .selectFrom("allProfiles")
    .select("id")
    .where((person) =>
      person.or([
        person("words", "like", like),
        person(sql<string>`lower(body -> 'sellerProfile' ->> 'entityName')`, "like", like),
      ]),
    )
