import { anAsset } from "@xl/testkit/assets"
import { actorOf, anAdmin, aSeller, GUEST } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { RoleMissing } from "../kernel/errors.ts"
import { partOn, mayAsk } from "./policies.ts"

const asset = anAsset({ owners: [aSeller(1).id, aSeller(2).id] })
const tagOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>) =>
  Result.isFailure(result) ? result.failure._tag : "allowed"
const part = (who: Parameters<typeof actorOf>[0], command: "edit" | "withdraw" | "closeCallForOffers") => {
  const acting = partOn(actorOf(who), command, asset)
  return Result.isSuccess(acting) ? acting.success.trigger : acting.failure._tag
}

describe("who acts on a listing", () => {
  it("is an administrator, whoever's it is (SEL-290, BUY-267)", () => {
    expect(part(anAdmin(), "edit")).toBe("Admin")
    expect(part(anAdmin(), "withdraw")).toBe("Admin")
    expect(part(aSeller(3), "withdraw")).toBe("AssetNotFound")
  })

  it("is its first owner, and neither a later owner nor another seller (SEL-291, BUY-268)", () => {
    expect(part(aSeller(1), "edit")).toBe("Seller")
    expect(part(aSeller(2), "edit")).toBe("AssetNotFound")
    expect(part(aSeller(3), "edit")).toBe("AssetNotFound")
  })

  it("is no owner who lost the seller's role", () =>
    expect(part(aSeller(1, { roles: ["VerifiedUsers"] }), "edit")).toBe("AssetNotFound"))

  it("is no administrator where only the seller may choose", () =>
    expect(part(anAdmin(), "closeCallForOffers")).toBe("AssetNotFound"))

  it("acts as the seller where one is both", () =>
    expect(part(aSeller(1, { roles: ["Sellers", "Admins"] }), "withdraw")).toBe("Seller"))
})

describe("who may ask at all", () => {
  it.each([
    ["createDataRoom", aSeller(), "allowed"],
    ["createDataRoom", anAdmin(), "RoleMissing"],
    ["approve", anAdmin(), "allowed"],
    ["approve", aSeller(), "RoleMissing"],
    ["withdraw", anAdmin(), "allowed"],
    ["withdraw", aSeller(), "allowed"],
    ["cancelPublishRequest", anAdmin(), "RoleMissing"],
  ] as const)("%s, case %#", (command, who, expected) => expect(tagOf(mayAsk(actorOf(who), command))).toBe(expected))

  it("is asked for by the specification's name of the operation", () => {
    const operations = {
      approve: "approveAsset",
      cancelPublishRequest: "cancelPublishRequest",
      closeBestAndFinal: "closeBestAndFinal",
      closeCallForOffers: "closeCallForOffers",
      confirmClosing: "confirmClosing",
      create: "createAsset",
      createDataRoom: "createVDR",
      discard: "discardAsset",
      edit: "editAsset",
      hold: "holdAsset",
      planPeriods: "planPeriods",
      release: "releaseAsset",
      remove: "deleteAsset",
      reportFallThrough: "reportFallThrough",
      requestPublish: "requestAssetPublish",
      revoke: "revokeAsset",
      withdraw: "withdrawListing",
    } as const
    const nobody = actorOf(aSeller(1, { roles: ["VerifiedUsers", "Concierges", "ApprovedBuyers"] }))
    const commands = Object.keys(operations) as ReadonlyArray<keyof typeof operations>
    expect(commands.map((command) => mayAsk(nobody, command))).toEqual(
      commands.map((command) => Result.fail(new RoleMissing({ operation: operations[command] }))),
    )
    const allowed = (who: Parameters<typeof actorOf>[0]) =>
      commands.filter((command) => Result.isSuccess(mayAsk(actorOf(who), command))).join(" ")
    expect(allowed(aSeller())).toBe(
      "cancelPublishRequest closeBestAndFinal closeCallForOffers create createDataRoom discard edit hold planPeriods release requestPublish withdraw",
    )
    expect(allowed(anAdmin())).toBe(
      "approve confirmClosing edit hold planPeriods release remove reportFallThrough revoke withdraw",
    )
  })

  it("is nobody who is not signed in, and the refusal names the operation", () => {
    expect(tagOf(mayAsk(GUEST, "withdraw"))).toBe("SignInRequired")
    expect(mayAsk(actorOf(aSeller()), "approve")).toMatchObject({ failure: { operation: "approveAsset" } })
  })
})
