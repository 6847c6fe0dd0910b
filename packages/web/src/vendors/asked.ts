import { addressBookGoogle, addressBookOwn } from "@xl/adapters/addresses"
import { addressLookupHttp, addressLookupNone } from "@xl/adapters/ip-lookup"
import { registrationIdentityHttp, registrationIdentityNone } from "@xl/adapters/registration-identity"
import { type AddressLookup, mayLoad, type RegistrationIdentity, type ThirdParties } from "@xl/core/monitoring"
import type { AddressBook } from "@xl/core/profiles"
import { Effect } from "effect"
import type { Config } from "../composition/config.ts"
import { consentIn } from "./consent-cookie.ts"

/** The page that is open, as far as what may be asked of others hangs on it. */
export interface AskingPage {
  readonly host: () => string
  readonly cookies: () => string
  readonly fetch: typeof fetch
}

const PAGE: AskingPage = {
  host: () => location.host,
  cookies: () => document.cookie,
  fetch: (...asked) => fetch(...asked),
}

/** Where a service may be asked right now; null where it is not named or the visitor has not agreed. */
const agreed = (name: keyof ThirdParties, { thirdParties }: Pick<Config, "thirdParties">, page: AskingPage) => {
  return mayLoad(name, thirdParties, page.host(), consentIn(page.cookies())) ? thirdParties[name] : null
}

/** Whether the visitor has agreed is looked at with each question: it may be answered between two of them. */
export const addressLookupOf = (
  config: Pick<Config, "thirdParties">,
  page: AskingPage = PAGE,
): AddressLookup["Service"] => ({
  find: () =>
    Effect.suspend(() => {
      const url = agreed("addressLookup", config, page)
      return (url === null ? addressLookupNone : addressLookupHttp({ url, fetch: page.fetch })).find()
    }),
})

export const registrationIdentityOf = (
  config: Pick<Config, "thirdParties">,
  page: AskingPage = PAGE,
): RegistrationIdentity["Service"] => ({
  registered: (id) =>
    Effect.suspend(() => {
      const url = agreed("registrationIdentity", config, page)
      return (
        url === null ? registrationIdentityNone : registrationIdentityHttp({ url, fetch: page.fetch })
      ).registered(id)
    }),
})

/** Our own towns until a maps service is named and the visitor has agreed; a place is completed where it was suggested. */
export const addressBookOf = (
  config: Pick<Config, "placesUrl" | "thirdParties">,
  page: AskingPage = PAGE,
): AddressBook["Service"] => {
  const own = addressBookOwn({ url: config.placesUrl, fetch: page.fetch })
  let book = own
  return {
    suggest: (typed) =>
      Effect.suspend(() => {
        const key = agreed("maps", config, page)
        book = key === null ? own : addressBookGoogle({ key, fetch: page.fetch })
        return book.suggest(typed)
      }),
    complete: (suggestion) => Effect.suspend(() => book.complete(suggestion)),
  }
}
