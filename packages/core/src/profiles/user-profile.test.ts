import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { withUserProfile } from "./edits.ts"
import { formOf, ProfileFieldsInvalid, type UserProfileInfo } from "./index.ts"

const address = { country: "United States", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const info: UserProfileInfo = {
  firstName: "ann",
  lastName: "lee",
  officePhone: "(212)-555-0142",
  cellPhone: "(212)-555-0143",
  faxNumber: "2125550144",
  address,
  companyName: "Analytical LLC",
  companyProfile: ["Bank"],
  jobTitle: "Partner",
  aum: "2",
}
const unnamed = aProfile({ firstName: null, lastName: null, cellPhone: "2125550100", faxNumber: "2125550101" })
const saved = (change: Partial<UserProfileInfo> = {}, of = unnamed) => withUserProfile(of, { ...info, ...change })

describe("the whole user profile", () => {
  it("is saved in one, with the strategy 'Sell' (ACC-495, ACC-502)", () => {
    expect(Result.getOrThrow(saved())).toEqual({
      ...unnamed,
      ...info,
      currentStrategy: "Sell",
      firstName: "Ann",
      lastName: "Lee",
      officePhone: "2125550142",
      cellPhone: "2125550143",
      faxNumber: "2125550144",
    })
  })

  it("names every field that is wrong, and takes none", () => {
    const wrong = saved({
      firstName: "",
      lastName: "A+",
      officePhone: "1",
      cellPhone: "2",
      faxNumber: "3",
      address: { country: "", state: "", city: "", address: "", zipCode: "1" },
      companyName: "",
      jobTitle: "",
      companyProfile: [],
    })
    const required = "This field is required"
    const phone = "Phone must look like (###)-###-####"
    expect(wrong).toEqual(
      Result.fail(
        new ProfileFieldsInvalid({
          problems: [
            { field: "firstName", message: required },
            { field: "lastName", message: "Wrong symbols in name" },
            { field: "officePhone", message: phone },
            { field: "cellPhone", message: phone },
            { field: "faxNumber", message: phone },
            { field: "address", message: required },
            { field: "city", message: required },
            { field: "state", message: required },
            { field: "zipCode", message: "Zipcode must be 5 characters" },
            { field: "companyName", message: required },
            { field: "jobTitle", message: required },
            { field: "companyProfile", message: required },
          ],
        }),
      ),
    )
  })

  it("keeps the phones that are left out, and gives up those that are emptied", () => {
    const { cellPhone: _cell, faxNumber: _fax, ...rest } = info
    expect(Result.getOrThrow(withUserProfile(unnamed, rest))).toMatchObject({
      cellPhone: "2125550100",
      faxNumber: "2125550101",
    })
    expect(Result.getOrThrow(saved({ cellPhone: "", faxNumber: " " }))).toMatchObject({
      cellPhone: null,
      faxNumber: null,
    })
  })

  it("keeps names that are both there", () => {
    expect(Result.getOrThrow(saved({}, aProfile()))).toMatchObject({ firstName: "Pat", lastName: "Doe" })
  })

  it("opens with its phones in their masks, and empty where there are none", () => {
    expect(formOf(Result.getOrThrow(saved()))).toMatchObject({
      officePhone: "(212)-555-0142",
      cellPhone: "(212)-555-0143",
      faxNumber: "(212)-555-0144",
    })
    expect(formOf(aProfile({ officePhone: null, cellPhone: null, faxNumber: null }))).toMatchObject({
      officePhone: "",
      cellPhone: "",
      faxNumber: "",
    })
  })
})
