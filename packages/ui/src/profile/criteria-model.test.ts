import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import { Cents, must } from "@xl/core/shared"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { CriteriaModel } from "./criteria-model.ts"

const opened = async (change?: Change) => {
  const here = await app({ who: aProfile() }, change)
  const model = new CriteriaModel(here.ports.profiles, here.session, here.snackbars, here.log)
  model.open()
  return { here, model }
}

describe("the acquisition criteria", () => {
  it("are saved, and open again as they were saved (ACC-493)", async () => {
    const { here, model } = await opened()
    model.type({ propertyTypes: ["Office"], locations: ["TX"], minUpb: must(Cents, 100) })
    await model.save()
    expect([model.isOpen, model.isSaving]).toEqual([false, false])
    expect(here.session.profile?.buyerProfile.acquisitionCriteria).toMatchObject({
      propertyTypes: ["Office"],
      minUpb: 100,
    })
    model.open()
    expect(model.form).toMatchObject({ propertyTypes: ["Office"], locations: ["TX"], minUpb: 100, maxUpb: null })
    model.close()
    expect(model.isOpen).toBe(false)
  })

  it("stay open where the balances cross, and forget the word as either is typed", async () => {
    const { model } = await opened()
    model.type({ minUpb: must(Cents, 200), maxUpb: must(Cents, 100) })
    await model.save()
    expect([model.isOpen, model.errors]).toEqual([true, { maxUpb: "The highest balance must not be below the lowest" }])
    model.type({ locations: ["TX"] })
    expect(Object.keys(model.errors)).toEqual(["maxUpb"])
    model.type({ minUpb: must(Cents, 50) })
    expect(model.errors).toEqual({})
  })

  it("stay open and are kept where the line is broken, which is said and logged", async () => {
    const why = new MarketUnavailable({ cause: "down" })
    const { here, model } = await opened(({ profiles }) => ({
      profiles: { ...profiles, updateAcquisitionCriteria: () => Effect.fail(why) },
    }))
    model.type({ locations: ["TX"] })
    await model.save()
    expect([model.isOpen, model.form.locations, here.said()]).toEqual([true, ["TX"], [messageOf(why)]])
    expect(here.logged).toEqual(["Saving the acquisition criteria"])
  })
})
