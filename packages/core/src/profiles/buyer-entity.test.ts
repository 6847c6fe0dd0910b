import { anAdmin, aBuyer } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { BuyerEntity } from "./index.ts"

const address = { country: "USA", state: "TX", city: "Austin", address: "100 Cedar Road", zipCode: "78701" }
const paper = (name: string, dateModified: number) => ({
  name,
  key: `k-${name}`,
  type: "application/pdf",
  dataOwnerId: aBuyer().id,
  dateModified,
})
const sent = {
  approved: true,
  completed: true,
  pofSum: "50000000.00",
  purchasingEntity: "Buyer LLC",
  purchasingEntityAddress: address,
  mmgpFirstName: "Bea",
  mmgpLastName: "Buyer",
  mmgpAddress: address,
  approvedBy: { firstName: "Ada", lastName: "Admin", email: anAdmin().email },
  pofDocument: [paper("new", 2), paper("old", 1)],
  fundsApprovalDate: "2026-11-18",
  fundsApprovalExpiryDate: "2027-02-16",
  acquisitionCriteria: {
    assetType: ["Loan"],
    collateralPreferences: ["Retail"],
    minUpb: "1000000.00",
    maxUpb: "9000000.00",
    lienPositions: ["1st"],
    loanStatus: ["Performing Loan"],
    propertyTypes: ["Office"],
    locations: ["TX", "Various"],
  },
}

describe("a buyer's profile as an administrator reads it", () => {
  it("has approval, entity, managing member, papers and criteria (SEL-140)", () => {
    const read = Result.getOrThrow(decode(BuyerEntity)({ ...sent, other: 1 }))
    expect(BuyerEntity.encode(read)).toEqual(sent)
    expect([read.pofSum, read.acquisitionCriteria?.maxUpb]).toEqual([50_000_000_00, 9_000_000_00])
    const bare = Result.getOrThrow(decode(BuyerEntity)({ acquisitionCriteria: {} }))
    expect(BuyerEntity.encode(bare)).toEqual({
      approved: false,
      completed: false,
      pofSum: "0.00",
      purchasingEntity: null,
      purchasingEntityAddress: null,
      mmgpFirstName: null,
      mmgpLastName: null,
      mmgpAddress: null,
      approvedBy: null,
      pofDocument: [],
      fundsApprovalDate: null,
      fundsApprovalExpiryDate: null,
      acquisitionCriteria: {
        assetType: [],
        collateralPreferences: [],
        minUpb: null,
        maxUpb: null,
        lienPositions: [],
        loanStatus: [],
        propertyTypes: [],
        locations: [],
      },
    })
    const anonymous = decode(BuyerEntity)({ approvedBy: { firstName: "Ada" } })
    expect(Result.isFailure(anonymous) && anonymous.failure.problems).toEqual(["/approvedBy/email is not string"])
  })

  it("lists its papers newest first, whatever the order they come in", () => {
    const mixed = [paper("old", 1), paper("new", 3), paper("mid", 2)]
    const read = Result.getOrThrow(decode(BuyerEntity)({ ...sent, pofDocument: mixed }))
    expect(read.pofDocument.map(({ name }) => name)).toEqual(["new", "mid", "old"])
  })
})
