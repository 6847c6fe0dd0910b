import * as t from "io-ts"
import { listingChanges } from "../assets/listing-changes.ts"
import type { Asset } from "../assets/model.ts"
import { ownView } from "../assets/visibility.ts"
import { AssetView } from "../assets/views.ts"
import { shownChanges } from "../change-requests/visibility.ts"
import { ShownChange } from "../change-requests/views.ts"
import type { Profile } from "../profiles/model.ts"
import type { SignedIn } from "../kernel/actor.ts"
import { Millis } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { orNull } from "../shared/or-null.ts"
import { tolerant } from "../shared/wire.ts"
import type { LogRow } from "./log-entry.ts"
import { sellerOf } from "./deal-view.ts"
import { DealSeller } from "./views.ts"

/** How the last review of a publication ended. */
export const ReviewOutcome = t.keyof({ approved: null, revoked: null, takenBack: null }, "ReviewOutcome")
/** How the last review of a publication ended. */
export type ReviewOutcome = t.TypeOf<typeof ReviewOutcome>

/** The last review: when, and how it ended. */
export const LastReview = t.readonly(t.strict({ at: Millis, outcome: tolerant(ReviewOutcome) }), "LastReview")
/** The last review: when, and how it ended. */
export type LastReview = t.TypeOf<typeof LastReview>

/** A requested publication on one page, for administrators. */
export const PublicationReview = t.readonly(
  t.strict({
    asset: AssetView,
    /** Null where the account was deleted. */
    seller: orNull(DealSeller),
    /** Null where nobody reviewed the asset before. */
    lastReview: orNull(LastReview),
    /** Facts that changed since the last review; none before the first. */
    changes: t.readonlyArray(ShownChange),
  }),
  "PublicationReview",
)
/** A requested publication on one page, for administrators. */
export type PublicationReview = t.TypeOf<typeof PublicationReview>

type Fields = Readonly<Record<string, unknown>>
/** An event of the asset's log, as far as a review reads it. */
export type ReviewedEvent = Pick<LogRow, "after" | "at" | "before" | "type">

/** Transitions that end a review, by the statuses before and after. */
const OUTCOMES: { readonly [transition: string]: ReviewOutcome } = {
  "Draft Published": "approved",
  "Published Draft": "takenBack",
}

const outcomeOf = ({ after, before }: ReviewedEvent): ReviewOutcome | null => {
  const [from, to] = [String(before?.["status"]), String(after?.["status"])]
  return to === "Revoked" ? "revoked" : (OUTCOMES[`${from} ${to}`] ?? null)
}

/** The parts of the asset as they were before the events, oldest first: of each part the first value counts. */
const partsBefore = (events: ReadonlyArray<ReviewedEvent>, asset: Asset): Fields =>
  events.reduceRight<Fields>((parts, { before }) => ({ ...parts, ...before }), { ...asset })

/** The page of a requested publication. `events` are the asset's, oldest first. */
export const publicationReview = (
  asset: Asset,
  seller: Profile | null,
  events: ReadonlyArray<ReviewedEvent>,
  user: SignedIn,
): PublicationReview => {
  const last = events.findLastIndex((event) => outcomeOf(event) !== null)
  const review = events[last]
  const outcome = review && outcomeOf(review)
  const reviewed = partsBefore(events.slice(last + 1), asset)
  return {
    asset: ownView(asset, user),
    seller: seller && sellerOf(seller),
    lastReview: review && outcome ? { at: must(Millis, review.at), outcome } : null,
    changes: review ? shownChanges(listingChanges(reviewed, { ...asset })) : [],
  }
}
