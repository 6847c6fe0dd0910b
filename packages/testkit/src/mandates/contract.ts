import type { Mandates } from "@xl/core/mandates"
import type { Profile } from "@xl/core/profiles"
import { MandateId, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise

/** The laws of every way to give and end mandates. One market serves the whole suite. */
export const mandatesContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Mandates through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let concierge: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
      concierge = await personOn(stage)
      await run(stage.as(admin).users.grantRole(concierge.id, "Concierges"))
    })
    const of = (who: Profile | null): Mandates["Service"] => stage.as(who).mandates

    it("shows sellers who is a Concierge, and nobody else", async () => {
      expect((await run(of(seller).concierges())).map(({ id }) => id)).toContain(concierge.id)
      expect(await refusalOf(of(concierge).concierges())).toBe("RoleMissing")
    })

    it("is given by a seller to a Concierge, once while it stands, and seen by both and administrators", async () => {
      const id = await run(of(seller).give(concierge.id))
      expect(await refusalOf(of(seller).give(concierge.id))).toBe("MandateGiven")
      const { given } = await run(of(seller).mine())
      expect(given.map((one) => [one.id, one.concierge, one.endedAt])).toEqual([[id, concierge.id, null]])
      expect((await run(of(concierge).mine())).held).toEqual(given)
      expect((await run(of(admin).of(concierge.id))).held).toEqual(given)
      expect(await run(of(admin).mine())).toEqual({ given: [], held: [] })
      expect(await refusalOf(of(seller).of(concierge.id))).toBe("RoleMissing")
    })

    it("is given to nobody but a Concierge, and by sellers alone", async () => {
      for (const nobody of [admin.id, seller.id, must(UserId, freshUuid())])
        expect(await refusalOf(of(seller).give(nobody))).toBe("ConciergeNotFound")
      expect(await refusalOf(of(concierge).give(concierge.id))).toBe("RoleMissing")
      expect(await refusalOf(of(null).mine())).toBe("SignInRequired")
    })

    it("is ended by either side or an administrator, once, and by nobody else", async () => {
      const stranger = await sellerOn(stage)
      for (const who of [seller, concierge, admin]) {
        const [standing] = (await run(of(seller).mine())).given.filter(({ endedAt }) => endedAt === null)
        const id = standing?.id ?? (await run(of(seller).give(concierge.id)))
        expect(await refusalOf(of(stranger).end(id))).toBe("MandateNotFound")
        expect(await run(of(who).end(id))).toBe(id)
        expect(await refusalOf(of(who).end(id))).toBe("MandateEnded")
      }
      expect((await run(of(seller).mine())).given.filter(({ endedAt }) => endedAt === null)).toEqual([])
      expect(await refusalOf(of(seller).end(must(MandateId, freshUuid())))).toBe("MandateNotFound")
    })
  })
