import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import { DEFAULT_SETTINGS, Settings, settingsIn } from "./index.ts"

const told = {
  autoDeposit: true,
  userProfileRequired: false,
  userNotificationsCriteriaRequired: false,
  passwordlessRegistrationEnabled: true,
  aggregateFunds: "refuse",
  depositPaymentProvider: "vopay",
  depositIframeProvider: "plaid",
  depositInstructions: "Wire to First Harbor Bank, account 100",
  governingState: "NY",
}

describe("the settings", () => {
  it("have eight fields, each of its own kind (ACC-233)", () => {
    const settings = Result.getOrThrow(decode(Settings)(told))
    expect(Settings.encode(settings)).toEqual(told)
    expect(Object.keys(settings).toSorted()).toEqual(Object.keys(told).toSorted())
    for (const field of Object.keys(told)) {
      for (const wrong of [1, [], {}]) {
        expect(Result.isFailure(decode(Settings)({ ...told, [field]: wrong })), field).toBe(true)
      }
    }
  })

  it("tolerate one more field, which they drop (ACC-233, ACC-234)", () => {
    expect(decode(Settings)({ ...told, a94f3c: "anything" })).toEqual(Result.succeed(told))
  })

  it("tolerate a provider that the list does not have", () => {
    expect(settingsIn({ ...told, depositPaymentProvider: "dwolla" }).depositPaymentProvider).toEqual({
      unknown: "dwolla",
    })
  })

  it("require the user profile unless told otherwise (ACC-228)", () => {
    expect(settingsIn({}).userProfileRequired).toBe(true)
    expect(settingsIn({ userProfileRequired: false }).userProfileRequired).toBe(false)
  })

  it("require the user profile when no value can be had (ACC-362)", () => {
    expect([settingsIn(undefined), settingsIn(null), settingsIn("down")].map((s) => s.userProfileRequired)).toEqual([
      true,
      true,
      true,
    ])
  })

  it("require the notifications criteria unless told otherwise (ACC-229)", () => {
    expect(settingsIn({}).userNotificationsCriteriaRequired).toBe(true)
    expect(settingsIn({ userNotificationsCriteriaRequired: false }).userNotificationsCriteriaRequired).toBe(false)
  })

  it("are off, warn of funds, and at plaid by default", () => {
    expect(DEFAULT_SETTINGS).toEqual({
      autoDeposit: false,
      userProfileRequired: true,
      userNotificationsCriteriaRequired: true,
      passwordlessRegistrationEnabled: false,
      aggregateFunds: "warn",
      depositPaymentProvider: "plaid",
      depositIframeProvider: "plaid",
      depositInstructions: "",
      governingState: null,
    })
  })

  it("can be had from anything", () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Settings.is(settingsIn(value))).toBe(true)
      }),
    ))
})
