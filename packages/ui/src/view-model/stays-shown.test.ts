import { Result } from "effect"
import { expect, it } from "vitest"
import { staysShown } from "./stays-shown.ts"

const unanswered = Result.fail({ _tag: "MarketUnavailable" })

it("keeps a page that is open where a later look got no answer", () => {
  expect(staysShown(true, unanswered)).toBe(true)
})

it.each([
  ["a page that was never open", false, unanswered],
  ["a page whose record is gone", true, Result.fail({ _tag: "AssetNotFound" })],
  ["a page whose later look was answered", true, Result.succeed(1)],
])("does not keep %s", (_, isOpen, later) => {
  expect(staysShown(isOpen, later)).toBe(false)
})
