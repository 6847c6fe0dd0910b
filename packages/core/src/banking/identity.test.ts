import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { TAX_ID_MASK } from "../shared/index.ts"
import {
  bankIdentityTexts,
  asksIdentity,
  driversLicenseFailure,
  FEDERAL_TAX_ID_LENGTH,
  federalTaxIdFailure,
  identityFailure,
  normalizedDriversLicense,
  sentFederalTaxId,
  sentIdentity,
} from "./index.ts"

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...Array.from("aZ09- _é")) }))

describe("the number of a bank account's owner", () => {
  it("is a firm's federal tax ID (ACC-385)", () => {
    expect(identityFailure("Business", "")).toBe("taxIdRequired")
    expect(identityFailure("Business", " ")).toBe("taxIdRequired")
    expect(identityFailure("Business", "12-3456789")).toBeNull()
    expect(identityFailure("Business", "D1234567")).toBe("taxIdFormat")
  })

  it("is a person's driver's license number (ACC-389)", () => {
    expect(identityFailure("Individual", "")).toBe("licenseRequired")
    expect(identityFailure("Individual", " - ")).toBe("licenseRequired")
    expect(identityFailure("Individual", "D1234567")).toBeNull()
  })

  it("is sent under the name of its kind", () => {
    expect(sentIdentity("Business", "12-3456789")).toEqual({ federalTaxID: "123456789", driversLicense: null })
    expect(sentIdentity("Individual", "d12 34-567")).toEqual({ federalTaxID: null, driversLicense: "D1234567" })
  })

  it("has its words for every failure", () => {
    expect([bankIdentityTexts.taxIdRequired, bankIdentityTexts.licenseRequired]).toEqual([
      "Federal tax ID is required",
      "Driver's license number is required",
    ])
  })
})

describe("a federal tax ID", () => {
  it("has ten characters with its hyphen (ACC-387, ACC-633)", () => {
    expect([FEDERAL_TAX_ID_LENGTH, TAX_ID_MASK.length]).toEqual([10, 10])
    expect(federalTaxIdFailure("12-3456789")).toBeNull()
    for (const wrong of [
      "12-345678",
      "12-34567890",
      "123456789",
      "1234567890",
      "1-23456789",
      "12-345678a",
      "a12-345678",
    ]) {
      expect(federalTaxIdFailure(wrong)).toBe("taxIdFormat")
    }
  })

  it("loses its hyphen before it is sent (ACC-388)", () => {
    expect(sentFederalTaxId("12-3456789")).toBe("123456789")
    expect(sentFederalTaxId("123456789")).toBe("123456789")
  })
})

describe("a driver's license number", () => {
  it("is put in capitals (ACC-390)", () => {
    expect(normalizedDriversLicense("d1234 567-ab")).toBe("D1234567AB")
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = normalizedDriversLicense(typed)
        expect(normalizedDriversLicense(once)).toBe(once)
      }),
    )
  })

  it.each([
    ["1", null],
    ["A234567890123456789B", null],
    ["d12-34 567", null],
    ["A234567890123456789BC", "licenseFormat"],
    ["ABCDEFGH", "licenseFormat"],
    ["D123_4567", "licenseFormat"],
    ["É1234567", "licenseFormat"],
    ["", "licenseRequired"],
  ] as const)("passes one check for every form: %j gives %j (ACC-391, ACC-392)", (typed, failure) => {
    expect(driversLicenseFailure(typed)).toBe(failure)
  })

  it("is, whatever is typed, either refused or 1 to 20 capitals and digits with a digit among them", () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const license = normalizedDriversLicense(typed)
        const fits = license.length <= 20 && /^[A-Z0-9]+$/.test(license) && /[0-9]/.test(license)
        expect(driversLicenseFailure(typed) === null).toBe(fits)
      }),
    ))
})

describe("confirming a bank", () => {
  it("asks for a number where it has neither tax ID nor driver's license (ACC-396, BUY-174, BUY-175)", () => {
    expect(asksIdentity({ federalTaxID: null, driversLicense: null })).toBe(true)
    expect(asksIdentity({ federalTaxID: "", driversLicense: " " })).toBe(true)
    expect(asksIdentity({ federalTaxID: "123456789", driversLicense: null })).toBe(false)
    expect(asksIdentity({ federalTaxID: null, driversLicense: "D1234567" })).toBe(false)
  })

  it("asks for none where it has one of them (ACC-397)", () => {
    expect(asksIdentity({ federalTaxID: "123456789", driversLicense: null })).toBe(false)
    expect(asksIdentity({ federalTaxID: null, driversLicense: "D1234567" })).toBe(false)
    expect(asksIdentity({ federalTaxID: "123456789", driversLicense: "D1234567" })).toBe(false)
  })
})
