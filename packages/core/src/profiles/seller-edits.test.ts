import { aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { fieldTexts } from "../shared/index.ts"
import { ProfileFieldsInvalid, type SellerInfo, sellerFormOf } from "./index.ts"
import { EMPTY_SELLER_FORM } from "./seller-form.ts"
import { withAvatar, withSellerDraft, withSellerInfo } from "./seller-edits.ts"

const address = { country: "United States", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const whole: SellerInfo = {
  entityName: "Doe & Co",
  entityAddress: address,
  phoneNumber: "(512)-555-0100",
  executive: true,
  title: "Partner",
  signedByFirstName: "pat",
  signedByLastName: "doe",
}
const empty: SellerInfo = {
  entityName: " ",
  entityAddress: { country: "United States", state: "", city: "", address: " ", zipCode: "" },
  phoneNumber: "",
  executive: false,
  title: "",
  signedByFirstName: "",
  signedByLastName: "",
}
const pat = aProfile()
const refused = (field: string, message: string) =>
  Result.fail(new ProfileFieldsInvalid({ problems: [{ field, message }] }))
const finished = (extras: Partial<SellerInfo>, of = pat) =>
  Result.getOrThrow(withSellerInfo(of, { ...whole, ...extras }, EXAMPLE_NOW)).sellerProfile
const kept = (draft: Partial<SellerInfo>, of = pat) =>
  Result.getOrThrow(withSellerDraft(of, { ...whole, ...draft }, EXAMPLE_NOW)).sellerProfile

describe("a person's picture", () => {
  it("is the own one or none; the same again is no change, and another's is refused", () => {
    const before = aProfile()
    const key = `${before.id}/avatars/me.webp`
    const saved = Result.getOrThrow(withAvatar(before, key))
    expect(saved).toEqual({ ...before, sellerProfile: { ...before.sellerProfile, avatar: key } })
    expect(Result.getOrThrow(withAvatar(saved, key))).toBe(saved)
    expect(Result.getOrThrow(withAvatar(saved, null))).toEqual(before)
    const { problems } = Result.getOrThrow(Result.flip(withAvatar(before, "somebody/avatars/me.webp")))
    expect(problems).toEqual([{ field: "avatar", message: "Choose a picture of your own" }])
  })
})

describe("a seller's fax, picture, finance partner and states of formation (ACC-498)", () => {
  const extras = {
    faxNumber: "(512)-555-0199",
    avatar: `${pat.id}/avatars/me.png`,
    financePartner: " First Partner ",
    states: ["TX", "DE", "TX"] as const,
  }
  const saved = {
    faxNumber: "5125550199",
    avatar: `${pat.id}/avatars/me.png`,
    financePartner: "First Partner",
    states: ["TX", "DE"],
  }

  it("are kept where they are said, and stay where they are left out", () => {
    expect(finished(extras)).toMatchObject(saved)
    expect(finished({}, { ...pat, sellerProfile: finished(extras) })).toMatchObject(saved)
  })

  it("go where they are emptied", () => {
    const none = { faxNumber: "", avatar: "", financePartner: " ", states: [] }
    const before = { ...pat, sellerProfile: finished(extras) }
    expect(finished(none, before)).toMatchObject({ faxNumber: null, avatar: null, financePartner: null, states: [] })
  })

  it.each([
    ["faxNumber", { faxNumber: "1" }, "Phone must look like (###)-###-####"],
    ["financePartner", { financePartner: "A+B" }, "Wrong symbols in name"],
    ["avatar", { avatar: "somebody/avatars/me.png" }, "Choose a picture of your own"],
  ])("are refused by name where they are wrong: %s", (field, wrong, said) => {
    expect(withSellerInfo(pat, { ...whole, ...wrong }, EXAMPLE_NOW)).toEqual(refused(field, said))
  })

  it("are no way to another's picture, be it finished or kept for later", () => {
    const foreign = { ...whole, avatar: "somebody/avatars/me.png" }
    expect(withSellerDraft(pat, foreign, EXAMPLE_NOW)).toEqual(refused("avatar", fieldTexts.pictureForeign))
  })
})

describe("a seller profile kept for later (ACC-591)", () => {
  it("is whatever was typed, also where it would be refused", () => {
    const typed = kept({ entityName: "A+B ", phoneNumber: "(512", title: "", faxNumber: "5", executive: false })
    expect(typed).toMatchObject({ entityName: "A+B", phoneNumber: "(512", title: null, faxNumber: "5" })
    expect(sellerFormOf({ sellerProfile: typed })).toMatchObject({ phoneNumber: "(512", faxNumber: "(5", title: "" })
  })

  it("has whole phones as digits, names with a capital and an address as it is kept", () => {
    expect(kept({ entityAddress: { ...address, state: "texas", city: " Austin  City " } })).toMatchObject({
      phoneNumber: "5125550100",
      signedByFirstName: "Pat",
      entityAddress: { state: "TX", city: "Austin City" },
      dateModified: EXAMPLE_NOW,
    })
  })

  it("is empty where nothing was typed: an address of blanks is none", () => {
    expect(kept(empty)).toMatchObject({
      entityName: null,
      entityAddress: null,
      phoneNumber: null,
      signedByFirstName: null,
      signedByLastName: null,
      title: null,
      executive: false,
    })
  })

  it("keeps an address of which a part was typed", () => {
    for (const part of ["address", "city", "state", "zipCode"]) {
      const entityAddress = { ...empty.entityAddress, [part]: "x" }
      expect(kept({ entityAddress }).entityAddress).not.toBeNull()
    }
  })

  it("certifies nothing: no status comes of it, and without the tick an earlier certification ends", () => {
    expect(kept({})).toMatchObject({ executive: true, status: null, confirmationDate: null })
    const seller = aSeller()
    expect(kept({ executive: true }, seller)).toMatchObject({ status: "Active", confirmationDate: EXAMPLE_NOW })
    expect(kept({ executive: false }, seller)).toMatchObject({ status: "Active", confirmationDate: null })
  })

  it("opens again as it was left, in the United States where no country was typed (ACC-611, SEL-282)", () => {
    expect(sellerFormOf({ sellerProfile: kept(empty) })).toEqual({
      ...empty,
      entityName: "",
      entityAddress: { ...empty.entityAddress, address: "" },
      faxNumber: "",
      financePartner: "",
      states: [],
    })
    const typed = { ...whole, faxNumber: "(512)-555-0199", financePartner: "First Partner", states: ["TX"] as const }
    expect(sellerFormOf({ sellerProfile: kept(typed) })).toEqual({
      ...typed,
      signedByFirstName: "Pat",
      signedByLastName: "Doe",
    })
  })
})

it("leaves out of the form a state of formation that is none of the country's", () => {
  const sellerProfile = { ...aSeller().sellerProfile, states: ["TX", { unknown: "ZZ" }, "DE"] as const }
  expect(sellerFormOf({ sellerProfile }).states).toEqual(["TX", "DE"])
})

it("begins the form empty, in the United States", () =>
  expect(EMPTY_SELLER_FORM).toEqual({
    entityName: "",
    entityAddress: { country: "United States", state: "", city: "", address: "", zipCode: "" },
    states: [],
    faxNumber: "",
    financePartner: "",
    phoneNumber: "",
    executive: false,
    title: "",
    signedByFirstName: "",
    signedByLastName: "",
  }))
