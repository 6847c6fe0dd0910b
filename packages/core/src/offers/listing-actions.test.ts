import { standingIn } from "@xl/testkit/assets"
import { actorOf, anAdmin, aBuyer, aSeller, EXAMPLE_NOW, GUEST, marketInMemory } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/model.ts"
import type { Listings } from "../assets/ports.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { assetView } from "../assets/visibility.ts"
import { DAY_MILLIS } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { lapsedInHold, LISTING_ACTIONS, type ListingAction, listingActions } from "./listing-actions.ts"
import { consequencesForOffers } from "./listing-consequences.ts"

const STATUSES = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const [seller, admin] = [actorOf(aSeller()), actorOf(anAdmin())]
type Who = Parameters<typeof listingActions>[2]

const viewIn = (status: AssetStatus, who: Who, change: Partial<Asset> = {}) => {
  const { asset, offers } = standingIn(status, change)
  const view = assetView(asset, admin, true)
  if (!view) throw new Error("Nobody sees this example")
  return { asset, offers, view: { ...view, isOwner: who === seller } }
}
const actionsIn = (status: AssetStatus, who: Who, change: Partial<Asset> = {}) => {
  const { offers, view } = viewIn(status, who, change)
  return listingActions(view, offers, who)
}

/** docs/market-rules.md, the machine's rows that a person starts from a screen, and the rules of edits. */
const ALLOWED: { readonly [S in AssetStatus]: readonly [seller: string, admin: string] } = {
  Draft: ["edit requestPublish discard", "edit remove"],
  Published: ["edit hold withdraw", "edit hold withdraw revoke"],
  CallForOffers: ["edit hold withdraw", "edit hold withdraw revoke"],
  BestAndFinal: ["edit hold withdraw", "edit hold withdraw revoke"],
  "UnderSelection.CallForOffers": ["edit withdraw", "edit withdraw revoke"],
  "UnderSelection.BestAndFinal": ["edit withdraw", "edit withdraw revoke"],
  "ContractPending.CallForOffers": ["edit", "edit"],
  "ContractPending.BestAndFinal": ["edit", "edit"],
  UnderContract: ["edit", "edit"],
  Closed: ["", ""],
  "OnHold.Published": ["release edit withdraw", "release edit withdraw revoke"],
  "OnHold.CallForOffers": ["release edit withdraw", "release edit withdraw revoke"],
  "OnHold.BestAndFinal": ["release edit withdraw", "release edit withdraw revoke"],
  ListingExpired: ["edit requestPublish withdraw", "edit withdraw remove"],
  NoLongerListedForSale: ["edit requestPublish", "edit remove"],
  Revoked: ["edit requestPublish", "edit remove"],
  Deleted: ["", ""],
}

