import { addressBookContract } from "@xl/testkit/users/contract"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addressBookGoogle, addressBookOwn } from "./index.ts"

const run = Effect.runPromise
const url = "https://market.example/places"
type Asked = readonly [address: string, init: RequestInit | undefined]

const wire = (answers: (address: string) => unknown, status = 200) => {
  const asked: Array<Asked> = []
  const fetch = (async (address: unknown, init?: RequestInit) => {
    asked.push([String(address), init])
    return new Response(JSON.stringify(answers(String(address))), { status })
  }) as typeof globalThis.fetch
  return { asked, fetch }
}
const CHICAGO = { towns: [{ zipCode: "60606", city: "Chicago", state: "IL" }] }
const own = (answer: unknown = CHICAGO, status?: number) => {
  const { asked, fetch } = wire(() => answer, status)
  return { asked, book: addressBookOwn({ url, fetch }) }
}
const part = (longText: string, shortText: string, ...types: ReadonlyArray<string>) => ({ longText, shortText, types })
const PLACE = {
  addressComponents: [
    part("1", "1", "street_number"),
    part("Main Street", "Main St", "route"),
    part("Chicago", "Chicago", "locality", "political"),
    part("Illinois", "IL", "administrative_area_level_1", "political"),
    part("60606", "60606", "postal_code"),
  ],
}
const google = (suggestions?: ReadonlyArray<unknown>) => {
  const prediction = { placePrediction: { placeId: "p/1", text: { text: "1 Main Street, Chicago, IL, USA" } } }
  const { asked, fetch } = wire((address) =>
    address.endsWith(":autocomplete") ? { suggestions: suggestions ?? [prediction] } : PLACE,
  )
  return { asked, book: addressBookGoogle({ key: "maps-key", fetch }) }
}

addressBookContract("our own towns", () => own().book)
addressBookContract("Google's Places", () => google().book)

describe("our own towns", () => {
  it("complete town, state and ZIP code, and keep the street (SEL-422)", async () => {
    const { asked, book } = own()
    const [town] = await run(book.suggest("1 Main Street, Chic"))
    expect([town?.label, asked[0]?.[0]]).toEqual(["Chicago, IL 60606", `${url}?typed=Chic`])
    expect(town && (await run(book.complete(town)))).toEqual({
      address: "1 Main Street",
      city: "Chicago",
      state: "IL",
      zipCode: "60606",
      country: "USA",
    })
  })

  it("leave a ZIP code that is one of several to be typed", async () => {
    const { book } = own({ towns: [{ zipCode: null, city: "Chicago", state: "IL" }] })
    const [town] = await run(book.suggest("1 Main Street, Chic"))
    const completed = { address: "1 Main Street", city: "Chicago", state: "IL", country: "USA" }
    expect([town?.label, town && (await run(book.complete(town)))]).toEqual(["Chicago, IL", completed])
  })

  it("are not asked before there is a town to look for", async () => {
    const { asked, book } = own()
    expect(await run(book.suggest("1 Main Street"))).toEqual([])
    expect(asked).toEqual([])
  })

  it.each([
    [CHICAGO, 500],
    [{ towns: [{ zipCode: "60606", city: "Chicago", state: "Illinois" }] }, 200],
  ])("fail with %j and %i", async (answer, status) => {
    const why = await run(Effect.flip(own(answer, status).book.suggest("60606")))
    expect(why._tag).toBe("VendorUnavailable")
  })
})

describe("Google's Places", () => {
  it("are asked for addresses in the United States with the deployment's key (ACC-034, ACC-678, SEL-281)", async () => {
    const { asked, book } = google()
    const [place] = await run(book.suggest(" 1 Main "))
    expect(place).toEqual({ id: "p/1", label: "1 Main Street, Chicago, IL, USA" })
    const [address, init] = asked[0] ?? []
    expect([address, init?.method, init?.body, init?.credentials]).toEqual([
      "https://places.googleapis.com/v1/places:autocomplete",
      "POST",
      '{"input":"1 Main","includedRegionCodes":["us"]}',
      "omit",
    ])
    expect(init?.headers).toEqual({ "x-goog-api-key": "maps-key", "content-type": "application/json" })
  })

  it("give every part of an address, the state by its code, in the USA (ACC-033, ACC-612, SEL-283)", async () => {
    const { asked, book } = google()
    const [place] = await run(book.suggest("1 Main"))
    expect(await run(book.complete(place ?? { id: "", label: "" }))).toEqual({
      address: "1 Main Street",
      city: "Chicago",
      state: "IL",
      zipCode: "60606",
      country: "USA",
    })
    expect(asked.map(([address]) => address)).toEqual([
      "https://places.googleapis.com/v1/places:autocomplete",
      "https://places.googleapis.com/v1/places/p%2F1",
    ])
    expect(asked[1]?.[1]?.headers).toEqual({ "x-goog-api-key": "maps-key", "x-goog-fieldmask": "addressComponents" })
  })

  it("are not asked before three characters, and may know nothing", async () => {
    const { asked, book } = google([])
    expect([await run(book.suggest("1 ")), asked]).toEqual([[], []])
    expect(await run(book.suggest("nowhere at all"))).toEqual([])
  })
})
