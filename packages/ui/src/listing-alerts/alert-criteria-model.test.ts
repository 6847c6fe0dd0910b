import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import type { Profile } from "@xl/core/profiles"
import { Cents, must } from "@xl/core/shared"
import { criteria } from "@xl/testkit/listing-alerts"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { AlertCriteriaModel } from "./alert-criteria-model.ts"

const opened = async (who: Profile = aProfile(), change?: Change) => {
  const here = await app({ who }, change)
  return { here, model: new AlertCriteriaModel(here.ports.profiles, here.session, here.snackbars, here.effects) }
}
const told = aProfile({ notificationsCriteria: criteria({ receiveNotificationsWhen: "Weekly", locations: ["TX"] }) })
const cents = (amount: number) => must(Cents, amount)

describe("one's notification criteria", () => {
  it("open with a mail a day where nothing was ever said, and as they are kept else", async () => {
    const { model } = await opened()
    expect([model.isSaid, model.isOn, model.form]).toEqual([false, false, null])
    model.open()
    expect(model.form).toEqual(criteria({ receiveNotificationsWhen: "Daily" }))
    const { model: kept } = await opened(told)
    expect([kept.isSaid, kept.isOn]).toEqual([true, true])
    kept.open()
    expect(kept.form).toEqual(told.notificationsCriteria)
  })

  it("are kept when they are saved, and not before", async () => {
    const { here, model } = await opened()
    model.change({ locations: ["AK"] })
    expect(model.form).toBeNull()
    model.open()
    model.change({ receiveNotificationsWhen: "Immediately", collateralType: ["Office"] })
    expect(here.session.profile?.notificationsCriteria).toBeNull()
    await model.save()
    const saved = criteria({ collateralType: ["Office"] })
    expect([model.form, model.kept, here.session.profile?.notificationsCriteria]).toEqual([null, saved, saved])
    expect(here.snackbars.shown?.text).toBe("Your notification criteria were saved.")
  })

  it("stay open and say at the field what is wrong, until it is changed", async () => {
    const { model } = await opened()
    model.open()
    model.change({ minUpb: cents(2), maxUpb: cents(1) })
    await model.save()
    expect(model.errors).toEqual({ maxUpb: "The greatest balance must not be below the least" })
    expect(model.form).toMatchObject({ minUpb: 2, maxUpb: 1 })
    model.change({ maxUpb: cents(3) })
    expect(model.errors).toEqual({})
    await model.save()
    expect([model.form, model.kept.maxUpb]).toEqual([null, 3])
  })

  it("are turned off at once, and stay", async () => {
    const { here, model } = await opened(told)
    await model.turnOff()
    expect([model.isOn, model.isSaid]).toEqual([false, true])
    expect(model.kept).toEqual(criteria({ receiveNotificationsWhen: "Never", locations: ["TX"] }))
    expect(here.snackbars.shown?.text).toBe("You are told of no listings any more.")
  })

  it("are not lost where nobody answers, and what is under way is not asked twice", async () => {
    const down = new MarketUnavailable({ cause: "down" })
    let asked = 0
    const { here, model } = await opened(told, ({ profiles }) => ({
      profiles: {
        ...profiles,
        updateNotificationsCriteria: () => {
          asked += 1
          return Effect.fail(down)
        },
      },
    }))
    model.open()
    await Promise.all([model.save(), model.save()])
    expect([asked, here.snackbars.shown?.text, model.form]).toEqual([1, messageOf(down), told.notificationsCriteria])
    model.close()
    expect(model.form).toBeNull()
  })

  it("are marked as required where the operator says so (ACC-229)", async () => {
    const { here, model } = await opened()
    expect(model.marksRequired).toBe(true)
    here.effects.settings = { ...here.effects.settings, userNotificationsCriteriaRequired: false }
    expect(model.marksRequired).toBe(false)
  })
})