describe("what may be done with a listing", () => {
  it.each(STATUSES)("follows the rules in %s, for seller and administrator", (status) =>
    expect([seller, admin].map((who) => actionsIn(status, who).allowed.join(" "))).toEqual([...ALLOWED[status]]),
  )

  it.each(STATUSES)("leaves nobody without an action or a sentence in %s", (status) => {
    for (const who of [seller, admin]) {
      const { allowed, refused } = actionsIn(status, who)
      expect(allowed.length + refused.length).toBeGreaterThan(0)
      for (const { why } of refused) expect(why).toMatch(/^[A-Z].{20,}\.$/)
    }
  })

  it.each(STATUSES)("is nothing to a guest, a buyer or another seller in %s", (status) => {
    for (const who of [GUEST, actorOf(aBuyer()), actorOf(aSeller(2))])
      expect(actionsIn(status, who)).toEqual({ allowed: [], refused: [] })
  })

  it("of a requested publication is to take it back; what else is looked for is refused in words", () => {
    const pending = { registrationStatus: "pending" } as const
    const { allowed, refused } = actionsIn("Draft", seller, pending)
    expect(allowed).toEqual(["cancelPublishRequest", "discard"])
    expect(refused.map(({ action, why }) => [action, why])).toEqual([
      ["edit", "An administrator reviews this listing. Nothing of it changes until you take the request back."],
    ])
    expect(actionsIn("Draft", admin, pending).allowed).toEqual(["revoke", "remove"])
  })

  it("says why hold and take-down end with the winner", () => {
    const whys = (status: AssetStatus) => actionsIn(status, seller).refused.map(({ action, why }) => [action, why])
    const stays = "The listing stays as it is unless"
    expect(whys("ContractPending.BestAndFinal")).toEqual([
      ["hold", `A winner is selected. ${stays} this sale falls through.`],
      ["withdraw", `A winner is selected. ${stays} this sale falls through.`],
    ])
    expect(whys("UnderContract")[0]?.[1]).toBe(`The sale is under contract. ${stays} the sale falls through.`)
    expect(whys("UnderSelection.CallForOffers")).toHaveLength(1)
  })

  it("leaves an administrator's hold to administrators", () => {
    const hold = { by: "Admin", since: EXAMPLE_NOW } as const
    expect(actionsIn("OnHold.Published", seller, { hold }).refused.map(({ action }) => action)).toEqual(["release"])
    expect(actionsIn("OnHold.Published", admin, { hold }).allowed).toContain("release")
  })

  it("takes an approval back until the first offer, and deletes nothing over open deposits", () => {
    const { view } = viewIn("Published", admin)
    const unbid = { ...view, numberOfOffers: viewIn("Draft", admin).view.numberOfOffers }
    expect(listingActions(unbid, [], admin).allowed).toContain("takeBackApproval")
    expect(actionsIn("Published", admin).refused.map(({ action }) => action)).toEqual(["takeBackApproval"])
    const open = anOffer({ status: "Declined", deposit: { value: must(Cents, 1), decision: "open", transfers: [] } })
    const revoked = viewIn("Revoked", admin).view
    expect(listingActions(revoked, [open], admin).refused.map(({ action }) => action)).toEqual(["remove"])
    expect(listingActions(revoked, [], admin).allowed).toContain("remove")
  })

  /** Each action as it is sent; an edit changes nothing. */
  const SENT: {
    readonly [A in ListingAction]: (listings: Listings["Service"], id: Asset["id"]) => Effect.Effect<unknown, unknown>
  } = {
    release: (listings, id) => listings.release(id, null),
    cancelPublishRequest: (listings, id) => listings.cancelPublishRequest(id),
    edit: (listings, id) => listings.edit(id, { contactsDisclosed: false }),
    requestPublish: (listings, id) => listings.requestPublish(id),
    hold: (listings, id) => listings.hold(id),
    withdraw: (listings, id) => listings.withdraw(id),
    takeBackApproval: (listings, id) => listings.takeBackApproval(id),
    revoke: (listings, id) => listings.revoke(id, "Wrong county"),
    discard: (listings, id) => listings.discard(id),
    remove: (listings, id) => listings.remove(id),
  }

  it.each(STATUSES)("is done by the market in %s, and nothing that is refused", async (status) => {
    for (const [who, profile] of [
      [seller, aSeller()],
      [admin, anAdmin()],
    ] as const) {
      const { asset, offers, view } = viewIn(status, who)
      const { allowed, refused } = listingActions(view, offers, who)
      const does = async (action: ListingAction) => {
        const market = marketInMemory({
          seed: { assets: [asset], offers, profiles: [aSeller(), anAdmin(), aBuyer(1)] },
        })
        return Result.isSuccess(
          await Effect.runPromise(Effect.result(SENT[action](market.as(profile).listings, asset.id))),
        )
      }
      for (const action of allowed) expect([action, await does(action)]).toEqual([action, true])
      for (const { action } of refused) expect([action, await does(action)]).toEqual([action, false])
    }
    expect(LISTING_ACTIONS).toHaveLength(Object.keys(SENT).length)
  })
})

describe("a release", () => {
  it("needs a new last day only where the period on hold has ended meanwhile", () => {
    const { view } = viewIn("OnHold.CallForOffers", seller)
    const later = EXAMPLE_NOW + 30 * DAY_MILLIS
    expect([lapsedInHold(view, EXAMPLE_NOW), lapsedInHold(view, later)]).toEqual([null, "callForOffersPeriod"])
    expect(lapsedInHold(viewIn("OnHold.BestAndFinal", seller).view, later)).toBe("bestAndFinalPeriod")
    expect(lapsedInHold(viewIn("OnHold.Published", seller).view, later)).toBeNull()
    expect(lapsedInHold(viewIn("CallForOffers", seller).view, later)).toBeNull()
  })
})

describe("the consequences for offers", () => {
  const deposit = (value: number, isPaid: boolean) => ({
    value: must(Cents, value),
    decision: "none" as const,
    transfers: isPaid ? anOffer({}).deposit.transfers.concat(FUNDED) : [],
  })
  const FUNDED = { leg: "fund", reference: "wire", date: "2026-11-20", recordedAt: EXAMPLE_NOW } as never

  it("count active offers alone, bundles apart, and tell paid deposits from promised ones", () => {
    const offers = [
      anOffer({ deposit: deposit(100_000_00, true) }),
      anOffer({ status: "BestAndFinal", deposit: deposit(50_000_00, false) }),
      anOffer({ type: "MultipleBid", deposit: deposit(1_00, true) }),
      anOffer({ status: "Withdrawn", deposit: deposit(7_00, true) }),
    ]
    expect(consequencesForOffers(offers)).toEqual({
      declined: 2,
      canceledBundles: 1,
      refunded: 100_001_00,
      dropped: 50_000_00,
    })
    expect(consequencesForOffers([])).toEqual({ declined: 0, canceledBundles: 0, refunded: 0, dropped: 0 })
  })
})
