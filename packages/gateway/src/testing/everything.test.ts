import { expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { operationsOf } from "./calls.ts"
import { kindOf } from "./everything.ts"

/** Operations whose ids the matrix takes for nobody's; swapped-ids.test.ts sends them another's. */
const UNNAMED = [
  "searchAssets",
  "getTier2RequestForUser",
  "endSession",
  "createAsset",
  "editSavedSearch",
  "removeSavedSearch",
  "markNoticesRead",
  "createBuyerRequest",
]

it("knows what the id of every operation names, so that the matrix asks it of another's too", () => {
  const unnamed = operationsOf(readSchema()).filter(
    (operation) =>
      kindOf(operation) === "nothing" && operation.field.args.some(({ type }) => /\bID\b/.test(String(type))),
  )
  expect(unnamed.map(({ field }) => field.name)).toEqual(UNNAMED)
})
