import { Data } from "effect"

/** Refused: the listing is not on the market, so nobody is let into its data room any more. */
export class DataRoomClosed extends Data.TaggedError("DataRoomClosed") {}

/** Refused: the first owner and administrators read every tier anyway. */
export class DataRoomOwn extends Data.TaggedError("DataRoomOwn") {}

/** Refused: no such request, or not the caller's to decide. The two are never told apart. */
export class Tier2RequestNotFound extends Data.TaggedError("Tier2RequestNotFound") {}

/** Refused: this request was approved or declined already. */
export class Tier2RequestDecided extends Data.TaggedError("Tier2RequestDecided") {}

/** Refused: access is taken back from whoever has it alone, and this request is not approved. */
export class Tier2NotGranted extends Data.TaggedError("Tier2NotGranted") {}

/** Refused: tier 2 needs tier 1, which opens with the confidentiality agreement. */
export class AgreementRequired extends Data.TaggedError("AgreementRequired") {}

/** Refused: what was sent is neither the signer's name nor a drawing of lines. */
export class SignatureInvalid extends Data.TaggedError("SignatureInvalid") {}

/** Refused: no such folder or file, or not the caller's to read or change. The two are never told apart. */
export class VdrItemNotFound extends Data.TaggedError("VdrItemNotFound") {}

/** Refused: a name that is blank, too long, or that a computer could misread. */
export class VdrNameInvalid extends Data.TaggedError("VdrNameInvalid") {}

/** Refused: the folder holds something of this name already. */
export class VdrNameTaken extends Data.TaggedError("VdrNameTaken") {}

/** Refused: folders lie in folders five deep at most. */
export class VdrTooDeep extends Data.TaggedError("VdrTooDeep") {}

/** Refused: the room holds as many folders and files as it may. */
export class VdrFull extends Data.TaggedError("VdrFull") {}

/** Refused: in this status of the listing nothing is deleted or renamed, or nothing changed at all. */
export class VdrFrozen extends Data.TaggedError("VdrFrozen") {}

/** Whatever a change of folders and files refuses. */
export type VdrRefusal = VdrFrozen | VdrFull | VdrItemNotFound | VdrNameInvalid | VdrNameTaken | VdrTooDeep

/** Whatever a command on a data room refuses. */
export type DataRoomRefusal =
  | AgreementRequired
  | DataRoomClosed
  | DataRoomOwn
  | SignatureInvalid
  | Tier2NotGranted
  | Tier2RequestDecided
  | Tier2RequestNotFound
  | VdrRefusal
