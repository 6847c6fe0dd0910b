import {
  type Avatars,
  DocumentNotFound,
  DocumentsUnavailable,
  FileEmpty,
  FileTooLarge,
  PictureTypeRefused,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"

export interface AvatarService {
  /** Address of `/avatars`, without a query. */
  readonly url: string
  readonly token: () => Promise<string | null>
}

const Refused = t.type({ code: t.string })
const Changed = t.type({ key: t.string })

type NotTaken = FileEmpty | FileTooLarge | PictureTypeRefused | SignInRequired | UploadTimedOut
type Known<R> = { readonly [code: string]: (() => R) | undefined }

const NOT_TAKEN: Known<NotTaken> = {
  FileEmpty: () => new FileEmpty(),
  FileTooLarge: () => new FileTooLarge(),
  PictureTypeRefused: () => new PictureTypeRefused(),
  SignInRequired: () => new SignInRequired(),
  UploadTimedOut: () => new UploadTimedOut(),
}
const NOT_READ: Known<DocumentNotFound | SignInRequired> = {
  DocumentNotFound: () => new DocumentNotFound(),
  SignInRequired: () => new SignInRequired(),
}
const NOT_REMOVED: Known<SignInRequired> = { SignInRequired: () => new SignInRequired() }

const unavailable = (cause: unknown) => new DocumentsUnavailable({ cause })

/** What a refusal's code stands for; anything else is a service that does not answer as promised. */
const refusedAs = <R>(known: Known<R>, { body, status }: Answered): DocumentsUnavailable | R => {
  const refused = decode(Refused)(body)
  const code = Result.isSuccess(refused) ? refused.success.code : ""
  return known[code]?.() ?? unavailable(`The gateway answered ${status}`)
}

interface Answered {
  readonly status: number
  readonly body: unknown
  readonly bytes: Uint8Array
}

const json = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null // a picture, or not an answer of ours: the caller judges by its status
  }
}

/** The picture of whoever is signed in, at our gateway. */
export const avatarsHttp = ({ token, url }: AvatarService): Avatars["Service"] => {
  const ask = (address: string, init: () => Promise<RequestInit>) =>
    Effect.tryPromise({
      try: async (signal): Promise<Answered> => {
        const headers = { token: (await token()) ?? "" }
        const answer = await fetch(address, { ...(await init()), headers, signal })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        return { status: answer.status, body: json(bytes), bytes }
      },
      catch: unavailable,
    })
  const taken = <R>(answer: Answered, known: Known<R>) =>
    answer.status < 300 ? Effect.succeed(answer) : Effect.fail(refusedAs(known, answer))
  return {
    change: (file) =>
      ask(url, async () => {
        const body = new FormData()
        body.append("file1", new Blob([(await file.bytes()).slice()], { type: file.type }), file.name)
        return { method: "POST", body }
      }).pipe(
        Effect.flatMap((answer) => taken(answer, NOT_TAKEN)),
        Effect.flatMap(({ body }) => Effect.fromResult(Result.mapError(decode(Changed)(body), unavailable))),
        Effect.map(({ key }) => key),
        Effect.timeoutOrElse({ duration: UPLOAD_TIMEOUT_MILLIS, orElse: () => Effect.fail(new UploadTimedOut()) }),
      ),
    remove: () =>
      ask(url, async () => ({ method: "DELETE" })).pipe(
        Effect.flatMap((answer) => taken(answer, NOT_REMOVED)),
        Effect.asVoid,
      ),
    read: (key) =>
      ask(`${url}?${new URLSearchParams({ key })}`, async () => ({})).pipe(
        Effect.flatMap((answer) => taken(answer, NOT_READ)),
        Effect.map(({ bytes }) => bytes),
      ),
  }
}
