import { aProfile, aSeller } from "@xl/testkit/market"
import { Result } from "effect"
import { expect, it } from "vitest"
import { DocumentRef } from "../documents/index.ts"
import { Millis } from "../shared/days.ts"
import { decode, must } from "../shared/decode.ts"
import { withProofOfFunds } from "./edits.ts"
import { PostalAddress, Profile, SellerProfile } from "./index.ts"

const sent = Profile.encode(aSeller())
const paper = (key: string, day: number) => ({
  name: `${key}.pdf`,
  key,
  type: "pof",
  dataOwnerId: aProfile().id,
  dateModified: must(Millis, day),
})

it("has a company profile that is a list (ACC-195)", () => {
  expect(Result.isSuccess(decode(Profile)({ ...sent, companyProfile: ["Investor", "Bank"] }))).toBe(true)
  expect(Result.isFailure(decode(Profile)({ ...sent, companyProfile: "Investor" }))).toBe(true)
})

it("has an address of country, state, city, address and zip code, as a seller's entity has (ACC-197, ACC-201)", () => {
  const address = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
  expect(PostalAddress.encode(address)).toEqual(address)
  const { entityAddress } = SellerProfile.encode(aSeller().sellerProfile)
  expect(Object.keys(entityAddress ?? {}).toSorted()).toEqual(Object.keys(address).toSorted())
  for (const field of Object.keys(address)) {
    expect(Result.isFailure(decode(PostalAddress)({ ...address, [field]: undefined }))).toBe(true)
  }
})

it("certifies by yes or no (ACC-202)", () => {
  const certified = (executive: unknown) => decode(SellerProfile)({ ...sent.sellerProfile, executive })
  expect([true, false].map((answer) => Result.isSuccess(certified(answer)))).toEqual([true, true])
  expect(["yes", null, 1].map((answer) => Result.isSuccess(certified(answer)))).toEqual([false, false, false])
})

it("keeps of a proof of funds type, key, name, date and owner (ACC-208)", () => {
  const { pofDocument } = Profile.encode(withProofOfFunds(aProfile(), [paper("a", 1)])).buyerProfile
  expect(pofDocument.map((kept) => Object.keys(kept).toSorted())).toEqual([
    ["dataOwnerId", "dateModified", "key", "name", "type"],
  ])
  for (const field of ["dataOwnerId", "dateModified", "key", "name", "type"]) {
    expect(Result.isFailure(decode(DocumentRef)({ ...pofDocument[0], [field]: undefined }))).toBe(true)
  }
})

it("shows proofs of funds newest first (ACC-209, SEL-141)", () => {
  const first = withProofOfFunds(aProfile(), [paper("a", 20), paper("b", 10)])
  const { buyerProfile } = withProofOfFunds(first, [paper("c", 15), paper("d", 30)])
  expect(buyerProfile.pofDocument.map(({ key }) => key)).toEqual(["d", "a", "c", "b"])
})
