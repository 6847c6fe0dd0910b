import { Context, type Effect } from "effect"
import type { EmailNotVerified, AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { AssetNotFound, PublicationPending } from "../assets/errors.ts"
import type {
  DocumentsUnavailable,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  UploadTimedOut,
} from "../documents/errors.ts"
import type { LocalFile } from "../documents/ports.ts"
import type { ProfileNotFilled } from "../offers/errors.ts"
import type { AlertFrequency } from "../profiles/alert-criteria.ts"
import type { AssetId, Tier2RequestId, UserId, VdrItemId } from "../shared/ids.ts"
import type { DataRoomView, Execution } from "./agreement-model.ts"
import type {
  AgreementRequired,
  DataRoomClosed,
  DataRoomOwn,
  SignatureInvalid,
  Tier2NotGranted,
  Tier2RequestDecided,
  Tier2RequestNotFound,
  VdrFrozen,
  VdrFull,
  VdrItemNotFound,
  VdrNameInvalid,
  VdrNameTaken,
  VdrTooDeep,
} from "./errors.ts"
import type { Tier2Request, Tier2Requests } from "./model.ts"
import type { SignatureDimensions } from "./signature.ts"
import type { VdrFolder, VdrItem, VdrReading } from "./vdr-model.ts"

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>
type Decision = Answer<Tier2Request, Tier2RequestDecided | Tier2RequestNotFound>

/** Why an agreement is not executed. */
export type SignRefusal =
  | AssetNotFound
  | DataRoomClosed
  | DataRoomOwn
  | DocumentsUnavailable
  | EmailNotVerified
  | ProfileNotFilled
  | SignatureInvalid

/** Why a room is not changed, whatever the change. */
export type VdrChangeRefusal = PublicationPending | VdrFrozen | VdrItemNotFound

/** Why a file does not get into a room. */
export type RoomUploadRefusal =
  | DocumentsUnavailable
  | FileEmpty
  | FileNameMisleads
  | FileTooLarge
  | RoomFileTooLarge
  | RoomFileTypeRefused
  | UploadTimedOut
  | VdrChangeRefusal
  | VdrFull
  | VdrNameInvalid

/** Command port: the tiers of data rooms and who is let in. Its laws are `dataRoomsContract` in testkit. */
export class DataRooms extends Context.Service<
  DataRooms,
  {
    /** Asks for the second tier; repeated while it waits or after it was approved, it gives the same request. */
    readonly request: (
      id: AssetId,
    ) => Answer<Tier2Request, AgreementRequired | AssetNotFound | DataRoomClosed | DataRoomOwn>
    /** The latest request of a user for an asset; null where there is none, or none that the caller may know of. */
    readonly requestOf: (user: UserId, asset: AssetId) => Answer<Tier2Request | null>
    /** The asset's first owner and administrators only, from here on. */
    readonly requests: (asset: AssetId) => Answer<Tier2Requests, AssetNotFound>
    /** Lets the buyer in, until access is taken back. */
    readonly approve: (id: Tier2RequestId) => Decision
    /** Says no; the buyer may ask again. */
    readonly decline: (id: Tier2RequestId) => Decision
    /** Takes an approval back, at once; the buyer may ask again. */
    readonly revoke: (id: Tier2RequestId) => Answer<Tier2Request, Tier2NotGranted | Tier2RequestNotFound>
    /** Which tiers are open to the caller, and what opens the next. */
    readonly room: (id: AssetId) => Answer<DataRoomView, AssetNotFound>
    /** Executes the confidentiality agreement; repeated, it is the same execution. Without dimensions `signature` is the name typed. */
    readonly sign: (
      id: AssetId,
      signature: string,
      dimensions: SignatureDimensions | null,
    ) => Answer<Execution, SignRefusal>
    /** Chooses how often the caller hears of new, replaced and removed files; refused before the agreement is executed. */
    readonly chooseRhythm: (
      id: AssetId,
      rhythm: AlertFrequency,
    ) => Answer<AlertFrequency, AgreementRequired | AssetNotFound>
    /** Any folder that the caller may read. */
    readonly folder: (id: VdrItemId) => Answer<VdrFolder, VdrItemNotFound>
    /** A tier's own folder; `forUpload` for who fills the room alone. */
    readonly tier: (tier: "tier1" | "tier2", id: VdrItemId, forUpload: boolean) => Answer<VdrFolder, VdrItemNotFound>
    /** The first owner and administrators only, from here on, but for downloads. */
    readonly createFolder: (
      id: VdrItemId,
      name: string,
    ) => Answer<VdrItem, VdrChangeRefusal | VdrFull | VdrNameInvalid | VdrNameTaken | VdrTooDeep>
    /** A folder alone; what is a file is not there. */
    readonly renameFolder: (
      id: VdrItemId,
      name: string,
    ) => Answer<VdrItem, VdrChangeRefusal | VdrNameInvalid | VdrNameTaken>
    readonly rename: (
      id: VdrItemId,
      name: string,
    ) => Answer<VdrItem, FileNameMisleads | VdrChangeRefusal | VdrNameInvalid | VdrNameTaken>
    /** With all that lies in it; gives how many folders and files went. */
    readonly remove: (id: VdrItemId) => Answer<number, VdrChangeRefusal>
    /**
     * Puts a file into a folder, or in the place of a file of it. `progress` is called with 0 to 1, and with whether it waits for a line that was cut;
     * then it goes on where it was. Asked again with the same file after it failed, it goes on as well. Interrupted, nothing is kept.
     */
    readonly upload: (
      folder: VdrItemId,
      file: LocalFile,
      progress: (done: number, isWaiting?: boolean) => void,
      replaces?: VdrItemId | null,
    ) => Answer<VdrItem, RoomUploadRefusal>
    /** The bytes of a file that the caller may read; each time is logged. */
    readonly download: (
      id: VdrItemId,
      how: VdrReading,
    ) => Answer<{ readonly type: string; readonly bytes: Uint8Array }, DocumentsUnavailable | VdrItemNotFound>
  }
>()("@xl/core/data-room/DataRooms") {}
