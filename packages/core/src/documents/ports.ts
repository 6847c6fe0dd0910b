import { Context, type Effect } from "effect"
import type { SignInRequired } from "../kernel/errors.ts"
import type { DocumentRef } from "./document-ref.ts"
import type { DocumentCategory } from "./rules.ts"
import type { DocumentRefusal, DocumentsUnavailable, ReadReasonRequired, UploadTimedOut } from "./errors.ts"

/** A file as a browser holds it, without naming the browser's class. */
export interface LocalFile {
  readonly name: string
  /** The file's media type. */
  readonly type: string
  readonly size: number
  /** What is in the file. */
  readonly bytes: () => Promise<Uint8Array>
  /** What lies from one place up to another, without reading the rest; where that cannot be had, the whole is read. */
  readonly part?: (from: number, to: number) => Promise<Uint8Array>
}

/** Command port: what a client may ask of the sensitive papers. Its laws are `documentsContract` in testkit. */
export class Documents extends Context.Service<
  Documents,
  {
    /** Files a paper of the caller. `progress` is called with 0 to 1. */
    readonly upload: (
      file: LocalFile,
      progress: (done: number) => void,
    ) => Effect.Effect<DocumentRef, DocumentRefusal | DocumentsUnavailable | SignInRequired | UploadTimedOut>
    /**
     * The bytes of a paper: its owner's, or any to an administrator who says why, which is logged with the reason. A proof of funds
     * where nothing is said of its kind.
     */
    readonly download: (
      document: Pick<DocumentRef, "dataOwnerId" | "key">,
      reason?: string,
      category?: DocumentCategory,
    ) => Effect.Effect<
      { readonly type: string; readonly bytes: Uint8Array },
      DocumentRefusal | DocumentsUnavailable | ReadReasonRequired | SignInRequired
    >
  }
>()("@xl/core/documents/Documents") {}
