import { Effect } from "effect"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { input } from "./index.ts"

const Words = t.strict({ name: t.string, more: t.array(t.strict({ note: t.string })) })
const told = (args: unknown) => Effect.runPromise(Effect.flip(input(Words, args)))

describe("the arguments of an operation", () => {
  it("are the caller's fault where they do not fit, by their path and never their value", async () => {
    expect(await told({ name: 41_111_111, more: [] })).toMatchObject({
      message: "/name is not string",
      extensions: { code: "BAD_USER_INPUT" },
    })
  })

  it("hold U+0000 nowhere, however deep: PostgreSQL would not keep it", async () => {
    for (const args of [
      { name: "a\u0000", more: [] },
      { name: "a", more: [{ note: "\u0000" }] },
    ])
      expect((await told(args)).extensions["code"]).toBe("BAD_USER_INPUT")
    expect(await Effect.runPromise(input(Words, { name: "a", more: [] }))).toEqual({ name: "a", more: [] })
  })
})
