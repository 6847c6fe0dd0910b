import { aProfile } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { buyerProfileStep, buyerStepsDone, buyingStart, PROOF_OF_FUNDS_STEP } from "./index.ts"

const bare = aProfile()
const withEntity = { ...bare, buyerProfile: { ...bare.buyerProfile, purchasingEntity: "Doe LLC" } }
const member = { mmgpFirstName: "Mia", mmgpLastName: "Park" }
const whole = { ...bare, buyerProfile: { ...withEntity.buyerProfile, ...member } }
const paper = {
  name: "a.pdf",
  key: "a",
  type: "application/pdf",
  dataOwnerId: bare.id,
  dateModified: bare.creationDate,
}

describe("the buyer's profile", () => {
  it("asks for entity, managing member and proof of funds, in this order (ACC-169, ACC-167, BUY-057)", () => {
    const filed = { buyerProfile: { ...whole.buyerProfile, pofDocument: [paper] } }
    expect([bare, withEntity, whole, filed].map(buyerStepsDone)).toEqual([
      { 1: false, 2: false, 3: false },
      { 1: true, 2: false, 3: false },
      { 1: true, 2: true, 3: false },
      { 1: true, 2: true, 3: true },
    ])
    const half = { ...withEntity.buyerProfile, mmgpFirstName: "Mia", mmgpLastName: " " }
    expect(buyerStepsDone({ buyerProfile: half })[2]).toBe(false)
  })

  it("opens at step 3 where an approval expired, whatever is missing (BUY-116)", () => {
    expect(PROOF_OF_FUNDS_STEP).toBe(3)
    expect([whole, bare, null].map((profile) => buyerProfileStep(profile, true))).toEqual([3, 3, 3])
  })

  it("opens else at the first step that is not done, the proof of funds at last", () => {
    expect([null, bare, withEntity, whole].map((profile) => buyerProfileStep(profile, false))).toEqual([1, 1, 2, 3])
  })
})

describe("the way to the buyer's profile", () => {
  it("begins with a login, a verified e-mail and the whole user profile, in this order", () => {
    const nobody = aProfile({ roles: [], companyName: null })
    expect([null, nobody, aProfile({ companyName: null }), withEntity].map((who) => buyingStart(who, false))).toEqual([
      { tag: "signIn" },
      { tag: "verifyEmail" },
      { tag: "completeProfile" },
      { tag: "buyerProfile", step: 2 },
    ])
  })

  it("leads straight to the proof of funds where an approval expired (BUY-116)", () => {
    expect(buyingStart(aProfile({ companyName: null }), true)).toEqual({ tag: "buyerProfile", step: 3 })
    expect(buyingStart(null, true)).toEqual({ tag: "signIn" })
  })
})
