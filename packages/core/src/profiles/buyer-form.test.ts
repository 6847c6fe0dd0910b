import { aProfile } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { buyerFormOf, EMPTY_BUYER_FORM, isSameBuyerForm, memberBegun } from "./index.ts"

const address = { country: "United States", state: "TX", city: "Austin", address: "1 Main St", zipCode: "78701" }
const dallas = { ...address, city: "Dallas" }
const { buyerProfile } = aProfile()

describe("the form of a buyer's profile", () => {
  it("is empty before anything is known", () => {
    expect(buyerFormOf(aProfile({ address: null }))).toEqual(EMPTY_BUYER_FORM)
  })

  it("shows what is saved; the entity's address begins as the person's", () => {
    expect(buyerFormOf(aProfile({ address }))).toEqual({ ...EMPTY_BUYER_FORM, purchasingEntityAddress: address })
    const saved = {
      purchasingEntity: "Park LLC",
      purchasingEntityAddress: dallas,
      mmgpFirstName: "Mia",
      mmgpLastName: "Park",
      mmgpAddress: { ...address, city: "El Paso" },
    }
    expect(buyerFormOf(aProfile({ address, buyerProfile: { ...buyerProfile, ...saved } }))).toEqual(saved)
  })

  it("begins the managing member with the entity's address, where none was typed", () => {
    const form = { ...EMPTY_BUYER_FORM, purchasingEntityAddress: address }
    expect(memberBegun(form)).toEqual({ ...form, mmgpAddress: address })
    const typed = { ...form, mmgpAddress: dallas }
    expect(memberBegun(typed)).toEqual(typed)
  })

  it("is another as soon as one of its fields is", () => {
    const form = buyerFormOf(aProfile({ address }))
    expect(isSameBuyerForm(form, buyerFormOf(aProfile({ address })))).toBe(true)
    const words = ["purchasingEntity", "mmgpFirstName", "mmgpLastName"] as const
    expect(words.map((field) => isSameBuyerForm(form, { ...form, [field]: "x" }))).toEqual([false, false, false])
    const places = ["country", "state", "city", "address", "zipCode"] as const
    for (const field of ["purchasingEntityAddress", "mmgpAddress"] as const)
      expect(
        places.map((place) => isSameBuyerForm(form, { ...form, [field]: { ...form[field], [place]: "x" } })),
      ).toEqual(places.map(() => false))
  })
})
