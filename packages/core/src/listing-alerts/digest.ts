import type { FieldChange } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import { upbOf } from "../assets/balance.ts"
import { titleOf } from "../assets/title.ts"
import { MOST_LISTED } from "../mails/listing-mails.ts"
import type { OutboxMessage } from "../kernel/events.ts"
import { money } from "../shared/money-words.ts"
import { must } from "../shared/decode.ts"
import type { UserId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"
import { changesInWords } from "./changes.ts"
import type { Wish } from "./model.ts"

/** A listing to tell, and the wishes that it fits. */
export interface Match {
  readonly asset: Asset
  readonly wishes: ReadonlyArray<Wish>
  /** Material facts by whose change it fits; none for a new listing. */
  readonly changes: ReadonlyArray<FieldChange>
}

/** Names that a sentence lists; of more it says how many. */
const MOST_NAMED = 3

const quoted = (names: ReadonlyArray<string>): string => {
  const left = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`)
  const all = left > 0 ? [...named, `${left} more`] : named
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" and ")
}

/** What fits, as a mail names it: the saved searches by their names; empty where there are the notification criteria alone. */
const fitting = (wishes: ReadonlyArray<Wish>): string => {
  const names = [...new Set(wishes.flatMap(({ name }) => (name === null ? [] : [name])))]
  if (names.length === 0) return ""
  const criteria = wishes.some(({ name }) => name === null) ? " and your notification criteria" : ""
  return `your saved search${names.length > 1 ? "es" : ""} ${quoted(names)}${criteria}`
}

/** What a mail says of one listing; `which` numbers the facts of several. */
const factsOf = ({ asset, changes, wishes }: Match, which: string): ReadonlyArray<readonly [string, string]> => {
  const { address, propertyType } = asset.mainInfo
  const upb = upbOf(asset)
  return [
    [`assetId${which}`, asset.id],
    [`title${which}`, titleOf(asset)],
    [`kind${which}`, propertyType.join(", ")],
    [`place${which}`, [address.city, address.state].filter(Boolean).join(", ")],
    [`upb${which}`, upb === null ? "" : money(must(Cents, upb))],
    [`fits${which}`, fitting(wishes)],
    [`differs${which}`, changesInWords(changes)],
  ]
}

/** The query of the one search that all of these fit; empty where there are several, or criteria. */
const queryOfAll = (wishes: ReadonlyArray<Wish>): string => {
  const queries = new Set(wishes.map(({ query }) => query))
  return queries.size === 1 ? ([...queries][0] ?? "") : ""
}

/** The mail that tells of these listings, in their order; none where there are none. */
export const digestMail = (to: UserId, matches: ReadonlyArray<Match>): ReadonlyArray<OutboxMessage> => {
  const [first, ...others] = matches
  if (first === undefined) return []
  if (others.length === 0)
    return [{ tag: "mail", kind: "listingMatches", to, facts: Object.fromEntries(factsOf(first, "")) }]
  const wishes = matches.flatMap((match) => match.wishes)
  const facts = {
    count: String(matches.length),
    changed: String(matches.filter(({ changes }) => changes.length > 0).length),
    fits: fitting(wishes),
    query: queryOfAll(wishes),
    ...Object.fromEntries(matches.slice(0, MOST_LISTED).flatMap((match, at) => factsOf(match, String(at + 1)))),
  }
  return [{ tag: "mail", kind: "listingsMatch", to, facts }]
}
