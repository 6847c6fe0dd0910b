import type { DataRooms } from "@xl/core/data-room"
import type { Profile } from "@xl/core/profiles"
import { AssetId, must, Tier2RequestId, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

export { roomNewsContract } from "./news/contract.ts"
export { tier2RequestStoreContract } from "./store-laws.ts"
export { vdrContract } from "./contents/contract.ts"

const run = Effect.runPromise
const idOf = ({ id }: { readonly id: string }) => must(Tier2RequestId, id)

/** The laws of every way to ask for the second tier of a data room and to decide on it. One market serves the whole suite. */
export const dataRoomsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`DataRooms through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const of = (who: Profile | null): DataRooms["Service"] => stage.as(who).dataRooms
    const listing = () => listingOn(stage, seller, admin)
    /** Somebody who executed the agreement there. */
    const signedOn = async (assetId: AssetId, change: Partial<Profile> = {}) => {
      const who = await personOn(stage, change)
      await run(of(who).sign(assetId, `${who.firstName} ${who.lastName}`, null))
      return who
    }
    /** Somebody who asked, and the request. */
    const asked = async () => {
      const assetId = await listing()
      const who = await signedOn(assetId)
      const request = await run(of(who).request(assetId))
      return { assetId, who, request, id: idOf(request) }
    }
    const found = (who: Profile, user: Profile, assetId: AssetId) => run(of(who).requestOf(user.id, assetId))

    it("files a request that waits, and the same again while it does (ACC-297, SEL-199, SEL-356)", async () => {
      const { assetId, request, who } = await asked()
      expect(request).toEqual({ id: request.id, status: "Draft", dateModified: stage.now() })
      await stage.advance(1_000)
      expect(await run(of(who).request(assetId))).toEqual(request)
      expect(await found(who, who, assetId)).toEqual(request)
    })

    it("gives a user's request to the user, the first owner and administrators, to others as if there were none (SEL-357)", async () => {
      const { assetId, request, who } = await asked()
      for (const reader of [who, seller, admin]) expect(await found(reader, who, assetId)).toEqual(request)
      const [stranger, rival] = [await personOn(stage), await sellerOn(stage)]
      for (const reader of [stranger, rival]) expect(await found(reader, who, assetId)).toBeNull()
      expect(await found(stranger, stranger, assetId)).toBeNull()
      expect(await found(who, who, await listing())).toBeNull()
      expect(await run(of(admin).requestOf(must(UserId, freshUuid()), assetId))).toBeNull()
    })

    it("tells the first owner and administrators who waits, by name, the longest first (SEL-201)", async () => {
      const { assetId, request, who } = await asked()
      await stage.advance(1_000)
      const other = await signedOn(assetId, { firstName: "Ann", lastName: "Lee", companyName: null })
      const second = await run(of(other).request(assetId))
      const waiting = [
        { ...request, userId: who.id, name: "Pat Doe", companyName: "Doe Capital" },
        { ...second, userId: other.id, name: "Ann Lee", companyName: null },
      ]
      for (const reader of [seller, admin])
        expect(await run(of(reader).requests(assetId))).toEqual({
          draftTier2Requests: waiting,
          tier_2_whitelist: [],
          numberOfTier2s: 0,
        })
      for (const reader of [who, await sellerOn(stage)])
        expect(await refusalOf(of(reader).requests(assetId))).toBe("AssetNotFound")
      expect(await refusalOf(of(seller).requests(must(AssetId, freshUuid())))).toBe("AssetNotFound")
    })

    it("moves whom the first owner or an administrator approves from those who wait to those let in (SEL-201)", async () => {
      for (const decider of [seller, admin]) {
        const { assetId, id, request, who } = await asked()
        await stage.advance(1_000)
        const approved = { ...request, status: "Approved", dateModified: stage.now() }
        expect(await run(of(decider).approve(id))).toEqual(approved)
        expect(await run(of(seller).requests(assetId))).toEqual({
          draftTier2Requests: [],
          tier_2_whitelist: [{ ...approved, userId: who.id, name: "Pat Doe", companyName: "Doe Capital" }],
          numberOfTier2s: 1,
        })
        expect(await run(of(who).request(assetId))).toEqual(approved)
      }
    })

    it("lets whom was declined ask again, with a request of its own (SEL-200)", async () => {
      const { assetId, id, request, who } = await asked()
      const declined = { ...request, status: "Declined", dateModified: stage.now() }
      expect(await run(of(seller).decline(id))).toEqual(declined)
      expect(await found(who, who, assetId)).toEqual(declined)
      await stage.advance(1_000)
      const again = await run(of(who).request(assetId))
      expect(again).toEqual({ id: again.id, status: "Draft", dateModified: stage.now() })
      expect(again.id).not.toBe(request.id)
      expect(await found(seller, who, assetId)).toEqual(again)
    })

    it("takes an approval back, at once: tier 2 is shut, the list is without the buyer, who may ask again", async () => {
      for (const decider of [seller, admin]) {
        const { assetId, id, request, who } = await asked()
        expect(await refusalOf(of(decider).revoke(id))).toBe("Tier2NotGranted")
        await run(of(seller).approve(id))
        const isOpen = async () => (await run(of(who).room(assetId))).tiers.map((tier) => tier.isOpen)
        expect(await isOpen()).toEqual([true, true, true])
        await stage.advance(1_000)
        expect(await refusalOf(of(who).revoke(id))).toBe("Tier2RequestNotFound")
        const revoked = { ...request, status: "Revoked", dateModified: stage.now() }
        expect(await run(of(decider).revoke(id))).toEqual(revoked)
        expect(await isOpen()).toEqual([true, true, false])
        expect(await found(who, who, assetId)).toEqual(revoked)
        expect((await run(of(seller).requests(assetId))).numberOfTier2s).toBe(0)
        for (const again of ["approve", "decline", "revoke"] as const)
          expect(await refusalOf(of(decider)[again](id))).toMatch(/^Tier2(RequestDecided|NotGranted)$/)
        await stage.advance(1_000)
        expect((await run(of(who).request(assetId))).status).toBe("Draft")
      }
    })

    it("decides each request once, whoever comes first", async () => {
      const { id } = await asked()
      const outcomes = await run(
        Effect.all(
          [of(seller).approve(id), of(admin).decline(id)].map((ask) =>
            Effect.match(ask, { onFailure: ({ _tag }) => _tag, onSuccess: ({ status }) => status }),
          ),
          { concurrency: 2 },
        ),
      )
      expect([
        ["Approved", "Tier2RequestDecided"],
        ["Tier2RequestDecided", "Declined"],
      ]).toContainEqual(outcomes)
      expect(await refusalOf(of(admin).approve(id))).toBe("Tier2RequestDecided")
      expect(await refusalOf(of(seller).decline(id))).toBe("Tier2RequestDecided")
    })

    it("knows nothing of a request that is not there, or for another's room", async () => {
      const { id, who } = await asked()
      for (const stranger of [who, await personOn(stage), await sellerOn(stage)]) {
        expect(await refusalOf(of(stranger).approve(id))).toBe("Tier2RequestNotFound")
        expect(await refusalOf(of(stranger).decline(id))).toBe("Tier2RequestNotFound")
      }
      const none = must(Tier2RequestId, freshUuid())
      expect(await refusalOf(of(admin).approve(none))).toBe("Tier2RequestNotFound")
      expect(await refusalOf(of(seller).decline(none))).toBe("Tier2RequestNotFound")
    })

    it("takes no request of who may not look at the asset, reads everything anyway, or proved no e-mail", async () => {
      const [assetId, who] = [await listing(), await personOn(stage)]
      const draft = await completeDraftOn(stage, seller)
      for (const id of [draft.id, must(AssetId, freshUuid())])
        expect(await refusalOf(of(who).request(id))).toBe("AssetNotFound")
      for (const keeper of [seller, admin]) expect(await refusalOf(of(keeper).request(assetId))).toBe("DataRoomOwn")
      expect(await refusalOf(of(who).request(assetId))).toBe("AgreementRequired")
      const unproved = await personOn(stage, { roles: [] })
      expect(await refusalOf(of(unproved).request(assetId))).toBe("EmailNotVerified")
      await run(stage.as(seller).listings.hold(assetId))
      expect(await refusalOf(of(who).request(assetId))).toBe("AssetNotFound")
    })

    it("keeps requests of a listing that left the market for its owner to decide on", async () => {
      const { assetId, id, request, who } = await asked()
      await run(stage.as(seller).listings.hold(assetId))
      expect(await found(who, who, assetId)).toEqual(request)
      expect((await run(of(seller).approve(id))).status).toBe("Approved")
    })

    it("asks a guest to sign in", async () => {
      const { assetId, id, who } = await asked()
      const guest = of(null)
      for (const ask of [
        guest.request(assetId),
        guest.requestOf(who.id, assetId),
        guest.requests(assetId),
        guest.approve(id),
        guest.decline(id),
      ])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })
  })
