import {
  DocumentNotFound,
  type DocumentRefusal,
  type Documents,
  DocumentsUnavailable,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  FileTypeRefused,
  type LocalFile,
  PROOF_OF_FUNDS_CATEGORY,
  ReadReasonRequired,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
  DocumentRef,
} from "@xl/core/documents"
import { SignInRequired } from "@xl/core/kernel"
import { decode, type UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import type { Answer, Transport } from "./transport.ts"

export interface EncryptionService {
  /** Address of `/category-records`, without a query. */
  readonly url: string
  readonly token: () => Promise<string | null>
  /** Whose papers are filed: the user who is signed in. */
  readonly owner: () => Promise<UserId | null>
  readonly transport: Transport
  /** Hears of a download that was answered with anything but 200. */
  readonly report?: ((what: string, cause: unknown) => void) | undefined
}

type Refusal = DocumentRefusal | ReadReasonRequired | SignInRequired | UploadTimedOut
const REFUSALS: { readonly [code: string]: (() => Refusal) | undefined } = {
  DocumentNotFound: () => new DocumentNotFound(),
  FileEmpty: () => new FileEmpty(),
  FileNameMisleads: () => new FileNameMisleads(),
  FileTooLarge: () => new FileTooLarge(),
  FileTypeRefused: () => new FileTypeRefused(),
  ReadReasonRequired: () => new ReadReasonRequired(),
  SignInRequired: () => new SignInRequired(),
  UploadTimedOut: () => new UploadTimedOut(),
}

type Failure = DocumentsUnavailable | Refusal

const Refused = t.type({ code: t.string })
const Filed = t.type({ file1: DocumentRef })
const Read = t.type({ file1: t.type({ type: t.string, data: t.string }) })

const refusedAs = ({ body, status }: Answer): Failure => {
  const refused = decode(Refused)(body)
  const code = Result.isSuccess(refused) ? refused.success.code : ""
  return REFUSALS[code]?.() ?? new DocumentsUnavailable({ cause: `The encryption service answered ${status}` })
}

/** The answer as promised, or why there is none. */
const answered = <A, O>(codec: t.Type<A, O>, answer: Answer): Effect.Effect<A, Failure> =>
  answer.status < 300
    ? Effect.fromResult(Result.mapError(decode(codec)(answer.body), (cause) => new DocumentsUnavailable({ cause })))
    : Effect.fail(refusedAs(answer))

const addressOf = (url: string, query: { readonly [name: string]: string }) => `${url}?${new URLSearchParams(query)}`

const formOf = async (file: LocalFile): Promise<FormData> => {
  const form = new FormData()
  form.append("file1", new Blob([(await file.bytes()).slice()], { type: file.type }), file.name)
  return form
}

/** Sensitive papers over the encryption service's category records, at the gateway or at a vendor. */
export const documentsEncryption = ({
  owner,
  report,
  token,
  transport,
  url,
}: EncryptionService): Documents["Service"] => {
  const attempt = <A>(work: (signal: AbortSignal) => Promise<A>) =>
    Effect.tryPromise({ try: work, catch: (cause) => new DocumentsUnavailable({ cause }) })
  const headers = async () => ({ token: (await token()) ?? "" })
  return {
    upload: (file, progress) =>
      attempt(async (signal) => {
        const address = addressOf(url, { "owner-id": (await owner()) ?? "", "category-id": PROOF_OF_FUNDS_CATEGORY })
        return transport({ url: address, headers: await headers(), body: await formOf(file), signal, progress })
      }).pipe(
        Effect.flatMap((answer) => answered(Filed, answer)),
        Effect.map(({ file1 }) => file1),
        Effect.catchTag("ReadReasonRequired", (cause) => Effect.fail(new DocumentsUnavailable({ cause }))), // none is read
        Effect.timeoutOrElse({ duration: UPLOAD_TIMEOUT_MILLIS, orElse: () => Effect.fail(new UploadTimedOut()) }),
      ),
    download: ({ dataOwnerId, key }, reason, category = PROOF_OF_FUNDS_CATEGORY) =>
      attempt(async (signal): Promise<Answer> => {
        const query = {
          "owner-id": dataOwnerId,
          "external-id": key,
          "category-id": category,
          ...(reason && { reason }),
        }
        const response = await fetch(addressOf(url, query), { headers: await headers(), signal })
        if (response.status !== 200)
          report?.("Downloading a document", `The encryption service answered ${response.status}`)
        return { status: response.status, body: await response.json() }
      }).pipe(
        Effect.flatMap((answer) => answered(Read, answer)),
        Effect.catchTag("UploadTimedOut", (cause) => Effect.fail(new DocumentsUnavailable({ cause }))),
        Effect.flatMap(({ file1: { data, type } }) =>
          Effect.try({
            try: () => ({ type, bytes: Uint8Array.from(atob(data), (c) => c.charCodeAt(0)) }),
            catch: (cause) => new DocumentsUnavailable({ cause }),
          }),
        ),
      ),
  }
}
