import { aProfile, aSeller } from "@xl/testkit/market"
import { Result } from "effect"
import fc from "fast-check"
import type * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { decode } from "../shared/index.ts"
import {
  AcquisitionCriteria,
  BuyerProfile,
  DEFAULT_POF_SUM,
  NotificationsCriteria,
  Profile,
  SellerProfile,
} from "./index.ts"

type Sent = { readonly [field: string]: unknown }

const words = (text: string) =>
  text
    .trim()
    .split(/[\s,]+/)
    .toSorted()
const refuses = <A, O>(codec: t.Type<A, O>, input: unknown) => Result.isFailure(decode(codec)(input))

/** It comes back as it was sent, without what is not its own, and no field of it may be of another kind. */
const holdsExactly = <A, O>(codec: t.Type<A, O>, sent: Sent, fields: string) => {
  expect(Object.keys(sent).toSorted()).toEqual(words(fields))
  expect(codec.encode(Result.getOrThrow(decode(codec)({ ...sent, other: "dropped" })))).toEqual(sent)
  for (const field of Object.keys(sent)) expect(refuses(codec, { ...sent, [field]: Symbol("no") }), field).toBe(true)
}

/** The fields without which it cannot be read. */
const needed = <A, O>(codec: t.Type<A, O>, sent: Sent) =>
  Object.keys(sent).filter((field) => refuses(codec, { ...sent, [field]: undefined }))

const upb = (amount: string) => ({ amount, currency: "USD" })
const notificationsCriteria = {
  assetType: ["Loan"],
  receiveNotificationsWhen: "Daily",
  locations: ["TX"],
  minUpb: upb("1000000.00"),
  maxUpb: upb("25000000.00"),
  userRole: "Buyer",
  receivePipelineNotifications: true,
  assetStatus: ["Performing Loan"],
  collateralType: ["Office"],
  collateralSubtype: [],
}
const acquisitionCriteria = {
  assetType: ["Loan"],
  collateralPreferences: ["Stabilized"],
  minUpb: "1000000.00",
  maxUpb: null,
  lienPositions: ["First"],
  loanStatus: ["Non-Performing Loan"],
  propertyTypes: ["Hotel", "A type to come"],
  locations: ["TX", "NM"],
}
const seller = {
  ...SellerProfile.encode(aSeller().sellerProfile),
  faxNumber: "5125550199",
  avatar: "u1/avatars/me.png",
  financePartner: "First Partner",
  states: ["TX", "DE"],
}
const buyer = {
  ...BuyerProfile.encode(aProfile().buyerProfile),
  approvedBy: { firstName: "Ada", lastName: "Admin", email: "ada@example.com" },
  acquisitionCriteria,
}
const profile = {
  ...Profile.encode(aSeller()),
  faxNumber: "5125550198",
  currentStrategy: "Sell",
  favorites: ["11111111-1111-4111-8111-111111111111"],
  notificationsCriteria,
  savedSearches: [{ id: "33333333-3333-4333-8333-333333333333", name: "Texas", query: "state=TX", frequency: "Daily" }],
  sellerProfile: seller,
  buyerProfile: buyer,
}

describe("a user", () => {
  it("has the fields of a profile (ACC-194)", () => {
    holdsExactly(
      Profile,
      profile,
      `id roles firstName lastName email officePhone cellPhone faxNumber companyName companyProfile currentStrategy
       jobTitle aum lastLogin buyerUnderReview favorites address notificationsCriteria savedSearches sellerProfile buyerProfile creationDate utm lastLoginAddress`,
    )
    expect(needed(Profile, profile)).toEqual(expect.arrayContaining(["id", "email", "roles"]))
  })

  it("is read from what was written before its later fields came", () => {
    const later = ["faxNumber", "currentStrategy", "favorites", "savedSearches"]
    const before = Object.fromEntries(Object.entries(profile).filter(([field]) => !later.includes(field)))
    expect(Result.getOrThrow(decode(Profile)(before))).toMatchObject({
      faxNumber: null,
      currentStrategy: null,
      favorites: [],
      savedSearches: [],
    })
  })

  it("can be read from anything, or refused by its paths", () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const answer = decode(Profile)(value)
        expect(Result.isFailure(answer) && answer.failure.problems.length > 0).toBe(true)
      }),
    ))
})

