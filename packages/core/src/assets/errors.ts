import { Data } from "effect"
import type { PeriodRefusal } from "../periods/errors.ts"
import type { AssetStatus } from "../kernel/statuses.ts"

/** Refused: no such asset, or not the caller's. The two are never told apart. */
export class AssetNotFound extends Data.TaggedError("AssetNotFound") {}

/** Refused: the machine has no way for this command out of the asset's status. */
export class AssetStatusForbids extends Data.TaggedError("AssetStatusForbids")<{
  readonly status: AssetStatus
  readonly command: string
}> {}

/** Refused: an administrator has the requested publication before him; take it back first. */
export class PublicationPending extends Data.TaggedError("PublicationPending") {}

/** Refused: no publication was requested. */
export class PublicationNotRequested extends Data.TaggedError("PublicationNotRequested") {}

/** Refused: the asset changed after it was reviewed. */
export class AssetVersionChanged extends Data.TaggedError("AssetVersionChanged") {}

/** Refused: a save would change material facts that the seller did not confirm; `fields` are their labels. */
export class ChangesUnconfirmed extends Data.TaggedError("ChangesUnconfirmed")<{
  readonly fields: ReadonlyArray<string>
}> {}

/** Refused: steps or figures that publication needs are missing; `missing` names them. */
export class PublicationIncomplete extends Data.TaggedError("PublicationIncomplete")<{
  readonly missing: ReadonlyArray<string>
}> {}

/** Refused: an administrator revoked the seller's profile. */
export class SellerRevoked extends Data.TaggedError("SellerRevoked") {}

/** Refused: the seller has not completed the seller profile. */
export class SellerProfileNotUpdated extends Data.TaggedError("SellerProfileNotUpdated") {}

/** Refused: the listing plan has a price and it is not paid. */
export class PlanUnpaid extends Data.TaggedError("PlanUnpaid") {}

/** Refused: nobody has an active offer on the asset. */
export class NoActiveOffer extends Data.TaggedError("NoActiveOffer") {}

/** Refused: no active offer is selected for best and final. */
export class NoOfferSelected extends Data.TaggedError("NoOfferSelected") {}

/** Refused: an offer was made on the listing, so its approval stands. */
export class ListingHasOffers extends Data.TaggedError("ListingHasOffers") {}

/** Refused: the asset has a winner, or another offer won it first. */
export class WinnerChosen extends Data.TaggedError("WinnerChosen") {}

/** Refused: somebody else put the asset on hold. */
export class HeldByAnother extends Data.TaggedError("HeldByAnother") {}

/** Refused: money of an offer on this asset is held, or its decision is open. */
export class DepositOpen extends Data.TaggedError("DepositOpen") {}

/** Refused: values of the form are not allowed; `problems` pairs a field with what to enter. */
export class AssetFactsInvalid extends Data.TaggedError("AssetFactsInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Refused: the data room belongs to another listing already, and no two share one. */
export class DataRoomTaken extends Data.TaggedError("DataRoomTaken") {}

/** Refused: the required earnest money is not paid. */
export class DepositUnpaid extends Data.TaggedError("DepositUnpaid") {}

/** Whatever a command on an asset refuses. */
export type AssetRefusal =
  | AssetFactsInvalid
  | AssetNotFound
  | AssetStatusForbids
  | AssetVersionChanged
  | ChangesUnconfirmed
  | DataRoomTaken
  | DepositOpen
  | DepositUnpaid
  | HeldByAnother
  | ListingHasOffers
  | NoActiveOffer
  | NoOfferSelected
  | PeriodRefusal
  | PlanUnpaid
  | PublicationIncomplete
  | PublicationNotRequested
  | PublicationPending
  | SellerProfileNotUpdated
  | SellerRevoked
  | WinnerChosen
