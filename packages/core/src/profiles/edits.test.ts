import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { withAddress, withCompany, withContact } from "./edits.ts"
import { ProfileFieldsInvalid } from "./errors.ts"

const REQUIRED = "This field is required"
const PHONE = "Phone must look like (###)-###-####"
const CONTACT = { firstName: "ada", lastName: "lovelace", officePhone: "(202)-555-0142", cellPhone: "(202)-555-0143" }
const ADDRESS = { country: "United States", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" }
const COMPANY = { companyName: "Analytical LLC", companyProfile: ["Lender"], jobTitle: "Founder", aum: "1" }

const before = aProfile({ currentStrategy: null })
const refused = (problems: Readonly<Record<string, string>>) =>
  Result.fail(
    new ProfileFieldsInvalid({ problems: Object.entries(problems).map(([field, message]) => ({ field, message })) }),
  )

describe("what an administrator changes of a person", () => {
  it("is names and phones, of which the cell phone alone may be empty (ACC-443)", () => {
    const saved = { firstName: "Ada", lastName: "Lovelace", officePhone: "2025550142" }
    expect(withContact(before, CONTACT)).toEqual(Result.succeed({ ...before, ...saved, cellPhone: "2025550143" }))
    expect(withContact(before, { ...CONTACT, cellPhone: " " })).toEqual(
      Result.succeed({ ...before, ...saved, cellPhone: null }),
    )
    expect(withContact(before, { firstName: "A+", lastName: "", officePhone: "1", cellPhone: "2" })).toEqual(
      refused({ firstName: "Wrong symbols in name", lastName: REQUIRED, officePhone: PHONE, cellPhone: PHONE }),
    )
  })

  it("is the address, every part of which is checked but the country (ACC-444)", () => {
    expect(withAddress(before, ADDRESS)).toEqual(
      Result.succeed({ ...before, address: ADDRESS, currentStrategy: "Sell" }),
    )
    expect(withAddress(before, { country: "", state: "", city: "", address: "", zipCode: "6060" })).toEqual(
      refused({ address: REQUIRED, city: REQUIRED, state: REQUIRED, zipCode: "Zipcode must be 5 characters" }),
    )
  })

  it("is the company, whose name, kind and job title are needed (ACC-445)", () => {
    expect(withCompany(before, COMPANY)).toEqual(Result.succeed({ ...before, ...COMPANY, currentStrategy: "Sell" }))
    expect(withCompany(before, { companyName: "", companyProfile: [], jobTitle: " ", aum: "" })).toEqual(
      refused({ companyName: REQUIRED, jobTitle: REQUIRED, companyProfile: REQUIRED }),
    )
  })
})
