import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { messageOf } from "../messages/index.ts"
import { admittedQuestion, contactArguments, questionArguments } from "./index.ts"

const asked = contactArguments({
  name: "Ann Doe",
  email: "ann@example.com",
  phone: "(212)-555-0142",
  purpose: "Selling",
  message: "How do I list a loan?",
})
const problems = (change: Partial<typeof asked>) =>
  Result.match(admittedQuestion({ ...asked, ...change }), {
    onSuccess: () => [],
    onFailure: (why) => why.problems,
  })

describe("a question that arrives", () => {
  it("is admitted as both forms send it", () => {
    const footers = questionArguments({ email: "ann@example.com", message: "Hello" })
    expect([admittedQuestion(asked), admittedQuestion(footers)]).toEqual([
      Result.succeed(asked),
      Result.succeed(footers),
    ])
    expect(problems({ phone: "" })).toEqual([])
  })

  it("is refused by the name that the call gives to a field, with what to enter", () => {
    expect(problems({ msg: " ", phone: "212", email: "ann@" })).toEqual([
      { field: "email", message: "Must be valid e-mail" },
      { field: "phone", message: expect.stringMatching(/./) },
      { field: "msg", message: "This field is required" },
    ])
  })

  it("must fill in name and purpose, unless the footer asked neither", () => {
    expect(problems({ name: "", purpose: "" }).map(({ field }) => field)).toEqual(["name", "purpose"])
    expect(problems({ name: "-", purpose: "-" }).map(({ field }) => field)).toEqual([])
    expect(problems({ name: "-", purpose: "-", phone: "-" }).map(({ field }) => field)).toEqual([])
    expect(problems({ phone: "-" }).map(({ field }) => field)).toEqual(["phone"])
  })

  it("says why in the words of its fields", () => {
    const refused = Result.getOrThrow(Result.flip(admittedQuestion({ ...asked, msg: "" })))
    expect(messageOf(refused)).toBe("This field is required")
  })
})
