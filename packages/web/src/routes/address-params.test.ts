import { describe, expect, it } from "vitest"
import { isStillAt } from "./address-params.ts"

describe("a page that writes its address", () => {
  it.each([
    ["/admin/listing", "/admin/listing", true],
    ["/admin/asset-approval", "/admin/listing", false],
    ["/asset/a%20b", "/asset/a%0Ab", true],
  ])("at %j while the browser is at %j: %j", (page, browser, isWritten) => {
    expect(isStillAt(page, browser)).toBe(isWritten)
  })
})
