import { VendorUnavailable } from "@xl/core/monitoring"
import { type AddressBook, COMPLETED_COUNTRY, type PostalAddress, Town, townTyped } from "@xl/core/profiles"
import { decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import * as t from "io-ts"

export interface OwnTownsOptions {
  /** Our gateway's `/places`. */
  readonly url: string
  readonly fetch: typeof fetch
}

const Answer = t.type({ towns: t.readonlyArray(Town) })

/** Towns of our gateway's own list: nobody else hears what is typed. */
export const addressBookOwn = ({ fetch, url }: OwnTownsOptions): AddressBook["Service"] => {
  const suggested = new Map<string, Partial<PostalAddress>>()
  const ask = async (town: string): Promise<ReadonlyArray<Town>> => {
    const answer = await fetch(`${url}?typed=${encodeURIComponent(town)}`)
    if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`)
    const towns = decode(Answer)(await answer.json())
    if (Result.isFailure(towns)) throw new Error("The gateway answered otherwise than promised")
    return towns.success.towns
  }
  return {
    suggest: (typed) => {
      const wanted = townTyped(typed)
      if (wanted === null) return Effect.succeed([])
      return Effect.tryPromise({
        try: async () => {
          suggested.clear()
          return (await ask(wanted.town)).map(({ city, state, zipCode }) => {
            const label = [`${city}, ${state}`, zipCode ?? []].flat().join(" ")
            suggested.set(label, {
              city,
              state,
              country: COMPLETED_COUNTRY,
              ...(wanted.street !== "" && { address: wanted.street }),
              ...(zipCode !== null && { zipCode }),
            })
            return { id: label, label }
          })
        },
        catch: (cause) => new VendorUnavailable({ cause }),
      })
    },
    complete: ({ id }) => Effect.sync(() => suggested.get(id) ?? {}),
  }
}
