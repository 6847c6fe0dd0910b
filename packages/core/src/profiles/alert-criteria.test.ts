import { aProfile } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { alertTexts } from "./alert-words.ts"
import { Cents, decode, must } from "../shared/index.ts"
import { withNotificationsCriteria, withoutAlerts } from "./criteria-edits.ts"
import { AlertCriteria, AlertFrequency, criteriaToEdit, frequencyOf, MOST_WORDS, NO_CRITERIA } from "./index.ts"

const sent = AlertCriteria.encode(NO_CRITERIA)
const isTaken = (change: object) => Result.isSuccess(decode(AlertCriteria)({ ...sent, ...change }))

describe("notification criteria", () => {
  it("are, before anybody saved any, none: nothing is told, not even of what is to come", () => {
    expect(NO_CRITERIA).toEqual({
      assetType: [],
      receiveNotificationsWhen: "Never",
      locations: [],
      minUpb: null,
      maxUpb: null,
      userRole: null,
      receivePipelineNotifications: false,
      assetStatus: [],
      collateralType: [],
      collateralSubtype: [],
    })
  })

  it("are told never, daily, weekly or at once, and a word of another time is never", () => {
    expect(Object.keys(AlertFrequency.keys)).toEqual(["Immediately", "Daily", "Weekly", "Never"])
    const kept = (receiveNotificationsWhen: string | null) => frequencyOf({ ...NO_CRITERIA, receiveNotificationsWhen })
    expect([kept("Daily"), kept("Hourly"), kept(null), frequencyOf(null)]).toEqual(["Daily", "Never", "Never", "Never"])
  })

  it("take words of our lists alone, and no more of them than there are", () => {
    expect(
      isTaken({ locations: ["TX", "Various"], assetStatus: ["Performing Loan"], collateralType: ["Office"] }),
    ).toBe(true)
    for (const wrong of [
      { locations: ["Texas"] },
      { assetStatus: ["Performing"] },
      { collateralType: ["Castle"] },
      { receiveNotificationsWhen: "Hourly" },
      { minUpb: { amount: "1", currency: "EUR" } },
      { assetType: ["x".repeat(101)] },
      { userRole: "x".repeat(101) },
      { collateralSubtype: Array.from({ length: MOST_WORDS + 1 }, String) },
    ])
      expect([wrong, isTaken(wrong)]).toEqual([wrong, false])
    expect(isTaken({ collateralSubtype: Array.from({ length: MOST_WORDS }, String) })).toBe(true)
    expect(MOST_WORDS).toBe(60)
    expect(isTaken({ assetType: ["x".repeat(100)], userRole: "x".repeat(100) })).toBe(true)
  })

  it("open as they were kept, without words that are on no list any more", () => {
    expect(criteriaToEdit(null)).toBe(NO_CRITERIA)
    const kept = {
      ...NO_CRITERIA,
      receiveNotificationsWhen: "Hourly",
      assetType: ["Anything"],
      locations: ["Atlantis", "TX"],
      assetStatus: ["Unknown", "Performing Loan"],
      collateralType: ["Castle", "Land"],
    }
    expect(criteriaToEdit(kept)).toEqual({
      ...NO_CRITERIA,
      receiveNotificationsWhen: "Never",
      assetType: ["Anything"],
      locations: ["TX"],
      assetStatus: ["Performing Loan"],
      collateralType: ["Land"],
    })
  })
})

describe("saving them", () => {
  it("keeps each word once (ACC-489)", () => {
    const twice = {
      ...NO_CRITERIA,
      assetType: ["Loan", "Loan"],
      locations: ["TX", "OH", "TX"],
      assetStatus: ["Performing Loan", "Performing Loan"],
      collateralType: ["Land", "Land"],
      collateralSubtype: ["a", "a"],
    } as const
    const saved = Result.getOrThrow(withNotificationsCriteria(aProfile(), twice))
    expect(saved.notificationsCriteria).toEqual({
      ...NO_CRITERIA,
      assetType: ["Loan"],
      locations: ["TX", "OH"],
      assetStatus: ["Performing Loan"],
      collateralType: ["Land"],
      collateralSubtype: ["a"],
    })
  })

  it("refuses a least balance above the greatest, and takes the same one, one of them, or none", () => {
    const [one, two] = [must(Cents, 100), must(Cents, 200)]
    const saved = (minUpb: Cents | null, maxUpb: Cents | null) =>
      withNotificationsCriteria(aProfile(), { ...NO_CRITERIA, minUpb, maxUpb })
    expect(Result.getOrThrow(Result.flip(saved(two, one))).problems).toEqual([
      { field: "maxUpb", message: alertTexts.upbRange },
    ])
    for (const [least, greatest] of [
      [one, two],
      [one, one],
      [two, null],
      [null, one],
      [null, null],
    ] as const)
      expect(Result.getOrThrow(saved(least, greatest)).notificationsCriteria).toEqual({
        ...NO_CRITERIA,
        minUpb: least,
        maxUpb: greatest,
      })
  })

  it("turning off keeps them, and gives the very profile where nothing was told before", () => {
    const told = aProfile({
      notificationsCriteria: { ...NO_CRITERIA, receiveNotificationsWhen: "Daily", locations: ["TX"] },
    })
    expect(withoutAlerts(told).notificationsCriteria).toEqual({ ...NO_CRITERIA, locations: ["TX"] })
    for (const silent of [aProfile(), aProfile({ notificationsCriteria: NO_CRITERIA })])
      expect(withoutAlerts(silent)).toBe(silent)
  })
})
