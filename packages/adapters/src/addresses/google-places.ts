import { VendorUnavailable } from "@xl/core/monitoring"
import { type AddressBook, COMPLETED_COUNTRY, MOST_SUGGESTIONS, type PostalAddress } from "@xl/core/profiles"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"

export interface GooglePlacesOptions {
  /** A key of the Places API that is bound to our pages. */
  readonly key: string
  readonly fetch: typeof fetch
}

const PLACES = "https://places.googleapis.com/v1/places"
/** Characters from which on Google is asked. */
const LEAST_TYPED = 3

const Suggested = t.type({
  suggestions: t.union([
    t.readonlyArray(t.type({ placePrediction: t.type({ placeId: t.string, text: t.type({ text: t.string }) }) })),
    t.undefined,
  ]),
})
const Component = t.type({ longText: t.string, shortText: t.string, types: t.readonlyArray(t.string) })
const Place = t.type({ addressComponents: t.readonlyArray(Component) })

/** The parts of our address by Google's kinds of components. Source: Google's documentation of Place Details (New). */
const partsOf = (components: ReadonlyArray<t.TypeOf<typeof Component>>): Partial<PostalAddress> => {
  const of = (kind: string) => components.find(({ types }) => types.includes(kind))
  const address = [of("street_number")?.longText, of("route")?.longText].filter(Boolean).join(" ")
  const [city, state, zip] = [of("locality") ?? of("sublocality"), of("administrative_area_level_1"), of("postal_code")]
  return {
    country: COMPLETED_COUNTRY,
    ...(address !== "" && { address }),
    ...(city && { city: city.longText }),
    ...(state && { state: state.shortText }),
    ...(zip && { zipCode: zip.longText }),
  }
}

/** Google's Places API over its wire, without its script: it hears what is typed, from a page of ours, and whom it is of not. */
export const addressBookGoogle = ({ fetch, key }: GooglePlacesOptions): AddressBook["Service"] => {
  const ask = <A, O>(codec: t.Type<A, O>, address: string, init: RequestInit, headers: Record<string, string>) =>
    Effect.tryPromise({
      try: async () => {
        const answer = await fetch(address, {
          ...init,
          headers: { "x-goog-api-key": key, ...headers },
          credentials: "omit",
        })
        if (!answer.ok) throw new Error(`Google answered ${answer.status}`)
        const read = decode(codec)(await answer.json())
        if (Result.isFailure(read)) throw new Error("Google answered otherwise than documented")
        return read.success
      },
      catch: (cause) => new VendorUnavailable({ cause }),
    })
  return {
    suggest: (typed) => {
      if (typed.trim().length < LEAST_TYPED) return Effect.succeed([])
      const body = JSON.stringify({ input: typed.trim(), includedRegionCodes: ["us"] })
      const headers = { "content-type": "application/json" }
      return Effect.map(ask(Suggested, `${PLACES}:autocomplete`, { method: "POST", body }, headers), (answer) =>
        (answer.suggestions ?? [])
          .slice(0, MOST_SUGGESTIONS)
          .map(({ placePrediction: { placeId, text } }) => ({ id: placeId, label: text.text })),
      )
    },
    complete: ({ id }) =>
      Effect.map(
        ask(Place, `${PLACES}/${encodeURIComponent(id)}`, {}, { "x-goog-fieldmask": "addressComponents" }),
        ({ addressComponents }) => partsOf(addressComponents),
      ),
  }
}
