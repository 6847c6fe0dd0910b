import { aBuyer, aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { displayedPhone, nameFailure, phoneDigits, phoneFailure } from "../shared/index.ts"
import { EMPTY_ADDRESS, EMPTY_FORM, formOf, isBuyerProfileFilled } from "./index.ts"
import { withCompany } from "./edits.ts"

const address = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const { buyerProfile } = aBuyer()
const whole = {
  ...buyerProfile,
  purchasingEntity: "Doe LLC",
  mmgpFirstName: "Pat",
  mmgpLastName: "Doe",
  pofDocument: [
    { name: "a.pdf", key: "k", type: "application/pdf", dataOwnerId: aBuyer().id, dateModified: aBuyer().creationDate },
  ],
}

describe("the form of a profile", () => {
  it("is empty before anything is known, but for the country and the assets under management", () => {
    expect(EMPTY_ADDRESS).toEqual({ country: "United States", state: "", city: "", address: "", zipCode: "" })
    expect(EMPTY_FORM).toEqual({
      firstName: "",
      lastName: "",
      officePhone: "",
      cellPhone: "",
      faxNumber: "",
      address: EMPTY_ADDRESS,
      companyName: "",
      companyProfile: [],
      jobTitle: "",
      aum: "1",
    })
    const nobody = { firstName: null, lastName: null, officePhone: null, companyName: null, jobTitle: null, aum: null }
    const blank = aProfile({ ...nobody, companyProfile: [], address: null })
    expect(formOf(blank)).toEqual(EMPTY_FORM)
  })

  it("shows what is saved, the phone with its mask", () => {
    expect(formOf(aProfile({ address, officePhone: "2125550142" }))).toMatchObject({
      officePhone: "(212)-555-0142",
      address,
      companyName: "Doe Capital",
    })
  })
})

describe("a buyer's profile", () => {
  it("is filled with entity, managing member and a proof of funds, and with nothing less", () => {
    const gaps = [{ purchasingEntity: " " }, { mmgpFirstName: null }, { mmgpLastName: "" }, { pofDocument: [] }]
    const filled = [{}, ...gaps].map((gap) => isBuyerProfileFilled({ buyerProfile: { ...whole, ...gap } }))
    expect(filled).toEqual([true, false, false, false, false])
  })
})

describe("a field of a profile", () => {
  it("holds a phone of ten digits, with the mask or without, and nothing around it", () => {
    const phones = ["2125550142", "(212)-555-0142", "x2125550142", "2125550142x", "x(212)-555-0142", "(212)-555-01422"]
    expect(phones.map(phoneDigits)).toEqual(["2125550142", "2125550142", null, null, null, null])
    expect(phones.map(phoneFailure)).toEqual([null, null, ...Array.from({ length: 4 }, () => "phoneFormat")])
  })

  it("shows a phone of ten digits or eleven, and any other as it is", () =>
    expect(["2125550142", "12125550142", "212555014", "112125550142", "x2125550142"].map(displayedPhone)).toEqual([
      "(212) 555-0142",
      "1 (212) 555-0142",
      "212555014",
      "112125550142",
      "x2125550142",
    ]))

  it("holds a name whose accents are mapped, and no other sign", () =>
    expect(["Zoë", "Zoë;", "Zoe;", "Żółw契"].map((name) => nameFailure("person", name))).toEqual([
      null,
      "nameSymbols",
      "nameSymbols",
      "nameSymbols",
    ]))

  it("of a company is not left out: the profile at least one", () => {
    const info = { companyName: "X", jobTitle: "Y", companyProfile: [], aum: "1" }
    const refused = Result.getOrThrow(Result.flip(withCompany(aProfile(), info)))
    expect(refused.problems).toEqual([{ field: "companyProfile", message: "This field is required" }])
  })
})
