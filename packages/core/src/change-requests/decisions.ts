import { Result } from "effect"
import { AssetStatusForbids, PublicationIncomplete } from "../assets/errors.ts"
import { isEditable } from "../assets/edits.ts"
import { areCurrent, type FieldChange, isSameFact, withChanges } from "../assets/listing-changes.ts"
import { LISTING_FIELD_NAMES } from "../assets/listing-fields.ts"
import type { Asset } from "../assets/model.ts"
import { missingForPublication } from "../assets/publication.ts"
import { isClosed, isOnMarket, isWon } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import type { Act } from "../kernel/events.ts"
import { DeclineReasonRequired } from "../offers/errors.ts"
import { must } from "../shared/decode.ts"
import type { ChangeRequestId } from "../shared/ids.ts"
import { isBlank } from "../shared/text.ts"
import { plus } from "../shared/whole.ts"
import { ChangeRequestDecided, ChangeRequestStale } from "./errors.ts"
import { KeptChangeRequest } from "./model.ts"
import type { ChangeRequestView } from "./views.ts"

/** Whether material changes of a listing in this status need an administrator. Elsewhere publication is still ahead, or the sale is over. */
export const needsChangeRequest = ({ status }: Pick<Asset, "status">): boolean => isOnMarket(status)

/** Whether the pending request of a listing in this status lapses: the listing left the market, or its sale is done. */
export const endsChangeRequests = (status: AssetStatus): boolean =>
  !isOnMarket(status) && (!isWon(status) || isClosed(status))

/** Pending changes with those of another save; of a fact that both change the later value counts. */
const merged = (pending: ReadonlyArray<FieldChange>, added: ReadonlyArray<FieldChange>): ReadonlyArray<FieldChange> => {
  const all = new Map([...pending, ...added].map((change) => [change.field, change] as const))
  return LISTING_FIELD_NAMES.flatMap((field) => all.get(field) ?? [])
}

/** What was typed as a note, without blanks around it; null where nothing was. */
const noted = (typed: string | undefined): string | null => (isBlank(typed) ? null : (typed ?? "").trim())

/** The pending request with the changes of a save, or a new one. The same request where the save adds nothing to it; a new note takes the place of the one before. */
export const filedRequest = (
  pending: KeptChangeRequest | null,
  asset: Pick<Asset, "id">,
  added: ReadonlyArray<FieldChange>,
  { at, by, id, note: typed }: Act & { readonly id: ChangeRequestId; readonly note?: string | undefined },
): KeptChangeRequest => {
  if (pending === null)
    return must(KeptChangeRequest, {
      id,
      assetId: asset.id,
      version: 1,
      status: "Pending",
      changes: added,
      note: noted(typed),
      requestedBy: by.id,
      createdAt: at,
      dateModified: at,
      decidedBy: null,
      reason: null,
    })
  const changes = merged(pending.changes, added)
  const note = noted(typed) ?? pending.note
  if (isSameFact(changes, pending.changes) && note === pending.note) return pending
  return { ...pending, changes, note, version: plus(pending.version, 1), dateModified: at }
}

/** Whether a request waits for a decision. */
export const isPending = ({ status }: Pick<ChangeRequestView, "status">): boolean => status === "Pending"

/** Whether an administrator said no to a request. */
export const isDeclined = ({ status }: Pick<ChangeRequestView, "status">): boolean => status === "Declined"

const requirePending = (request: KeptChangeRequest): Result.Result<void, ChangeRequestDecided> =>
  isPending(request) ? Result.succeed(undefined) : Result.fail(new ChangeRequestDecided())

const ended = (
  request: KeptChangeRequest,
  status: KeptChangeRequest["status"],
  { at, by }: Act,
  reason: string | null = null,
): KeptChangeRequest => ({ ...request, status, dateModified: at, decidedBy: by.id, reason })

/** The request taken back by its seller. */
export const withdrawnRequest = (
  request: KeptChangeRequest,
  act: Act,
): Result.Result<KeptChangeRequest, ChangeRequestDecided> =>
  Result.map(requirePending(request), () => ended(request, "Withdrawn", act))

/** The request declined by an administrator, with a reason for the seller. `version` is the one reviewed. */
export const declinedRequest = (
  request: KeptChangeRequest,
  version: number,
  reason: string,
  act: Act,
): Result.Result<KeptChangeRequest, ChangeRequestDecided | ChangeRequestStale | DeclineReasonRequired> =>
  Result.gen(function* () {
    yield* requirePending(request)
    if (request.version !== version) return yield* Result.fail(new ChangeRequestStale())
    if (isBlank(reason)) return yield* Result.fail(new DeclineReasonRequired())
    return ended(request, "Declined", act, reason.trim())
  })

/** The request approved and the listing with its changes. Refused where the sale has come too far, and where either changed after the review. */
export const approvedRequest = (
  request: KeptChangeRequest,
  asset: Asset,
  version: number,
  { act, autoDeposit }: { readonly act: Act; readonly autoDeposit: boolean },
): Result.Result<
  { readonly request: KeptChangeRequest; readonly asset: Asset },
  AssetStatusForbids | ChangeRequestDecided | ChangeRequestStale | PublicationIncomplete
> =>
  Result.gen(function* () {
    yield* requirePending(request)
    if (!needsChangeRequest(asset) || !isEditable(asset.status, { images: [] }))
      return yield* Result.fail(new AssetStatusForbids({ status: asset.status, command: "edit" }))
    if (request.version !== version || !areCurrent(asset, request.changes))
      return yield* Result.fail(new ChangeRequestStale())
    const changed = withChanges(asset, request.changes)
    const missing = missingForPublication(changed, autoDeposit)
    if (missing.length > 0) return yield* Result.fail(new PublicationIncomplete({ missing }))
    return { request: ended(request, "Approved", act), asset: changed }
  })
