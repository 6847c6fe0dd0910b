import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Period } from "../periods/model.ts"
import * as named from "./schemas.ts"
import { codecSchema, type Standard } from "./standard.ts"

const { contactForm, listingText, proofOfFundsFile, question, ...texts } = named
const schemas = { ...texts, listingText: listingText("city") }
const forms = { contactForm, question, proofOfFundsFile }

const told = <I, O>(schema: Standard<I, O>, value: unknown): ReadonlyArray<unknown> | undefined => {
  const result = schema["~standard"].validate(value)
  if (result instanceof Promise) throw new Error("A rule does not wait")
  return result.issues
}
const messages = <I, O>(schema: Standard<I, O>, value: unknown) =>
  told(schema, value)?.map((issue) => Object(issue).message)
const cyclic: { self?: unknown } = {}
cyclic.self = cyclic
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withSet: true }),
  fc.constantFrom(cyclic, "x".repeat(100_000), "\uD800", JSON.parse('{"__proto__":{"email":"ann@x.test"}}')),
  fc.string({ unit: "binary" }),
)

describe("a validator as a Standard Schema", () => {
  it.each<readonly [keyof typeof schemas, string, ReadonlyArray<string>]>([
    ["signInEmail", "ann", ["Must be in correct email format"]],
    ["signUpEmail", "ann,", ["Wrong symbols in email", "Must be valid e-mail"]],
    [
      "signInPassword",
      "",
      [
        "Password is required",
        "Password is incorrect or doesn’t comply with our policy. Check the minimum password length and password complexity.",
      ],
    ],
    ["newPassword", "Abcdefg1", ["Password must have a special character"]],
    ["confirmationCode", "12", ["The code is six digits long"]],
    ["personName", "Ann & Co", ["Wrong symbols in name"]],
    ["entityName", " ", ["This field is required"]],
    ["phone", "(212)555-0142", ["Phone must look like (###)-###-####"]],
    ["zip", "1234", ["Zipcode must be 5 characters"]],
    ["requiredText", "", ["This field is required"]],
    ["federalTaxId", "123456789", ["Federal tax ID must look like ##-#######"]],
    ["driversLicense", " ", ["Driver's license number is required"]],
    ["listingText", "Austin; TX", ["Wrong symbols in city"]],
    ["chatMessage", " \n", ["This field is required"]],
  ])("%s says of '%s' what the form says", (name, text, said) => {
    expect(messages(schemas[name], text)).toEqual(said)
  })

  it.each<readonly [keyof typeof schemas, string]>([
    ["signInEmail", "ann@x.test"],
    ["signUpEmail", "ann@x.test"],
    ["signInPassword", "Abcdefg1!"],
    ["newPassword", "Abcdefg1!"],
    ["confirmationCode", "123456"],
    ["personName", "Ann"],
    ["entityName", "Ann & Co"],
    ["phone", "(212)-555-0142"],
    ["zip", "10001"],
    ["requiredText", "x"],
    ["listingText", "Cañon City (north)"],
    ["chatMessage", " When? "],
  ])("%s gives '%s' back", (name, text) => {
    expect(schemas[name]["~standard"].validate(text)).toEqual({ value: text })
  })

  it("answers anything at all, and refuses all that is no text", () => {
    const NO_TEXT = "This must be a text"
    fc.assert(
      fc.property(anything, (value) => {
        const refusals = Object.values(schemas).map((schema) => messages(schema, value)?.[0] === NO_TEXT)
        expect(refusals).toEqual(refusals.map(() => typeof value !== "string"))
      }),
    )
  })

  it("tells beside each field of a form what is wrong with it", () => {
    const asked = { name: "Ann", email: "ann@x.test", phone: "", purpose: "Selling", message: "When?" }
    expect(told(contactForm, asked)).toBeUndefined()
    expect(contactForm["~standard"].validate(asked)).toEqual({ value: asked })
    expect(told(contactForm, { ...asked, name: " ", email: "ann", phone: "12" })).toEqual([
      { message: "This field is required", path: ["name"] },
      { message: "Must be valid e-mail", path: ["email"] },
      { message: "Phone must look like (###)-###-####", path: ["phone"] },
    ])
    expect(told(question, { email: "ann@x.test", message: "" })).toEqual([
      { message: "This field is required", path: ["message"] },
    ])
    expect(told(question, { email: "ann@x.test" })).toEqual([{ message: "/message is not string", path: ["message"] }])
  })

  it("tells of a file, before it is sent, that it is empty, too large or of another kind (ACC-398)", () => {
    expect(told(proofOfFundsFile, { size: 5_000_000, type: "application/pdf" })).toBeUndefined()
    expect(told(proofOfFundsFile, { size: 5_000_001, type: "image/gif" })).toEqual([
      { message: "File size must not exceed 5MB", path: ["size"] },
      { message: "This file is not a PDF, PNG or JPEG.", path: ["type"] },
    ])
    expect(messages(proofOfFundsFile, { size: 0, type: "image/png" })).toEqual(["This file is empty."])
  })

  it("answers anything at all where a form should be, and takes only its shape", () => {
    const alike = fc.record(
      { email: anything, message: anything, size: anything, type: anything },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anything, alike), (value) => {
        for (const form of Object.values(forms)) {
          const issues = told<unknown, unknown>(form, value)
          expect(issues === undefined || issues.length > 0).toBe(true)
        }
      }),
    )
    expect(Object.values(forms).map((form) => told<unknown, unknown>(form, cyclic)?.length)).toEqual([5, 2, 2])
  })

  it("says where a codec found another shape, and never what it found there", () => {
    const schema = codecSchema(Period)
    expect(told(schema, { startDate: "2026-03-01", endDate: "secret", endedAt: null })).toEqual([
      { message: "/endDate is not Day", path: ["endDate"] },
    ])
    const period = { startDate: "2026-03-01", endDate: "2026-03-02", endedAt: null }
    expect(schema["~standard"].validate(period)).toEqual({ value: period })
  })

  it("names its vendor and version, by which form libraries know it", () => {
    expect(schemas.zip["~standard"]).toMatchObject({ version: 1, vendor: "xl" })
  })
})
