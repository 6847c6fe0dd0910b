import { PublicationPending } from "@xl/core/assets"
import {
  VdrFrozen,
  VdrFull,
  VdrItem,
  VdrItemNotFound,
  VdrNameInvalid,
  type VdrPass,
  type VdrReading,
} from "@xl/core/data-room"
import {
  DocumentsUnavailable,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  type LocalFile,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import type { Transport } from "../encryption/transport.ts"

/** Where the bytes of files are, and how they are sent. */
export interface VdrFiles {
  /** Address of the gateway; passes name paths at it. */
  readonly origin: string
  readonly transport: Transport
}

const REFUSED = {
  RoomFileTypeRefused: () => new RoomFileTypeRefused(),
  FileEmpty: () => new FileEmpty(),
  FileNameMisleads: () => new FileNameMisleads(),
  FileTooLarge: () => new FileTooLarge(),
  PublicationPending: () => new PublicationPending(),
  SignInRequired: () => new SignInRequired(),
  UploadTimedOut: () => new UploadTimedOut(),
  VdrFrozen: () => new VdrFrozen(),
  VdrFull: () => new VdrFull(),
  VdrItemNotFound: () => new VdrItemNotFound(),
  VdrNameInvalid: () => new VdrNameInvalid(),
}
type Code = keyof typeof REFUSED
/** Why the gateway does not take a file. */
export type NotTaken = ReturnType<(typeof REFUSED)[Code]> | RoomFileTooLarge

const Refused = t.type({ code: t.keyof(REFUSED as { readonly [C in Code]: unknown }) })
const TooLarge = t.type({ code: t.literal("RoomFileTooLarge"), mostBytes: t.number })
/** The answer to a file that was taken. */
export const filedIn = t.type({ item: VdrItem })

const unavailable = (cause: unknown) => new DocumentsUnavailable({ cause })

/** What a refusal's code stands for; anything else is a gateway that does not answer as promised. */
export const refusedAs = (status: number, body: unknown): DocumentsUnavailable | NotTaken => {
  const large = decode(TooLarge)(body)
  if (Result.isSuccess(large)) return new RoomFileTooLarge(large.success)
  const refused = decode(Refused)(body)
  return Result.isSuccess(refused)
    ? REFUSED[refused.success.code]()
    : unavailable(`The gateway answered ${status} about a file`)
}

const formOf = async (file: LocalFile): Promise<FormData> => {
  const form = new FormData()
  form.append("file1", new Blob([(await file.bytes()).slice()], { type: file.type }), file.name)
  return form
}

const at = (origin: string, path: string, replaces: string | null): string => {
  const address = new URL(path, origin)
  if (replaces !== null) address.searchParams.set("replaces", replaces)
  return address.href
}

/** Sends a file with the pass of its folder, to lie there or in the place of a file of it. */
export const sendFile = (
  { origin, transport }: VdrFiles,
  { token, url }: VdrPass,
  { file, replaces }: { readonly file: LocalFile; readonly replaces: string | null },
  progress: (done: number) => void,
): Effect.Effect<VdrItem, DocumentsUnavailable | NotTaken> =>
  Effect.tryPromise({
    try: async (signal) =>
      transport({ url: at(origin, url, replaces), headers: { token }, body: await formOf(file), signal, progress }),
    catch: unavailable,
  }).pipe(
    Effect.flatMap(({ body, status }) =>
      status < 300
        ? Effect.fromResult(Result.mapError(decode(filedIn)(body), unavailable))
        : Effect.fail(refusedAs(status, body)),
    ),
    Effect.map(({ item }) => item),
    Effect.timeoutOrElse({ duration: UPLOAD_TIMEOUT_MILLIS, orElse: () => Effect.fail(new UploadTimedOut()) }),
  )

interface Fetched {
  readonly type: string
  readonly bytes: Uint8Array
}
type NotRead = DocumentsUnavailable | SignInRequired | VdrItemNotFound

const NOT_READ: { readonly [status: number]: (() => NotRead) | undefined } = {
  401: () => new SignInRequired(),
  404: () => new VdrItemNotFound(),
}

/** Fetches a file's bytes with its pass. */
export const fetchFile = (
  { origin }: VdrFiles,
  { token, url }: VdrPass,
  how: VdrReading,
): Effect.Effect<Fetched, NotRead> =>
  Effect.tryPromise({
    try: async (signal) => {
      const address = new URL(url, origin)
      address.searchParams.set("how", how)
      const answer = await fetch(address, { headers: { token }, signal })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return { status: answer.status, type: answer.headers.get("content-type") ?? "", bytes }
    },
    catch: unavailable,
  }).pipe(
    Effect.flatMap(({ bytes, status, type }): Effect.Effect<Fetched, NotRead> => {
      if (status === 200) return Effect.succeed({ type, bytes })
      return Effect.fail(NOT_READ[status]?.() ?? unavailable(`The gateway answered ${status} about a file`))
    }),
  )
