import { type RegistrationIdentity, VendorUnavailable } from "@xl/core/monitoring"
import { Effect } from "effect"

export interface RegistrationIdentityOptions {
  readonly url: string
  readonly fetch: typeof fetch
}

/** Nobody is told. */
export const registrationIdentityNone: RegistrationIdentity["Service"] = { registered: () => Effect.void }

/** A service that takes `{"userId": "…"}` by POST; it learns nothing else of the person. */
export const registrationIdentityHttp = ({
  fetch,
  url,
}: RegistrationIdentityOptions): RegistrationIdentity["Service"] => ({
  registered: (userId) =>
    Effect.tryPromise({
      try: async () => {
        const answer = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ userId }),
          credentials: "omit",
          referrerPolicy: "no-referrer",
        })
        if (!answer.ok) throw new Error(`The service answered ${answer.status}`)
      },
      catch: (cause) => new VendorUnavailable({ cause }),
    }),
})
