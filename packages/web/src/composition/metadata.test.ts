import { describe, expect, it } from "vitest"
import { metadata } from "./metadata.ts"

const { defineMetadata, getMetadata, getOwnMetadata } = metadata

describe("what is noted of a class", () => {
  class Outer {}
  class Inner extends Outer {}

  it("is its own, and by the property apart", () => {
    defineMetadata("made from", 1, Outer)
    defineMetadata("made from", 2, Outer, "member")
    expect([getOwnMetadata("made from", Outer), getOwnMetadata("made from", Outer, "member")]).toEqual([1, 2])
    expect([getOwnMetadata("made from", Inner), getOwnMetadata("other", Outer)]).toEqual([undefined, undefined])
  })

  it("is inherited where it is asked for so, until the class notes its own", () => {
    defineMetadata("scope", "outer", Outer)
    expect(getMetadata("scope", Inner)).toBe("outer")
    defineMetadata("scope", "inner", Inner)
    expect([getMetadata("scope", Inner), getMetadata("scope", Outer)]).toEqual(["inner", "outer"])
  })
})
