import type { Heard } from "@xl/core/kernel"
import { roleNotice } from "@xl/core/notifications"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { aPdf } from "../documents/examples.ts"
import { adminOn, buyerOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"

const run = Effect.runPromise
const CERTIFIED = {
  entityName: "Doe Holdings, LLC",
  entityAddress: { country: "United States", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" },
  phoneNumber: "2025550143",
  executive: true,
  title: "Manager",
  signedByFirstName: "Pat",
  signedByLastName: "Doe",
}
/** How long a line may take to open before anything is said on it. */
const OPENING_MILLIS = 300

/** The laws of every way to hear of changes. One market serves the whole suite: others may be talking on it. */
export const liveUpdatesContract = (way: string, open: () => Promise<MarketStage>, opening = OPENING_MILLIS) =>
  describe(`LiveUpdates through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    const stops: Array<() => void> = []
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    afterEach(() => stops.splice(0).forEach((stop) => stop()))

    const heardBy = async (...people: ReadonlyArray<Profile | null>) => {
      const heard = people.map((who) => {
        const events: Array<Heard> = []
        stops.push(stage.as(who).live.watch((event) => events.push(event)))
        return events
      })
      await run(Effect.sleep(opening))
      return heard
    }
    const about = (events: ReadonlyArray<Heard> | undefined, id: string) =>
      (events ?? []).flatMap((event) => ("id" in event && event.id === id && "status" in event ? [event.status] : []))
    /** Only this status: what was done just before a watch began may still arrive on it. */
    const told = (events: ReadonlyArray<Heard> | undefined, id: string, status: string) =>
      about(events, id).filter((heard) => heard === status)
    const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

    it("tells everybody, guests too, what becomes of a public listing", async () => {
      const id = await listingOn(stage, seller, admin)
      const everybody = await heardBy(null, await buyerOn(stage), seller, admin)
      await run(stage.as(seller).listings.hold(id))
      await eventually(() => everybody.forEach((heard) => expect(told(heard, id, "OnHold.Published")).toHaveLength(1)))
    })

    it("tells of an offer its buyer, the seller and administrators, and nobody else", async () => {
      const id = await listingOn(stage, seller, admin)
      const [buyer, rival] = [await buyerOn(stage), await buyerOn(stage)]
      const [own, sold, watched, ...others] = await heardBy(buyer, seller, admin, rival, null)
      const { offers } = stage.as(buyer)
      const offer = await run(offers.create(aBid([{ id }])))
      await run(offers.publish(offer.id))
      await eventually(() => {
        expect(about(own, offer.id)).toEqual(["Draft", "Published"])
        expect(about(watched, offer.id)).toEqual(["Draft", "Published"])
        expect(about(sold, offer.id)).toEqual(["Published"])
      })
      await run(stage.as(seller).listings.closeCallForOffers(id))
      await eventually(() =>
        others.forEach((heard) => expect(told(heard, id, "UnderSelection.CallForOffers")).toHaveLength(1)),
      )
      others.forEach((heard) => expect(about(heard, offer.id)).toEqual([]))
    })

    it("tells whoever asked for a role what became of it, and nobody else, administrators neither (SEL-193, SEL-197)", async () => {
      const [person, other] = [await personOn(stage), await personOn(stage)]
      const [own, ...others] = await heardBy(person, other, null, admin)
      const certified = await run(stage.as(person).profiles.updateSellerProfile(CERTIFIED))
      expect(certified.roles).toContain("Sellers")
      const said = (events: ReadonlyArray<Heard> | undefined) =>
        (events ?? []).flatMap((event) => (event.topic === "missed" ? [] : (roleNotice(event)?.text ?? [])))
      const approved =
        "Your request for the Seller role has been approved. The changes can be applied now or after your next login."
      await eventually(() => expect(said(own)).toEqual([approved]))
      const [witness] = await heardBy(null)
      const id = await listingOn(stage, seller, admin)
      await eventually(() => expect(told(witness, id, "Published")).toHaveLength(1))
      others.forEach((heard) => expect(said(heard)).toEqual([]))
    })

    it("tells a buyer of the decision on the request", async () => {
      const buyer = await personOn(stage)
      const { documents, profiles, roleRequests } = stage.as(buyer)
      const paper = await run(documents.upload(aPdf(), () => undefined))
      await run(profiles.updateProofOfFunds([paper]))
      const [own] = await heardBy(buyer)
      const { id, type } = await run(roleRequests.createBuyerRequest([paper], null))
      const topic = "roleRequest"
      await eventually(() => expect(own).toContainEqual({ topic, id, type, status: "Draft" }))
      await run(stage.as(admin).roleRequests.decline(id, "Dated last year."))
      await eventually(() => expect(own).toContainEqual({ topic, id, type, status: "Declined" }))
      expect(own).toContainEqual({ topic: "roleAssigned", role: "RestrictedBuyers" })
    })

    it("says nothing more once the watch is over", async () => {
      const id = await listingOn(stage, seller, admin)
      const [gone] = await heardBy(seller)
      stops.splice(0).forEach((stop) => stop())
      const [still] = await heardBy(seller)
      await run(stage.as(seller).listings.hold(id))
      await eventually(() => expect(told(still, id, "OnHold.Published")).toHaveLength(1))
      expect(told(gone, id, "OnHold.Published")).toEqual([])
    })
  })
