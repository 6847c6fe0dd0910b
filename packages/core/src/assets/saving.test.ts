import { describe, expect, it } from "vitest"
import { savingWarning } from "./index.ts"

describe("an asset that could not be saved", () => {
  it("says that the data room's storage fails (SEL-424)", () => {
    expect(savingWarning("VDR: Code: NotFound; Msg: Item not found")).toBe(
      "Our VDR storage service is experiencing an issue. Please try to save asset later.",
    )
  })

  it("says for anything else that fields are missing", () => {
    expect(["Code: NotFound", "Msg: Item not", ""].map(savingWarning)).toEqual(
      [1, 2, 3].map(() => "There are required fields you need to fill out"),
    )
  })
})
