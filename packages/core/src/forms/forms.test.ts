import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Period } from "../periods/model.ts"
import * as named from "./schemas.ts"
import { codecSchema, type Standard } from "./standard.ts"

const schemas = { ...named }

const told = <I, O>(schema: Standard<I, O>, value: unknown): ReadonlyArray<unknown> | undefined => {
  const result = schema["~standard"].validate(value)
  if (result instanceof Promise) throw new Error("A rule does not wait")
  return result.issues
}
const messages = (schema: Standard<string>, value: unknown) =>
  told(schema, value)?.map((issue) => Object(issue).message)

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
  ])("%s gives '%s' back", (name, text) => {
    expect(schemas[name]["~standard"].validate(text)).toEqual({ value: text })
  })

  it("answers anything at all, and refuses all that is no text", () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withSet: true })
    const cyclic: { self?: unknown } = {}
    cyclic.self = cyclic
    const NO_TEXT = "This must be a text"
    fc.assert(
      fc.property(fc.oneof(anything, fc.constant(cyclic), fc.string({ unit: "binary" })), (value) => {
        const refusals = Object.values(schemas).map((schema) => messages(schema, value)?.[0] === NO_TEXT)
        expect(refusals).toEqual(refusals.map(() => typeof value !== "string"))
      }),
    )
  })

  it("says where a codec found another shape, and never what it found there", () => {
    const schema = codecSchema(Period)
    expect(told(schema, { startDate: "2026-03-01", endDate: "secret", endedAt: null })).toEqual([
      { message: "/endDate is not Day", path: ["endDate"] },
    ])
    expect(told(schema, { startDate: "2026-03-01", endDate: "2026-03-02", endedAt: null })).toBeUndefined()
  })

  it("names its vendor and version, by which form libraries know it", () => {
    expect(schemas.zip["~standard"]).toMatchObject({ version: 1, vendor: "xl" })
  })
})
