import { aPublishedAsset } from "@xl/testkit/assets"
import { anAgreement, aTier2Request } from "@xl/testkit/data-room"
import { actorOf, aBuyer, anAdmin, aSeller, EXAMPLE_NOW, GUEST, marketInMemory } from "@xl/testkit/market"
import { reachingAll } from "@xl/testkit/shared"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AssetStatus, type SignedIn } from "../kernel/index.ts"
import { BUYER_RELEVANT_STATUSES } from "../assets/index.ts"
import { Millis, must, Tier2RequestId } from "../shared/index.ts"
import { tier2Asked, tier2Decided, tier2Decider, tier2Revoked } from "./decisions.ts"
import { DataRoomClosed, DataRoomOwn, Tier2RequestDecided, Tier2RequestNotFound } from "./errors.ts"
import { AgreementRequired, type Tier2Request, type Tier2Standing, tier2Standing, KeptTier2Request } from "./index.ts"

const ASSET = aPublishedAsset()
const [BUYER, SELLER, ADMIN] = [actorOf(aBuyer()), actorOf(aSeller()), actorOf(anAdmin())].map((actor) => {
  if (actor.tag !== "user") throw new RangeError("People have an id")
  return actor
}) as [SignedIn, SignedIn, SignedIn]
const AT = must(Millis, EXAMPLE_NOW + 5_000)
const FRESH = { id: must(Tier2RequestId, "22222222-2222-4222-8222-222222222222"), at: AT }
const waiting = aTier2Request()
/** Of somebody who executed the agreement. */
const signed = (last: KeptTier2Request | null) => ({ hasSigned: true, last })

/** A user's requests after one more step. */
const after = (all: ReadonlyArray<KeptTier2Request>, step: string): ReadonlyArray<KeptTier2Request> => {
  const last = all.at(-1) ?? null
  if (step !== "ask") return last === null ? all : [...all.slice(0, -1), decidedBy(step, last)]
  const next = Result.getOrThrow(tier2Asked(ASSET, BUYER, signed(last), FRESH))
  return next === last ? all : [...all, next]
}

/** The request after a decision; as it was where it had one. */
const decidedBy = (to: string, request: KeptTier2Request): KeptTier2Request => {
  if (to === "Revoked") {
    const revoked = tier2Revoked(request, SELLER.id, AT)
    expect(Result.isSuccess(revoked)).toBe(request.status === "Approved")
    return Result.getOrElse(revoked, () => request)
  }
  const decided = tier2Decided(request, to === "Approved" ? "Approved" : "Declined", SELLER.id, AT)
  expect(Result.isSuccess(decided)).toBe(request.status === "Draft")
  return Result.getOrElse(decided, () => request)
}

