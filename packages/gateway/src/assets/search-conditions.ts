import { type AssetSearch, type Near, originOf, otherSpellings, searchWords, type Town } from "@xl/core/assets"
import { type Actor, isAdministrator } from "@xl/core/kernel"
import { searchedText } from "@xl/core/shared"
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/index.ts"
import { whereIs, zipsAround } from "../places/index.ts"

type Of = ExpressionBuilder<Tables, "assets">
type Conditions = ReadonlyArray<Expression<SqlBool>>

/** Typed by a visitor: no sign in it is a wildcard. */
const escaped = (fragment: string): string => fragment.replace(/[\\%_]/g, (sign) => `\\${sign}`)
const containing = (fragment: string): string => `%${escaped(fragment)}%`

/** The text of the column holds what was typed, or a word of it begins so in another spelling. Its lines are apart. */
const holding = (of: Of, column: "assets.street" | "assets.words", fragment: string) =>
  of.or([
    of(column, "like", containing(fragment)),
    ...otherSpellings(fragment)
      .map(escaped)
      .flatMap((other) => [`${other}%`, `% ${other}%`, `%\n${other}%`].map((like) => of(column, "like", like))),
  ])

export const withWords = (of: Of, typed: string | null) => {
  const { fragment, town } = searchWords(typed)
  const words = holding(of, "assets.words", fragment)
  return town === null ? words : of.or([words, inTown(of, town)])
}

const isCity = (of: Of, typed: string) => of("assets.city", "in", [typed, ...otherSpellings(typed)])

const inTown = (of: Of, { city, state }: Town) => of.and([isCity(of, city), of("assets.state", "=", state)])

/** The city that was typed, alone or with its state. */
const inCity = (of: Of, typed: string) => {
  const { fragment, town } = searchWords(typed)
  const named = isCity(of, fragment)
  return town === null ? named : of.or([named, inTown(of, town)])
}

/** Where the collateral lies. */
export const placedOf = (of: Of, { address, city, country, id, near }: AssetSearch): Conditions => [
  ...(id === null ? [] : [of("assets.id", "=", id)]),
  ...(address === null ? [] : [holding(of, "assets.street", searchedText(address))]),
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
