import { describe, expect, it } from "vitest"
import { narrowingIn, narrowingParams } from "./narrowed.ts"

describe("the address of a narrowed list", () => {
  it.each([
    "",
    "q=inn",
    "state=Draft&state=Closed",
    "q=cedar&state=Revoked&next=mine",
    "sort=upb",
    "state=Draft&sort=-upb",
  ])("%j is read and written alike", (address) => {
    expect(narrowingParams(narrowingIn(new URLSearchParams(address))).toString()).toBe(address)
  })
})
