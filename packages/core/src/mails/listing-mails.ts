import type { MailKind } from "../kernel/events.ts"
import type { Facts, Part } from "./model.ts"

/** Listings that one mail names; it only counts those beyond. */
export const MOST_LISTED = 20

/** The mails that one may leave: all others tell of one's own dealings. */
const LEFT: ReadonlyArray<MailKind> = ["listingMatches", "listingsMatch"]

/** Whether a mail of this kind names a way out. */
export const mayBeLeft = (kind: MailKind): boolean => LEFT.includes(kind)

/** What is said of a listing, each by the name of its fact. */
const FACTS = ["assetId", "title", "kind", "place", "upb", "fits", "differs"] as const

/** The listings that a mail of several names, each with the facts of a mail of one. */
export const listingsIn = (facts: Facts): ReadonlyArray<Facts> =>
  Array.from({ length: MOST_LISTED }, (_, at) => String(at + 1))
    .filter((which) => facts[`assetId${which}`] !== undefined)
    .map((which) => Object.fromEntries(FACTS.map((name) => [name, facts[`${name}${which}`] ?? ""])))

/** How many listings such a mail counts beside those that it names. */
export const beyondListed = (facts: Facts): number =>
  Math.max(0, Number(facts["count"] ?? "0") - listingsIn(facts).length)

const pathOf = (facts: Facts): string => `/asset/${facts["assetId"] ?? ""}`
const titleIn = (facts: Facts): string => facts["title"] || "A listing"
const described = ({ kind, place, upb }: Facts): string =>
  [kind, place, upb && `unpaid balance ${upb}`].filter(Boolean).join(" · ")

/** What a listing fits; mails that were written before there were saved searches name the criteria alone. */
const fitted = ({ fits }: Facts): string => fits || "your notification criteria"

const LIST = "/buy-commercial-real-estate-loans"

/** Why one gets the mail, and the way out of it; where nobody has a way out, nothing is said of one. */
const leaving = ({ fits, unsubscribe }: Facts): ReadonlyArray<Part> =>
  unsubscribe
    ? [
        fits
          ? { tag: "quiet", label: "Change your saved searches", path: "/saved-searches" }
          : { tag: "quiet", label: "Change your notification criteria", path: "/profile/edit" },
        { tag: "quiet", label: "Unsubscribe from these mails", path: unsubscribe },
      ]
    : []

/** The subjects say whether saved searches are meant; the names are in the mails. */
export const oneSubject = ({ differs, fits }: Facts): string =>
  `A ${differs ? "changed" : "new"} listing matches your ${fits ? "saved search" : "criteria"}`
export const severalSubject = (facts: Facts): string =>
  `${kindsIn(facts)} listings match your ${facts["fits"] ? "saved searches" : "criteria"}`

/** How many of the listings match since they changed, and how many are new on the market. */
const counted = (facts: Facts): { readonly changed: number; readonly fresh: number } => {
  const changed = Number(facts["changed"] ?? "0")
  return { changed, fresh: Number(facts["count"] ?? "1") - changed }
}

const kindsIn = (facts: Facts): string => {
  const { changed, fresh } = counted(facts)
  if (changed === 0) return "New"
  return fresh > 0 ? "New and changed" : "Changed"
}

/** How a mail of several begins: `3 new listings match`, `2 changed listings match`, `2 new and 1 changed listings match`. */
const several = (facts: Facts): string => {
  const { changed, fresh } = counted(facts)
  if (changed === 0) return `${facts["count"] ?? "Some"} new`
  return fresh > 0 ? `${fresh} new and ${changed} changed` : `${changed} changed`
}

/** One listing, told as soon as it is on the market, or matches since it changed. */
export const oneListing = (facts: Facts): ReadonlyArray<Part> => [
  ...(facts["differs"]
    ? [`${titleIn(facts)} has changed and now matches ${fitted(facts)}.`, `${facts["differs"]}.`]
    : [`${titleIn(facts)} is on the market and matches ${fitted(facts)}.`]),
  ...[described(facts)].filter(Boolean),
  { tag: "link", label: "See the listing", path: pathOf(facts) },
  ...leaving(facts),
]

/** Several listings: a day's, a week's, or those that came at once. */
export const severalListings = (facts: Facts): ReadonlyArray<Part> => {
  const beyond = beyondListed(facts)
  return [
    `${several(facts)} listings match ${fitted(facts)}.`,
    ...listingsIn(facts).map((one): Part => ({
      tag: "item",
      label: titleIn(one),
      path: pathOf(one),
      text: [one["differs"], described(one)].filter(Boolean).join(" · "),
    })),
    ...(beyond > 0 ? [`And ${beyond} more.`] : []),
    facts["query"]
      ? { tag: "link", label: "Open the search", path: `${LIST}?${facts["query"]}` }
      : { tag: "link", label: "See all listings", path: LIST },
    ...leaving(facts),
  ]
}
