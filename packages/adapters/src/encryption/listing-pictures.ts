import {
  DocumentNotFound,
  DocumentsUnavailable,
  FileEmpty,
  FileTooLarge,
  type ListingPictures,
  PictureTypeRefused,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import type { Answer, Transport } from "./transport.ts"

export interface ListingPictureService {
  /** Address of `/listing-pictures`, without a query. */
  readonly url: string
  readonly token: () => Promise<string | null>
  readonly transport: Transport
}

const Refused = t.type({ code: t.string })
const Kept = t.type({ key: t.string })

type NotTaken = DocumentNotFound | FileEmpty | FileTooLarge | PictureTypeRefused | SignInRequired | UploadTimedOut

const NOT_TAKEN: { readonly [code: string]: (() => NotTaken) | undefined } = {
  DocumentNotFound: () => new DocumentNotFound(),
  FileEmpty: () => new FileEmpty(),
  FileTooLarge: () => new FileTooLarge(),
  PictureTypeRefused: () => new PictureTypeRefused(),
  SignInRequired: () => new SignInRequired(),
  UploadTimedOut: () => new UploadTimedOut(),
}

const unavailable = (cause: unknown) => new DocumentsUnavailable({ cause })

const codeIn = (body: unknown): string =>
  Result.getOrElse(
    Result.map(decode(Refused)(body), ({ code }) => code),
    () => "",
  )

/** What a refusal's code stands for; anything else is a service that does not answer as promised. */
const taken = ({ body, status }: Answer): Effect.Effect<string, DocumentsUnavailable | NotTaken> => {
  if (status < 300)
    return Effect.fromResult(
      Result.mapBoth(decode(Kept)(body), { onSuccess: ({ key }) => key, onFailure: unavailable }),
    )
  return Effect.fail(NOT_TAKEN[codeIn(body)]?.() ?? unavailable(`The gateway answered ${status}`))
}

const read = async (
  answer: Response,
): Promise<Uint8Array | DocumentNotFound | DocumentsUnavailable | SignInRequired> => {
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
  if (answer.status === 404) return new DocumentNotFound()
  return answer.status === 401 ? new SignInRequired() : unavailable(`The gateway answered ${answer.status}`)
}

/** The pictures of assets, at our gateway. */
export const listingPicturesHttp = ({ token, transport, url }: ListingPictureService): ListingPictures["Service"] => {
  const headers = async () => ({ token: (await token()) ?? "" })
  return {
    upload: (asset, file, progress) =>
      Effect.tryPromise({
        try: async (signal) => {
          const body = new FormData()
          body.append("file1", new Blob([(await file.bytes()).slice()], { type: file.type }), file.name)
          const to = `${url}?${new URLSearchParams({ asset })}`
          return transport({ url: to, headers: await headers(), body, signal, progress })
        },
        catch: unavailable,
      }).pipe(
        Effect.flatMap(taken),
        Effect.timeoutOrElse({ duration: UPLOAD_TIMEOUT_MILLIS, orElse: () => Effect.fail(new UploadTimedOut()) }),
      ),
    read: (key) =>
      Effect.tryPromise({
        try: async (signal) =>
          read(await fetch(`${url}?${new URLSearchParams({ key })}`, { headers: await headers(), signal })),
        catch: unavailable,
      }).pipe(Effect.flatMap((found) => (found instanceof Uint8Array ? Effect.succeed(found) : Effect.fail(found)))),
  }
}
