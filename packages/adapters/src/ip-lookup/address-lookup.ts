import { InternetAddress, decode } from "@xl/core/shared"
import { type AddressLookup, VendorUnavailable } from "@xl/core/monitoring"
import { Effect, Result } from "effect"

/** Milliseconds after which a service that does not answer is left alone: a sign-in is recorded without it. */
const PATIENCE = 5_000

export interface AddressLookupOptions {
  readonly url: string
  readonly fetch: typeof fetch
}

/** Nobody is asked. */
export const addressLookupNone: AddressLookup["Service"] = { find: () => Effect.succeed(null) }

/** What such services answer: the address as text, or JSON with it under "ip". */
const addressIn = (body: string): unknown => {
  try {
    return (JSON.parse(body) as { readonly ip?: unknown } | null)?.ip ?? body.trim()
  } catch {
    return body.trim()
  }
}

/** A service over HTTPS that answers with text, or with JSON in which the address is "ip". It learns nothing but the address. */
export const addressLookupHttp = ({ fetch, url }: AddressLookupOptions): AddressLookup["Service"] => ({
  find: () =>
    Effect.tryPromise({
      try: async () => {
        const signal = AbortSignal.timeout(PATIENCE)
        const answer = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer", signal })
        if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
        const address = decode(InternetAddress)(addressIn(await answer.text()))
        if (Result.isFailure(address)) throw new Error("The service answered with no address")
        return address.success
      },
      catch: (cause) => new VendorUnavailable({ cause }),
    }),
})
