import { createHash } from "node:crypto"
import { BankNotConnected, type ConnectionFailure, type BankConnections } from "@xl/core/banking"
import { dayOf, decode, Millis, must } from "@xl/core/shared"
import { Clock, Effect, Result } from "effect"
import * as t from "io-ts"
import { asked, PROVIDER_PATIENCE } from "./asking.ts"

export interface VopayAccess {
  /** Where its API begins, such as `https://earthnode.vopay.com/api/v2`. */
  readonly url: string
  readonly accountId: string
  readonly key: string
  readonly sharedSecret: string
  /** Where its frame would lead if it led anywhere: it posts a message instead. */
  readonly origin: string
}

/** VoPay says how long no page lives; ours is asked for anew after half an hour. */
const LIFE = 30 * 60_000

const Answer = t.type({ Success: t.boolean, ErrorMessage: t.union([t.string, t.undefined, t.null]) })
const Embedded = t.type({ EmbedURL: t.string })
const TokenInfo = t.type({
  MaskedAccount: t.union([t.string, t.undefined, t.null]),
  BankName: t.union([t.string, t.undefined, t.null]),
})

class Refused extends Error {}

/** VoPay has no codes, only sentences. */
const reasonOf = (cause: unknown): ConnectionFailure => {
  if (!(cause instanceof Refused)) return "unavailable"
  return /token|expired|not found/i.test(cause.message) ? "expired" : "unsupported"
}

/** Source: docs.vopay.com, API overview: SHA-1 of key, shared secret and the day as YYYY-MM-DD. */
export const vopaySignature = ({ key, sharedSecret }: VopayAccess, day: string): string =>
  createHash("sha1").update(`${key}${sharedSecret}${day}`).digest("hex")

const unavailable = () => new BankNotConnected({ reason: "unavailable" })

/** VoPay by the documented calls of its iQ11: a page to frame, and what it knows of a token. It never tells an account's number. */
export const vopayConnections = (access: VopayAccess): BankConnections["Service"] => {
  const call = (method: "GET" | "POST", path: string, fields: Readonly<Record<string, string>>) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const signature = vopaySignature(access, dayOf(now))
      const all = new URLSearchParams({ AccountID: access.accountId, Key: access.key, Signature: signature, ...fields })
      return asked(() => sent(`${access.url}${path}`, method, all), reasonOf)
    })
  const read = <A, O>(codec: t.Type<A, O>, answer: unknown) =>
    Result.match(decode(codec)(answer), { onSuccess: Effect.succeed, onFailure: () => Effect.fail(unavailable()) })
  return {
    start: () =>
      Effect.gen(function* () {
        const answer = yield* call("POST", "/iq11/generate-embed-url", {
          RedirectURL: access.origin,
          RedirectMethod: "JavascriptMessage",
          Country: "US",
        })
        const { EmbedURL } = yield* read(Embedded, answer)
        const expiration = must(Millis, (yield* Clock.currentTimeMillis) + LIFE)
        return { provider: "vopay", page: "/bank-connection/vopay", token: EmbedURL, expiration }
      }),
    connected: ({ token }) =>
      Effect.gen(function* () {
        const given = token ?? ""
        const { BankName, MaskedAccount } = yield* read(
          TokenInfo,
          yield* call("GET", "/iq11/token-info", { Token: given }),
        )
        const end = /\d{4}$/.exec(MaskedAccount ?? "")?.[0] ?? null
        return { token: given, bankName: BankName ?? null, routingNumber: null, lastFour: end, hasAddress: false }
      }),
    release: () => Effect.void, // VoPay has no call that gives a token up; ours is forgotten
  }
}

const sent = async (address: string, method: "GET" | "POST", fields: URLSearchParams): Promise<unknown> => {
  const response = await fetch(method === "GET" ? `${address}?${fields.toString()}` : address, {
    method,
    signal: AbortSignal.timeout(PROVIDER_PATIENCE),
    ...(method === "POST" ? { body: fields } : {}),
  })
  if (!response.ok) throw new Error(`VoPay answered ${response.status}`)
  const answer: unknown = await response.json()
  const { ErrorMessage, Success } = Result.getOrThrow(decode(Answer)(answer))
  if (!Success) throw new Refused(ErrorMessage ?? "")
  return answer
}
