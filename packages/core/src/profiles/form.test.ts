import { aProfile } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { areNamesFixed, buyerFormOf, COMPANY_PROFILES, companyProfileChoices, EMPTY_FORM, formOf } from "./index.ts"

it("begins with '1' for assets under management (ACC-503)", () => {
  expect([formOf(aProfile({ aum: null })).aum, formOf(aProfile({ aum: "25" })).aum]).toEqual(["1", "25"])
  expect(EMPTY_FORM.aum).toBe("1")
})

it("begins with the United States as the country (ACC-611)", () => {
  const nowhere = aProfile({ address: null })
  const { mmgpAddress, purchasingEntityAddress } = buyerFormOf(nowhere)
  const begun = [formOf(nowhere).address, purchasingEntityAddress, mmgpAddress]
  expect(begun.map(({ country }) => country)).toEqual(["United States", "United States", "United States"])
  expect(EMPTY_FORM.address.country).toBe("United States")
})

it("shows a stored phone with its mask", () => {
  expect(formOf(aProfile({ officePhone: "5125550100" })).officePhone).toBe("(512)-555-0100")
})

it("fixes the names once both are there (ACC-347)", () => {
  const fixed = (firstName: string | null, lastName: string | null) => areNamesFixed({ firstName, lastName })
  expect(fixed("Pat", "Doe")).toBe(true)
  expect([fixed(null, "Doe"), fixed("Pat", null), fixed(" ", "Doe"), fixed("Pat", ""), fixed(null, null)]).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

it("offers a company what it may say of itself, and what it said before, each once", () => {
  expect(companyProfileChoices([])).toEqual(COMPANY_PROFILES)
  expect(companyProfileChoices(["Bank", "Museum"])).toEqual([...COMPANY_PROFILES, "Museum"])
})
