import { describe, expect, it } from "vitest"
import { canDo, partsOf, wayOf } from "./machine.ts"
import { MACHINE } from "./machine-table.ts"
import { Result } from "effect"

const US = "UnderSelection"
const CP = "ContractPending"
const ON_HOLD = "OnHold.Published OnHold.CallForOffers OnHold.BestAndFinal"
const BEFORE_A_WINNER = `Published CallForOffers BestAndFinal ${US}.CallForOffers ${US}.BestAndFinal ${ON_HOLD}`

/** docs/market-rules.md, "Asset status machine": row, command, who, and from > to. */
const ROWS = [
  [1, "create", "Seller", "null > Draft"],
  [2, "requestPublish", "Seller", "Draft > Draft"],
  [3, "approve", "Admin", "Draft > Published"],
  [4, "revoke", "Admin", "Draft > Revoked"],
  [5, "discard", "Seller", "Draft > Deleted"],
  [5, "remove", "Admin", "Draft > Deleted"],
  [6, "requestPublish", "Seller", "Revoked > Draft"],
  [7, "bot", "Bot", "Published > CallForOffers"],
  [8, "bot", "Bot", `CallForOffers > ${US}.CallForOffers`],
  [8, "closeCallForOffers", "Seller", `Published CallForOffers > ${US}.CallForOffers`],
  [9, "bot", "Bot", "CallForOffers > Published"],
  [10, "bot", "Bot", `${US}.CallForOffers > BestAndFinal`],
  [11, "bot", "Bot", `BestAndFinal > ${US}.BestAndFinal`],
  [11, "closeBestAndFinal", "Seller", `BestAndFinal > ${US}.BestAndFinal`],
  [12, "bot", "Bot", `BestAndFinal ${US}.BestAndFinal > ${US}.CallForOffers Published`],
  [13, "selectWinner", "Seller", `${US}.CallForOffers > ${CP}.CallForOffers`],
  [13, "selectWinner", "Seller", `${US}.BestAndFinal > ${CP}.BestAndFinal`],
  [14, "bot", "Bot", `${US}.CallForOffers ${US}.BestAndFinal > Published`],
  [15, "acceptClosingDocuments", "Seller Bot", `${CP}.CallForOffers ${CP}.BestAndFinal > UnderContract`],
  [16, "bot", "Bot", `${CP}.CallForOffers > ${US}.CallForOffers Published`],
  [16, "bot", "Bot", `${CP}.BestAndFinal > ${US}.BestAndFinal Published`],
  [16, "cancelWinner", "Admin", `${CP}.CallForOffers > ${US}.CallForOffers Published`],
  [16, "cancelWinner", "Admin", `${CP}.BestAndFinal > ${US}.BestAndFinal Published`],
  [17, "confirmClosing", "Admin", "UnderContract > Closed"],
  [18, "reportFallThrough", "Admin", "UnderContract > Published"],
  ...["Published", "CallForOffers", "BestAndFinal"].flatMap((status) => [
    [19, "bot", "Bot", `${status} > OnHold.${status}`] as const,
    [19, "hold", "Seller Admin", `${status} > OnHold.${status}`] as const,
    [20, "bot", "Bot", `OnHold.${status} > ${status}`] as const,
    [20, "release", "Seller Admin", `OnHold.${status} > ${status}`] as const,
  ]),
  [21, "bot", "Bot", `Published ${ON_HOLD} > ListingExpired`],
  [22, "withdraw", "Seller Admin", `${BEFORE_A_WINNER} ListingExpired > NoLongerListedForSale`],
  [23, "requestPublish", "Seller", "ListingExpired NoLongerListedForSale > Draft"],
  [24, "revoke", "Admin", `${BEFORE_A_WINNER} > Revoked`],
  [26, "takeBackApproval", "Admin", "Published > Draft"],
  [25, "remove", "Admin", "Revoked ListingExpired NoLongerListedForSale > Deleted"],
] as const

describe("the table of the asset status machine", () => {
  it("is that of the rules, way by way", () => {
    const written = ROWS.flatMap(([row, command, by, way]) => {
      const [froms = "", tos = ""] = way.split(" > ")
      return froms
        .split(" ")
        .flatMap((from) => tos.split(" ").map((to) => `${row} ${command} by ${by}: ${from} > ${to}`))
    })
    expect(
      MACHINE.map(
        ({ by, command, from, row, to }) => `${row} ${command} by ${by.join(" ")}: ${from} > ${to}`,
      ).toSorted(),
    ).toEqual(written.toSorted())
  })

  it("says who may ever ask for a command", () =>
    expect((["withdraw", "discard", "remove", "acceptClosingDocuments", "bot"] as const).map(partsOf)).toEqual([
      ["Seller", "Admin"],
      ["Seller"],
      ["Admin"],
      ["Seller", "Bot"],
      ["Bot"],
    ]))

  it("lets an administrator decide on a draft only where its publication was requested", () => {
    const draft = { status: "Draft", registrationStatus: null } as const
    const tag = (asset: Parameters<typeof wayOf>[0], command: Parameters<typeof wayOf>[1]) => {
      const way = wayOf(asset, command)
      return Result.isSuccess(way) ? way.success.to : way.failure._tag
    }
    const asked = { ...draft, registrationStatus: "pending" } as const
    expect((["approve", "revoke"] as const).map((command) => [tag(draft, command), tag(asked, command)])).toEqual([
      ["PublicationNotRequested", "Published"],
      ["PublicationNotRequested", "Revoked"],
    ])
    expect([tag(draft, "discard"), tag(draft, "requestPublish"), tag(draft, "hold")]).toEqual([
      "Deleted",
      "Draft",
      "AssetStatusForbids",
    ])
    expect([
      canDo(draft, "revoke", "Admin"),
      canDo(asked, "revoke", "Admin"),
      canDo(asked, "revoke", "Seller"),
    ]).toEqual([false, true, false])
    expect(tag({ status: "Published", registrationStatus: null }, "revoke")).toBe("Revoked")
  })
})
