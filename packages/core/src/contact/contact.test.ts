import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contactTexts, contactArguments, contactFailures, questionArguments, questionFailures } from "./index.ts"

const form = {
  name: "Ann Doe",
  email: "ann@example.com",
  phone: "(212)-555-0142",
  purpose: "Selling",
  message: "How do I list a loan?",
}
const fine = { name: null, email: null, phone: null, purpose: null, message: null }
const said = (change: Partial<typeof form>) =>
  Object.fromEntries(
    Object.entries(contactFailures({ ...form, ...change })).flatMap(([field, why]) =>
      why === null ? [] : [[field, contactTexts[why]]],
    ),
  )

describe("the contact form", () => {
  it("has name, email, phone, purpose and message, and sends all of them (ACC-226)", () => {
    expect(contactArguments(form)).toEqual({
      name: "Ann Doe",
      email: "ann@example.com",
      phone: "2125550142",
      purpose: "Selling",
      msg: "How do I list a loan?",
    })
    expect(Object.keys(contactFailures(form)).toSorted()).toEqual(Object.keys(form).toSorted())
  })

  it("requires a name (ACC-324)", () => {
    expect(contactFailures(form)).toEqual(fine)
    expect(said({ name: " " })).toEqual({ name: "This field is required" })
  })

  it("requires an email (ACC-325)", () => {
    expect([said({ email: "" }), said({ email: " " })]).toEqual([
      { email: "This field is required" },
      { email: "This field is required" },
    ])
  })

  it("requires a purpose (ACC-326)", () => expect(said({ purpose: "" })).toEqual({ purpose: "This field is required" }))

  it("requires a message (ACC-327)", () =>
    expect(said({ message: "\n" })).toEqual({ message: "This field is required" }))

  it("says that an email is not valid (ACC-328)", () => {
    for (const email of ["ann", "ann@x", "a,b@x.test"])
      expect(said({ email })).toEqual({ email: "Must be valid e-mail" })
    expect(said({})).toEqual({})
  })

  it("takes no phone for an answer, and half of one not (ACC-329)", () => {
    expect(contactFailures({ ...form, phone: "" })).toEqual(fine)
    expect(contactFailures({ ...form, phone: "(212)-555" })).toEqual({ ...fine, phone: "phoneFormat" })
  })

  it("sends the phone without brackets and dashes (ACC-331)", () => {
    expect(contactArguments(form).phone).toBe("2125550142")
    expect(contactArguments({ ...form, phone: "" }).phone).toBe("")
  })

  it("sends the message as msg (ACC-517)", () => {
    expect(contactArguments(form)).toEqual({
      name: "Ann Doe",
      email: "ann@example.com",
      purpose: "Selling",
      msg: "How do I list a loan?",
      phone: "2125550142",
    })
  })

  it("judges any text", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const failures = contactFailures({ name: text, email: text, phone: text, purpose: text, message: text })
        expect(failures.name === null).toBe(text.trim() !== "")
      }),
    ))
})

describe("the footer's question form", () => {
  const question = { email: "ann@example.com", message: "Hello" }

  it("requires an email (ACC-321)", () => {
    expect(questionFailures(question)).toEqual({ email: null, message: null })
    expect(questionFailures({ ...question, email: "" })).toEqual({ email: "required", message: null })
  })

  it("requires that the email is valid (ACC-322)", () => {
    expect(questionFailures({ ...question, email: "ann@" })).toEqual({ email: "emailFormat", message: null })
  })

  it("requires a message (ACC-323)", () => {
    expect(questionFailures({ ...question, message: "  " })).toEqual({ email: null, message: "required" })
  })

  it("sends a dash for name, phone and purpose (ACC-333, ACC-334)", () => {
    expect(questionArguments(question)).toEqual({
      name: "-",
      email: "ann@example.com",
      purpose: "-",
      msg: "Hello",
      phone: "-",
    })
  })
})
