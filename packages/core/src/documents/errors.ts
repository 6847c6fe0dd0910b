import { Data } from "effect"

/** Refused: over 5,000,000 bytes. */
export class FileTooLarge extends Data.TaggedError("FileTooLarge") {}

/** Refused: what the file holds is not a PDF, PNG or JPEG, whatever its name says. */
export class FileTypeRefused extends Data.TaggedError("FileTypeRefused") {}

/** Refused: more bytes than the operator lets a file of a data room have. */
export class RoomFileTooLarge extends Data.TaggedError("RoomFileTooLarge")<{ readonly mostBytes: number }> {}

/** Refused: what the file holds is nothing that a data room takes, whatever its name says. */
export class RoomFileTypeRefused extends Data.TaggedError("RoomFileTypeRefused") {}

/** Refused: what the file holds is no PNG, JPEG or WebP picture, or not one that can be read. */
export class PictureTypeRefused extends Data.TaggedError("PictureTypeRefused") {}

/** Refused: the name does not end as what the file holds does; or it has no end. */
export class FileNameMisleads extends Data.TaggedError("FileNameMisleads") {}

/** Refused: no bytes. */
export class FileEmpty extends Data.TaggedError("FileEmpty") {}

/** Refused: no such document, or none the caller may read. */
export class DocumentNotFound extends Data.TaggedError("DocumentNotFound") {}

/** Refused: an administrator reads another's document without a reason, or with one of over 200 characters. */
export class ReadReasonRequired extends Data.TaggedError("ReadReasonRequired") {}

/** Broken: the upload took over 60 seconds. */
export class UploadTimedOut extends Data.TaggedError("UploadTimedOut") {}

/** Broken: the store of documents does not answer. `cause` is for logs. */
export class DocumentsUnavailable extends Data.TaggedError("DocumentsUnavailable")<{ readonly cause: unknown }> {}

/** Whatever is refused of a document. */
export type DocumentRefusal = DocumentNotFound | FileEmpty | FileNameMisleads | FileTooLarge | FileTypeRefused