describe("the criteria of notifications", () => {
  it("have ten fields (ACC-198)", () => {
    holdsExactly(
      NotificationsCriteria,
      notificationsCriteria,
      `assetType receiveNotificationsWhen locations minUpb maxUpb userRole receivePipelineNotifications assetStatus
       collateralType collateralSubtype`,
    )
    expect(needed(NotificationsCriteria, notificationsCriteria)).toHaveLength(10)
  })

  it("have amount and currency for the least and the most of UPB (ACC-199)", () => {
    for (const field of ["minUpb", "maxUpb"]) {
      const sent = { ...notificationsCriteria, [field]: upb("12.50") }
      expect(NotificationsCriteria.encode(Result.getOrThrow(decode(NotificationsCriteria)(sent)))).toEqual(sent)
      for (const wrong of ["12.50", { amount: "12.50" }, { currency: "USD" }, { amount: "12.50", currency: "EUR" }]) {
        expect(refuses(NotificationsCriteria, { ...notificationsCriteria, [field]: wrong })).toBe(true)
      }
      expect(refuses(NotificationsCriteria, { ...notificationsCriteria, [field]: null })).toBe(false)
    }
  })
})

describe("a seller profile", () => {
  it("has fifteen fields (ACC-200, SEL-139)", () => {
    holdsExactly(
      SellerProfile,
      seller,
      `entityName entityAddress phoneNumber faxNumber avatar financePartner executive states title status comment
       dateModified confirmationDate signedByFirstName signedByLastName`,
    )
    expect(needed(SellerProfile, seller)).toEqual(
      expect.arrayContaining(words("entityName entityAddress phoneNumber executive title status comment dateModified")),
    )
  })

  it("holds the states of formation, of which it may have none (ACC-203)", () => {
    const states = (sent: unknown) =>
      Result.map(decode(SellerProfile)({ ...seller, states: sent }), (read) => read.states)
    expect([states(["TX", "DE"]), states(undefined), states(["Guam"])]).toEqual([
      Result.succeed(["TX", "DE"]),
      Result.succeed([]),
      Result.succeed([{ unknown: "Guam" }]),
    ])
    expect([Result.isFailure(states("TX")), Result.isFailure(states([1]))]).toEqual([true, true])
  })
})

describe("a buyer profile", () => {
  it("has the funds, the entity, the people behind it and the criteria (ACC-206)", () => {
    holdsExactly(
      BuyerProfile,
      buyer,
      `approved pofSum purchasingEntity purchasingEntityAddress mmgpFirstName mmgpLastName mmgpAddress pofDocument
       fundsApprovalDate fundsApprovalExpiryDate fundsEntity approvedBy declineReason acquisitionCriteria`,
    )
    expect(needed(BuyerProfile, buyer)).toEqual(
      expect.arrayContaining(words("approved purchasingEntity purchasingEntityAddress mmgpFirstName mmgpLastName")),
    )
  })

  it("has approved funds of 0 unless told otherwise (ACC-207, ACC-657)", () => {
    const { pofSum: _, ...without } = buyer
    expect([DEFAULT_POF_SUM, Result.getOrThrow(decode(BuyerProfile)(without)).pofSum]).toEqual([0, 0])
    expect(Result.getOrThrow(decode(BuyerProfile)({ ...buyer, pofSum: "12.50" })).pofSum).toBe(1_250)
    expect([
      refuses(BuyerProfile, { ...buyer, pofSum: "much" }),
      refuses(BuyerProfile, { ...buyer, pofSum: 12 }),
    ]).toEqual([true, true])
  })

  it("holds eight criteria of acquisition (ACC-211)", () => {
    holdsExactly(
      AcquisitionCriteria,
      acquisitionCriteria,
      "assetType collateralPreferences minUpb maxUpb lienPositions loanStatus propertyTypes locations",
    )
    expect(needed(AcquisitionCriteria, acquisitionCriteria)).toEqual([])
  })
})
