import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fieldTexts } from "../shared/field-words.ts"
import { Millis, must } from "../shared/index.ts"
import { withAddress, withBasicInfo, withCompany, withPurchaseEntity } from "./edits.ts"
import { withSellerInfo } from "./seller-edits.ts"
import { entityFailures, normalizedAddress, normalizedAddressText, PROFILE_STRATEGY, type SellerInfo } from "./index.ts"

const address = {
  country: "United States",
  state: "TX",
  city: "Austin",
  address: "1 Main St., Unit (2)",
  zipCode: "78701",
}
const info: SellerInfo = {
  entityName: "Smith & Sons, LLC",
  entityAddress: address,
  phoneNumber: "(512)-555-0101",
  executive: true,
  title: "Manager",
  signedByFirstName: "Sam",
  signedByLastName: "Seller",
}
const now = must(Millis, 1_000)
const wrong = (change: Partial<typeof address>, entityName = info.entityName) =>
  Object.entries(entityFailures({ entityName, entityAddress: { ...address, ...change } })).flatMap(([field, why]) =>
    why === null ? [] : [`${field}: ${fieldTexts[why]}`],
  )

describe("the seller's entity step", () => {
  it("requires a country (ACC-367)", () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ country: " " })).toEqual(["country: This field is required"])
    expect(wrong({ country: " ", state: "" })).toEqual([
      "state: This field is required",
      "country: This field is required",
    ])
    expect(wrong({ country: "", state: "", city: "", address: "", zipCode: "" }, "")).toEqual(
      ["entityName", "address", "city", "state", "country", "zipCode"].map(
        (field) => `${field}: This field is required`,
      ),
    )
    const saved = withSellerInfo(aProfile(), { ...info, entityAddress: { ...address, country: "" } }, now)
    expect(Result.isFailure(saved) && saved.failure.problems).toEqual([
      { field: "country", message: "This field is required" },
    ])
  })

  it.each([
    ["entity name", wrong({}, "Fund #1"), "entityName: Wrong symbols in name"],
    ["entity name's length", wrong({}, "a".repeat(101)), "entityName: At most 100 characters, please"],
    ["address", wrong({ address: "1 Main St #2" }), "address: Wrong symbols in address"],
    ["address's length", wrong({ address: "a".repeat(101) }), "address: At most 100 characters, please"],
    ["city", wrong({ city: "Austin!" }), "city: Wrong symbols in city"],
    ["city's length", wrong({ city: "a".repeat(101) }), "city: At most 100 characters, please"],
    ["state", wrong({ state: "Bavaria" }), "state: Please choose a state"],
    ["country", wrong({ country: "U$A" }), "country: Wrong symbols in country"],
    ["country's length", wrong({ country: "a".repeat(101) }), "country: At most 100 characters, please"],
  ])("checks the format of the %s (ACC-368)", (_what, told, expected) => {
    expect(told).toEqual([expected])
  })

  it("takes a hundred characters, and the signs of each kind (ACC-368)", () => {
    expect(
      wrong({ city: "a".repeat(100), address: "b".repeat(100), country: "c".repeat(100) }, "d".repeat(100)),
    ).toEqual([])
    expect(wrong({ state: "texas", city: "San José" }, "A $1 Fund, (B) / C & D*")).toEqual([])
  })

  it("normalises the address (ACC-370, ACC-371)", () => {
    const typed = {
      country: " USA ",
      state: "texas",
      city: "  San  José ",
      address: "1\tMüller  Straße",
      zipCode: " 78701 ",
    }
    const kept = { country: "USA", state: "TX", city: "San Jose", address: "1 Muller Strasse", zipCode: "78701" }
    expect(normalizedAddress(typed)).toEqual(kept)
    const saved = withSellerInfo(aProfile(), { ...info, entityAddress: { ...typed, address: "1  Piñon Road" } }, now)
    expect(Result.getOrThrow(saved).sellerProfile.entityAddress).toEqual({ ...kept, address: "1 Pinon Road" })
    expect(normalizedAddressText(" Ñandú  Ünal ")).toBe("Nandu Unal")
  })

  it("changes nothing of an address that it normalised before", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (a, b) => {
        const once = normalizedAddress({ country: a, state: b, city: a + b, address: b + a, zipCode: a })
        expect(normalizedAddress(once)).toEqual(once)
      }),
    ))
})

describe("an update of the user profile", () => {
  it("always sets the strategy to Sell (ACC-502)", () => {
    const before = aProfile({ currentStrategy: "Buy" })
    const basic = withBasicInfo(before, { firstName: "Ann", lastName: "Doe", officePhone: "2125550142" })
    const company = withCompany(before, { companyName: "Doe", companyProfile: ["Bank"], jobTitle: "Partner", aum: "1" })
    expect(
      [basic, withAddress(before, address), company].map((edit) => Result.getOrThrow(edit).currentStrategy),
    ).toEqual(["Sell", "Sell", "Sell"])
    expect(PROFILE_STRATEGY).toBe("Sell")
  })

  it("is none where a buyer's entity is saved", () => {
    const entity = withPurchaseEntity(aProfile(), { purchasingEntity: "Doe LLC", purchasingEntityAddress: address })
    expect(Result.getOrThrow(entity).currentStrategy).toBeNull()
  })
})
