import { Result } from "effect"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { DocumentNotFound, FileEmpty, FileTooLarge, FileTypeRefused, ReadReasonRequired } from "./errors.ts"

/** Where proofs of funds lie among the papers of their owner. */
export const PROOF_OF_FUNDS_CATEGORY = "proof-of-funds"
/** Where a party's copies of a closing's documents lie, which nobody uploaded. */
export const LEGAL_DOCUMENT_CATEGORY = "closing"
/** Where a party's copies of executed confidentiality agreements lie, which nobody uploaded. */
export const AGREEMENT_CATEGORY = "confidentiality"
/** Where the files of data rooms lie: read through their room alone. */
export const DATA_ROOM_CATEGORY = "data-room"
/** Which kind of paper is read. */
export type DocumentCategory =
  | typeof AGREEMENT_CATEGORY
  | typeof LEGAL_DOCUMENT_CATEGORY
  | typeof PROOF_OF_FUNDS_CATEGORY

/** A proof of funds of exactly this many bytes passes; one more is refused (SEL, "5 MB"). */
export const MOST_FILE_BYTES = 5_000_000

/** An upload that takes longer is given up. */
export const UPLOAD_TIMEOUT_MILLIS = 60_000

/** Why a file of so many bytes is not taken, or null. An empty one says nothing (ACC-398, ACC-648). */
export const fileSizeRefusal = (bytes: number): FileEmpty | FileTooLarge | null => {
  if (bytes === 0) return new FileEmpty()
  return bytes <= MOST_FILE_BYTES ? null : new FileTooLarge()
}

/** What a proof of funds may be, by content. */
export const PROOF_OF_FUNDS_TYPES = ["application/pdf", "image/png", "image/jpeg"] as const
/** A media type that a proof of funds may have. */
export type ProofOfFundsType = (typeof PROOF_OF_FUNDS_TYPES)[number]

/** Whether this media type is one of those; nothing is what a file has whose content says nothing. */
export const isProofOfFundsType = (type: string | undefined): type is ProofOfFundsType =>
  PROOF_OF_FUNDS_TYPES.some((one) => one === type)

/** Why a file of this media type is not taken, or null. */
export const fileTypeRefusal = (type: string | undefined): FileTypeRefused | null =>
  isProofOfFundsType(type) ? null : new FileTypeRefused()

const OF_THE_FILE: ReadonlySet<string> = new Set([
  "FileEmpty",
  "FileNameMisleads",
  "FileTooLarge",
  "FileTypeRefused",
  "PictureTypeRefused",
  "RoomFileTooLarge",
  "RoomFileTypeRefused",
])

/** Whether a refusal is of the file itself: sent again, it is refused again. */
export const isOfTheFile = ({ _tag }: { readonly _tag: string }): boolean => OF_THE_FILE.has(_tag)

const CATEGORY = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Whether papers of this category are somebody's own. The files of a data room are their room's: not even who uploaded one reads it as a paper. */
export const isPersonal = (categoryId: string): boolean => categoryId !== DATA_ROOM_CATEGORY

/** Whether somebody may file a paper as this owner's, under this category: only as the own, whoever it is. */
export const mayFileDocument = (
  actor: Actor,
  { categoryId, ownerId }: { readonly categoryId: string; readonly ownerId: string },
): boolean => actor.tag === "user" && actor.id === ownerId && CATEGORY.test(categoryId) && isPersonal(categoryId)

/** Whether a sensitive paper may be opened: by whom it belongs to and by administrators, who say why and whose look is logged. */
export const mayReadDocument = (reader: Actor, owner: string): boolean =>
  isOwn(reader, owner) || isAdministrator(reader)

const isOwn = (reader: Actor, owner: string): boolean => reader.tag === "user" && reader.id === owner

/** Characters that a reason to read may have. */
export const MOST_REASON_CHARACTERS = 200

/**
 * The reason that goes on the owner's record when a sensitive paper is opened; null for the owner, who needs none. Refused:
 * DocumentNotFound to whoever is neither the owner nor an administrator; ReadReasonRequired to an administrator whose reason is blank
 * or longer than 200 characters.
 */
export const readingDocument = (
  reader: Actor,
  { owner, reason }: { readonly owner: string; readonly reason: string },
): Result.Result<string | null, DocumentNotFound | ReadReasonRequired> => {
  if (!mayReadDocument(reader, owner)) return Result.fail(new DocumentNotFound())
  if (isOwn(reader, owner)) return Result.succeed(null)
  const said = reason.trim()
  return said !== "" && said.length <= MOST_REASON_CHARACTERS
    ? Result.succeed(said)
    : Result.fail(new ReadReasonRequired())
}