describe("a request for the second tier", () => {
  it("has id, room, user, status, its two instants and who decided", () => {
    expect(KeptTier2Request.encode(waiting)).toEqual({ ...waiting })
    for (const field of Object.keys(waiting))
      expect(KeptTier2Request.is({ ...waiting, [field]: undefined })).toBe(false)
  })

  it("is filed as Draft, of the user for the asset, decided by nobody (ACC-297, ACC-298)", () => {
    expect(tier2Asked(ASSET, BUYER, signed(null), FRESH)).toEqual(
      Result.succeed({
        id: FRESH.id,
        assetId: ASSET.id,
        userId: BUYER.id,
        status: "Draft",
        createdAt: AT,
        dateModified: AT,
        decidedBy: null,
      }),
    )
  })

  it("is the very one that waits or was approved, and a new one after a refusal or once access was taken back", () => {
    for (const status of ["Draft", "Approved"] as const) {
      const last = aTier2Request({ status })
      expect(Result.getOrThrow(tier2Asked(ASSET, BUYER, signed(last), FRESH))).toBe(last)
      expect(Result.getOrThrow(tier2Asked({ ...ASSET, status: "Revoked" }, BUYER, signed(last), FRESH))).toBe(last)
    }
    for (const status of ["Declined", "Revoked"] as const) {
      const again = Result.getOrThrow(tier2Asked(ASSET, BUYER, signed(aTier2Request({ status })), FRESH))
      expect(again).toMatchObject({ id: FRESH.id, status: "Draft" })
    }
  })

  it("is taken in the nine public statuses alone", () => {
    const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
    const open = statuses.filter((status) =>
      Result.isSuccess(tier2Asked({ ...ASSET, status }, BUYER, signed(null), FRESH)),
    )
    expect(open.toSorted()).toEqual([...BUYER_RELEVANT_STATUSES].toSorted())
    expect(tier2Asked({ ...ASSET, status: "Draft" }, BUYER, signed(null), FRESH)).toEqual(
      Result.fail(new DataRoomClosed()),
    )
  })

  it("needs tier 1, and so the executed agreement, but for one that was asked before", () => {
    const unsigned = (last: KeptTier2Request | null) => tier2Asked(ASSET, BUYER, { hasSigned: false, last }, FRESH)
    expect(unsigned(null)).toEqual(Result.fail(new AgreementRequired()))
    expect(unsigned(aTier2Request({ status: "Declined" }))).toEqual(Result.fail(new AgreementRequired()))
    expect(unsigned(waiting)).toEqual(Result.succeed(waiting))
  })

  it("is of no use to the first owner and administrators", () => {
    for (const keeper of [SELLER, ADMIN])
      expect(tier2Asked(ASSET, keeper, signed(null), FRESH)).toEqual(Result.fail(new DataRoomOwn()))
    const second = { ...ASSET, owners: [BUYER.id, SELLER.id] }
    expect(Result.isSuccess(tier2Asked(second, SELLER, signed(null), FRESH))).toBe(true)
  })

  it("is decided by the first owner or an administrator, and for nobody else there (SEL-201)", () => {
    expect(tier2Decider(SELLER, ASSET)).toEqual(Result.succeed({ id: SELLER.id, trigger: "Seller" }))
    expect(tier2Decider(ADMIN, ASSET)).toEqual(Result.succeed({ id: ADMIN.id, trigger: "Admin" }))
    expect(tier2Decider(BUYER, ASSET)).toEqual(Result.fail(new Tier2RequestNotFound()))
    expect(tier2Decider(SELLER, { owners: [BUYER.id, SELLER.id] })).toEqual(Result.fail(new Tier2RequestNotFound()))
  })

  it("is approved or declined once (SEL-200)", () => {
    for (const status of ["Approved", "Declined"] as const) {
      const decided = Result.getOrThrow(tier2Decided(waiting, status, SELLER.id, AT))
      expect(decided).toEqual({ ...waiting, status, dateModified: AT, decidedBy: SELLER.id })
      for (const other of ["Approved", "Declined"] as const)
        expect(tier2Decided(decided, other, ADMIN.id, AT)).toEqual(Result.fail(new Tier2RequestDecided()))
    }
  })

  it("never waits twice, nor after it was approved, whatever is asked in whatever order", () => {
    const steps = fc.array(fc.constantFrom("ask", "Approved", "Declined", "Revoked"), { maxLength: 12 })
    const reached = new Set<string>()
    fc.assert(
      fc.property(steps, (list) => {
        let all: ReadonlyArray<KeptTier2Request> = []
        for (const step of list) {
          all = after(all, step)
          reached.add(all.at(-1)?.status ?? "none")
        }
        expect(all.slice(0, -1).every(({ status }) => status === "Declined" || status === "Revoked")).toBe(true)
      }),
      reachingAll(200),
    )
    expect([...reached].toSorted()).toEqual(["Approved", "Declined", "Draft", "Revoked", "none"])
  })
})

describe("what one may do about the second tier", () => {
  const wire = (status: Tier2Request["status"]): Tier2Request => ({ id: waiting.id, status, dateModified: AT })
  const market = { isOwner: false, status: "Published" as const }
  const stands = (
    request: Tier2Request | null,
    actor: SignedIn = BUYER,
    asset: Parameters<typeof tier2Standing>[1] = market,
    hasSigned = true,
  ): Tier2Standing => tier2Standing(actor, asset, { hasSigned, request })

  it("follows from the request, the asset and the e-mail", () => {
    expect(stands(null)).toBe("mayAsk")
    expect(stands(wire("Draft"))).toBe("pending")
    expect(stands(wire({ unknown: "Later" }))).toBe("pending")
    expect(stands(wire("Approved"))).toBe("approved")
    expect(stands(wire("Declined"))).toBe("askAgain")
    expect(stands(wire("Revoked"))).toBe("revoked")
    expect(stands(null, { ...BUYER, roles: new Set() })).toBe("verifyFirst")
    expect(stands(null, BUYER, market, false)).toBe("signFirst")
    expect(stands(wire("Declined"), BUYER, market, false)).toBe("signFirst")
    expect(stands(wire("Approved"), BUYER, market, false)).toBe("approved")
    expect(stands(null, { ...BUYER, roles: new Set() }, market, false)).toBe("verifyFirst")
    expect(tier2Standing(GUEST, market, { hasSigned: false, request: null })).toBe("verifyFirst")
    expect(stands(null, BUYER, { isOwner: false, status: "Revoked" })).toBe("closed")
    expect(stands(wire("Declined"), BUYER, { isOwner: false, status: "Revoked" })).toBe("closed")
    expect(stands(null, ADMIN)).toBe("keeper")
    expect(stands(null, SELLER, { ...market, isOwner: true })).toBe("keeper")
  })
})

