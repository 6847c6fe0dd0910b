import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { isSellerProfileFilled, type SellerInfo } from "./index.ts"
import { withSellerInfo } from "./seller-edits.ts"

const address = { country: "United States", state: "TX", city: "Austin", address: "100 Cedar Road", zipCode: "78701" }
const info: SellerInfo = {
  entityName: "Seller & Sons LLC",
  entityAddress: address,
  phoneNumber: "(212)-555-0142",
  executive: true,
  title: "CEO",
  signedByFirstName: "Sam",
  signedByLastName: "Seller",
}
const problems = (change: Partial<SellerInfo>) => {
  const edited = withSellerInfo(aSeller(), { ...info, ...change }, EXAMPLE_NOW)
  return Result.isFailure(edited) ? edited.failure.problems : []
}
const place = (change: Partial<typeof address>) => problems({ entityAddress: { ...address, ...change } })

describe("the seller's profile", () => {
  it("checks the format of entity name, signer names, city and address (SEL-272, SEL-273)", () => {
    expect(problems({})).toEqual([])
    expect(problems({ entityName: "Seller #1", signedByFirstName: "S@m", signedByLastName: "Sell&r" })).toEqual([
      { field: "entityName", message: "Wrong symbols in name" },
      { field: "signedByFirstName", message: "Wrong symbols in name" },
      { field: "signedByLastName", message: "Wrong symbols in name" },
    ])
    expect(place({ city: "Aust!n", address: "100 Cedar Road #4" })).toEqual([
      { field: "address", message: "Wrong symbols in address" },
      { field: "city", message: "Wrong symbols in city" },
    ])
    expect(place({ city: "San José", address: "Avenida Peña 7" })).toEqual([])
  })

  it("takes 100 characters of each, and not one more (SEL-272, ACC-369)", () => {
    const tooLong = "At most 100 characters, please"
    const long = { entityName: "e".repeat(101), signedByFirstName: "f".repeat(101), signedByLastName: "l".repeat(101) }
    expect(problems(long).map(({ message }) => message)).toEqual([tooLong, tooLong, tooLong])
    expect(place({ city: "c".repeat(101), address: "a".repeat(101) }).map(({ message }) => message)).toEqual([
      tooLong,
      tooLong,
    ])
    expect(problems({ entityName: ` ${"e".repeat(100)} ` })).toEqual([])
    expect(place({ city: "c".repeat(100), address: " " })).toEqual([
      { field: "address", message: "This field is required" },
    ])
  })

  it("is filled only where all of it is right (SEL-185)", () => {
    const { sellerProfile } = aSeller()
    const with_ = (change: object) => isSellerProfileFilled({ sellerProfile: { ...sellerProfile, ...change } })
    expect([
      with_({}),
      with_({ entityName: "#" }),
      with_({ entityAddress: { ...address, city: "#" } }),
      with_({ entityAddress: { ...address, address: "#" } }),
    ]).toEqual([true, false, false, false])
  })
})
