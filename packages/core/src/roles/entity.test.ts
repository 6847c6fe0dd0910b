import { aBuyer } from "@xl/testkit/market"
import { Result } from "effect"
import { expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { RoleRequestEntity, rolesSought } from "./index.ts"

const sent = {
  id: "11111111-1111-4111-8111-111111111111",
  status: "Draft",
  type: "ApprovedBuyers",
  creator: aBuyer().id,
  profile: { firstName: "Bea", lastName: "Buyer", email: aBuyer().email, companyName: "Buyer LLC" },
  documents: [{ type: "application/pdf", key: "k-1", name: "Funds" }],
}

it("a role request has id, status, type, creator, profile and documents (SEL-142)", () => {
  const document = { ...sent.documents[0], dateModified: 7 }
  const read = Result.getOrThrow(decode(RoleRequestEntity)({ ...sent, documents: [document], other: 1 }))
  expect(RoleRequestEntity.encode(read)).toEqual(sent)
  for (const field of ["id", "status", "type", "creator"]) {
    expect(Result.isFailure(decode(RoleRequestEntity)({ ...sent, [field]: undefined }))).toBe(true)
  }
  const odd = { ...sent, status: "Paused", type: "Brokers", profile: null, documents: undefined }
  expect(RoleRequestEntity.encode(Result.getOrThrow(decode(RoleRequestEntity)(odd)))).toEqual({ ...odd, documents: [] })
})

it("a search for buyers looks for restricted and approved ones, whatever is asked for (SEL-386)", () => {
  expect(rolesSought("buyers", ["Sellers"])).toEqual(["RestrictedBuyers", "ApprovedBuyers"])
})