describe("what is told of a request", () => {
  const scene = async () => {
    const market = marketInMemory({
      seed: {
        assets: [ASSET],
        profiles: [aBuyer(), aSeller(), anAdmin()],
        agreements: [anAgreement({ assetId: ASSET.id })],
      },
    })
    const request = await Effect.runPromise(market.as(aBuyer()).dataRooms.request(ASSET.id))
    const { rows } = market.home.memory
    return { market, id: must(Tier2RequestId, request.id), rows: () => market.home.memory.rows, filed: rows }
  }
  const TITLE = ASSET.mainInfo.title ?? ASSET.mainInfo.name
  const heard = (by: string) => ({ topic: "asset", id: ASSET.id, status: ASSET.status, by })

  it("is the request to the first owner, live and by mail, with one fact on the asset's chain", async () => {
    const { filed, id } = await scene()
    const to = SELLER.id
    expect(filed.outbox).toEqual([
      { tag: "live", audience: { everyone: false, users: [to] }, event: heard("Buyer") },
      { tag: "mail", kind: "tier2Requested", to, facts: { assetId: ASSET.id, title: TITLE } },
    ])
    expect(filed.events).toEqual([
      {
        chain: ASSET.id,
        type: "Tier2Requested",
        actor: { id: BUYER.id, trigger: "Buyer" },
        at: EXAMPLE_NOW,
        subject: id,
        before: null,
        after: { status: "Draft", userId: BUYER.id },
      },
    ])
  })

  it("is the decision to its user, live to the seller whose counters change, and who decided to the log", async () => {
    for (const [decision, status, who, trigger] of [
      ["approve", "Approved", aSeller(), "Seller"],
      ["decline", "Declined", anAdmin(), "Admin"],
    ] as const) {
      const { filed, id, market, rows } = await scene()
      await Effect.runPromise(market.as(who).dataRooms[decision](id))
      const [to, kind] = [BUYER.id, `tier2${status}`]
      expect(rows().outbox.slice(filed.outbox.length)).toEqual([
        { tag: "live", audience: { everyone: false, users: [to] }, event: heard(trigger) },
        { tag: "mail", kind, to, facts: { assetId: ASSET.id, title: TITLE } },
        { tag: "live", audience: { everyone: false, users: [SELLER.id] }, event: heard(trigger) },
      ])
      expect(rows().events.slice(filed.events.length)).toEqual([
        {
          chain: ASSET.id,
          type: "Tier2RequestDecided",
          actor: { id: who.id, trigger },
          at: EXAMPLE_NOW,
          subject: id,
          before: { status: "Draft" },
          after: { status, userId: BUYER.id },
        },
      ])
    }
  })

  it("is to its user that the access was taken back", async () => {
    const { id, market, rows } = await scene()
    const { dataRooms } = market.as(aSeller())
    await Effect.runPromise(dataRooms.approve(id))
    const { outbox } = rows()
    await Effect.runPromise(dataRooms.revoke(id))
    expect(
      rows()
        .outbox.slice(outbox.length)
        .filter(({ tag }) => tag === "mail"),
    ).toEqual([{ tag: "mail", kind: "tier2Revoked", to: BUYER.id, facts: { assetId: ASSET.id, title: TITLE } }])
  })

  it("is nothing where the same is asked again", async () => {
    const { filed, market, rows } = await scene()
    await Effect.runPromise(market.as(aBuyer()).dataRooms.request(ASSET.id))
    expect(rows()).toBe(filed)
  })
})
