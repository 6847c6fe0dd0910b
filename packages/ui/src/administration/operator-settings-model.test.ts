import { anAdmin } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { OperatorSettingsModel } from "./operator-settings-model.ts"

const opened = async () => {
  const here = await app({ who: anAdmin() })
  const model = new OperatorSettingsModel(here.ports.settings, here.snackbars)
  await model.open()
  const kept = () => Effect.runSync(Effect.orDie(here.market.as(null).settings.read()))
  return { ...here, model, kept }
}

describe("the settings on the screen", () => {
  it("are saved for everybody, once they differ (ACC-026)", async () => {
    const { kept, model } = await opened()
    expect(model.isChanged).toBe(false)
    model.change({ userProfileRequired: false })
    expect([model.isChanged, kept().userProfileRequired]).toEqual([true, true])
    expect(await model.save()).toBe(true)
    expect([model.isChanged, kept().userProfileRequired]).toEqual([false, false])
  })

  it("refuse instructions that are too long, and keep the state of the agreements", async () => {
    const { kept, model } = await opened()
    model.change({ depositInstructions: "x".repeat(2_001) })
    expect(await model.save()).toBe(false)
    expect(model.error).toBe("Please say in up to 2,000 characters how a buyer pays by hand.")
    model.change({ depositInstructions: "x".repeat(2_000), governingState: "NY" })
    expect(await model.save()).toBe(true)
    expect([kept().governingState, kept().depositInstructions]).toEqual(["NY", ""])
  })

  it("stay where they may not be as wanted, and say why (ACC-566)", async () => {
    const { kept, model } = await opened()
    model.change({ autoDeposit: true })
    expect(await model.save()).toBe(false)
    expect(model.error).toBe(
      "Earnest money cannot move by itself: no payment provider is connected that would move it.",
    )
    expect([kept().autoDeposit, model.wanted?.autoDeposit]).toEqual([false, true])
    model.change({ autoDeposit: false })
    expect(model.error).toBeNull()
  })
})
