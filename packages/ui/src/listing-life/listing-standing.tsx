import { type AssetView, isOnHold } from "@xl/core/assets"
import { isUnderReview, type RefusedAction, revocationReason } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { Banner, day, Icon, Stack, StatusMark, Tag } from "../parts/index.ts"

/** "Publication requested on 11-29-2026". */
export const requestedOn = ({ publicationRequestedAt }: AssetView): string =>
  publicationRequestedAt === null
    ? "Publication requested"
    : `Publication requested on ${day(dayOf(publicationRequestedAt))}`

/** Where a listing stands: its status, and of a draft under review since when. */
export const ListingMark = ({ asset, isFilled }: { readonly asset: AssetView; readonly isFilled?: boolean }) =>
  isUnderReview(asset) ? (
    <Tag tone="blue" glyph={<Icon name="clock" />} isFilled={isFilled}>
      {requestedOn(asset)}
    </Tag>
  ) : (
    <StatusMark status={asset.status} isFilled={isFilled} />
  )

const NO_REASON = "No reason was given."

/** Why an administrator revoked the listing; null where that is not what it waits for. */
export const reasonOf = (asset: AssetView): string | null => {
  const reason = revocationReason(asset)
  return reason === "" ? NO_REASON : reason
}

const HOLDERS = {
  Seller: "by its seller",
  Admin: "by an administrator",
  Plan: "until the listing plan is paid",
} as const

export interface ListingNotesProps {
  readonly asset: AssetView
  /** Why actions that one may look for are not possible now. */
  readonly refused: ReadonlyArray<RefusedAction>
}

/** The sentences of the refused actions, each once. */
const whysOf = (refused: ReadonlyArray<RefusedAction>): ReadonlyArray<string> => [
  ...new Set(refused.map(({ why }) => why)),
]

const heldSince = ({ hold, status }: AssetView): string | null =>
  hold === null || !isOnHold(status)
    ? null
    : `On hold since ${day(dayOf(hold.since))}, ${HOLDERS[hold.by]}. No offers are taken, and dates do not move.`

/** The notes in order: tone, an opening in bold, and the sentence. */
const notesOf = ({ asset, refused }: ListingNotesProps) => {
  const [reason, held] = [reasonOf(asset), heldSince(asset)]
  return [
    ...(isUnderReview(asset)
      ? [{ tone: "blue" as const, said: `${requestedOn(asset)}. You are told as soon as it is decided.` }]
      : []),
    ...(reason === null
      ? []
      : [{ tone: "bad" as const, opening: "An administrator revoked this listing.", said: reason }]),
    ...(held === null ? [] : [{ tone: "warn" as const, said: held }]),
    ...whysOf(refused).map((said) => ({ tone: "neutral" as const, said })),
  ]
}

/** What its seller has to know of a listing before anything else: a request under review, a revocation's reason, a hold, and what is barred. */
export const ListingNotes = (props: ListingNotesProps) => {
  const notes = notesOf(props)
  return notes.length === 0 ? null : (
    <Stack $gap={3}>
      {notes.map(({ said, tone, ...note }) => (
        <Banner key={said} tone={tone}>
          {"opening" in note && <b>{note.opening} </b>}
          {said}
        </Banner>
      ))}
    </Stack>
  )
}
