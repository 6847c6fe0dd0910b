import { aPublishedAsset } from "@xl/testkit/assets"
import { aVdrFile, aVdrFolder } from "@xl/testkit/data-room"
import { actorOf, aBuyer, anAdmin, aSeller, marketInMemory } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/statuses.ts"
import type { SignedIn } from "../kernel/actor.ts"
import { must } from "../shared/decode.ts"
import { VdrItemId } from "../shared/ids.ts"
import type { KeptVdrItem } from "./vdr-model.ts"
import {
  changingRoom,
  foldersTo,
  MOST_VDR_DEPTH,
  MOST_VDR_ITEMS,
  MOST_VDR_NAME,
  newFileName,
  newFolder,
  placeIn,
  renamed,
  roomLeft,
  type VdrRoom,
  vdrName,
  within,
} from "./vdr-rules.ts"

const asset = aPublishedAsset()
const id = (count: number) => must(VdrItemId, `${String(count).padStart(8, "0")}-0000-4000-8000-000000000000`)
const roomWith = (...items: ReadonlyArray<KeptVdrItem>): VdrRoom => ({ asset, items })
const [TIER1, LEASES] = [must(VdrItemId, asset.tiers.tier1_id), id(1)]
const leases = aVdrFolder({ id: LEASES, folderId: TIER1 })
const user = (profile: Parameters<typeof actorOf>[0]): SignedIn => {
  const actor = actorOf(profile)
  if (actor.tag !== "user") throw new RangeError("People have an id")
  return actor
}
const tag = (of: Result.Result<unknown, { readonly _tag: string }>) => (Result.isFailure(of) ? of.failure._tag : "ok")
const tier1 = (room: VdrRoom) => placeIn(room, TIER1) ?? { id: TIER1, tier: "tier1" as const, item: null }

describe("a name in a data room", () => {
  it("is kept without spaces around it, composed, of 1 to 120 characters", () => {
    expect(vdrName("  Rent roll.pdf ")).toEqual(Result.succeed("Rent roll.pdf"))
    expect(vdrName("Expose\u0301")).toEqual(Result.succeed("Exposé"))
    expect([tag(vdrName("x".repeat(MOST_VDR_NAME))), tag(vdrName("x".repeat(MOST_VDR_NAME + 1)))]).toEqual([
      "ok",
      "VdrNameInvalid",
    ])
  })

  it("has nothing in it that a file system or a reader takes for something else", () => {
    const bad = ["", " ", "a/b", "a\\b", "a:b", "a*b", "a?b", 'a"b', "a<b", "a>b", "a|b", ".hidden", "end."]
    const unseen = ["a\u0000b", "a\u007fb", "roll\u202efdp.exe", "a\u200bb", "a\u2066b"]
    for (const name of [...bad, ...unseen]) expect([name, tag(vdrName(name))]).toEqual([name, "VdrNameInvalid"])
    for (const name of ["Lease #4 (final) & more's.pdf", "契約.pdf"]) expect(tag(vdrName(name))).toBe("ok")
  })

  it("is one in its folder, in small letters or large; an upload gets the next number that is free", () => {
    const at = (folderId: VdrItemId, name: string, count: number) => aVdrFile({ id: id(count), folderId, name })
    const room = roomWith(leases, at(TIER1, "Roll.pdf", 2), at(TIER1, "roll (2).PDF", 3), at(LEASES, "Other.pdf", 4))
    const upload = (name: string) => newFileName(room, tier1(room), name)
    expect(upload("roll.pdf")).toEqual(Result.succeed("roll (3).pdf"))
    expect(upload("Other.pdf")).toEqual(Result.succeed("Other.pdf"))
    expect(upload("Leases")).toEqual(Result.succeed("Leases (2)"))
    expect(tag(newFolder(room, tier1(room), "ROLL.PDF"))).toBe("VdrNameTaken")
    expect(tag(upload("a/b.pdf"))).toBe("VdrNameInvalid")
  })

  it("keeps its ending when a number is added to the longest one", () => {
    const long = `${"x".repeat(MOST_VDR_NAME - 4)}.pdf`
    const room = roomWith(aVdrFile({ folderId: TIER1, name: long }))
    const named = Result.getOrThrow(newFileName(room, tier1(room), long))
    expect([named.length, named.endsWith("x (2).pdf")]).toEqual([MOST_VDR_NAME, true])
  })

  it("goes on saying what a file holds, and may be its own in other letters", () => {
    const file = aVdrFile({ folderId: TIER1 })
    const room = roomWith(leases, file)
    expect(renamed(room, file, "RENT ROLL.pdf")).toEqual(Result.succeed("RENT ROLL.pdf"))
    expect(tag(renamed(room, file, "Rent roll.exe"))).toBe("FileNameMisleads")
    expect(tag(renamed(room, file, "leases"))).toBe("VdrNameTaken")
    expect(renamed(room, leases, "Leases.pdf")).toEqual(Result.succeed("Leases.pdf"))
  })
})

describe("the folders of a data room", () => {
  /** Folders in each other, the first in tier 1. */
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, place) =>
      aVdrFolder({ id: id(10 + place), folderId: place === 0 ? TIER1 : id(9 + place), name: `Level ${place + 1}` }),
    )

  it("lie five deep at most", () => {
    const room = roomWith(...nested(MOST_VDR_DEPTH))
    const at = (count: number) => placeIn(room, id(9 + count)) ?? tier1(room)
    expect(foldersTo(room, at(MOST_VDR_DEPTH).id).map(({ name }) => name)).toEqual(nested(5).map(({ name }) => name))
    expect(tag(newFolder(room, at(MOST_VDR_DEPTH), "Deeper"))).toBe("VdrTooDeep")
    expect(tag(newFolder(room, at(MOST_VDR_DEPTH - 1), "Deeper"))).toBe("ok")
    expect(tag(newFileName(room, at(MOST_VDR_DEPTH), "Deep.pdf"))).toBe("ok")
  })

  it("hold 500 things at most, of all tiers together", () => {
    const full = Array.from({ length: MOST_VDR_ITEMS }, (_, place) =>
      aVdrFile({ id: id(100 + place), folderId: TIER1, name: `${place}.pdf` }),
    )
    const room = roomWith(...full)
    expect([tag(roomLeft(room)), tag(roomLeft(roomWith(...full.slice(1))))]).toEqual(["VdrFull", "ok"])
    expect(tag(newFolder(room, tier1(room), "More"))).toBe("VdrFull")
    expect(tag(newFileName(room, tier1(room), "More.pdf"))).toBe("VdrFull")
  })

  it("are told from files, and what lies in them is found to the bottom", () => {
    const [first, second] = nested(2)
    const file = aVdrFile({ folderId: id(11) })
    const room = roomWith(...nested(2), file, leases)
    expect(within(room, id(10)).map((item) => item.id)).toEqual([second?.id, file.id])
    expect(within(room, TIER1)).toHaveLength(4)
    expect(placeIn(room, file.id)).toBeNull()
    expect(placeIn(room, id(10))).toEqual({ id: first?.id, tier: "tier1", item: first })
    expect(foldersTo(room, file.id)).toEqual([])
  })
})

describe("a change of a data room", () => {
  const [SELLER, ADMIN, BUYER] = [user(aSeller()), user(anAdmin()), user(aBuyer())]
  const statuses = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
  const refused = (change: "add" | "alter", why: string) =>
    statuses.filter((status) => tag(changingRoom(SELLER, { ...asset, status }, change)) === why).toSorted()

  it("is its first owner's and administrators' alone", () => {
    const may = (who: SignedIn, owners = asset.owners) => tag(changingRoom(who, { ...asset, owners }, "add"))
    expect([may(SELLER), may(ADMIN), may(BUYER)]).toEqual(["ok", "ok", "VdrItemNotFound"])
    expect(may(SELLER, [BUYER.id, SELLER.id])).toBe("VdrItemNotFound")
  })

  it("is none while a publication is under review, not even an administrator's", () => {
    for (const who of [SELLER, ADMIN])
      expect(tag(changingRoom(who, { ...asset, registrationStatus: "pending" }, "add"))).toBe("PublicationPending")
  })

  it("is an addition alone once there is a winner, and none of what is closed or deleted", () => {
    expect(refused("add", "VdrFrozen")).toEqual(["Closed", "Deleted"])
    expect(refused("alter", "VdrFrozen")).toEqual([
      "Closed",
      "ContractPending.BestAndFinal",
      "ContractPending.CallForOffers",
      "Deleted",
      "UnderContract",
    ])
  })
})

describe("a tier that is shut", () => {
  it("tells neither its folder nor how many files lie in it", async () => {
    const market = marketInMemory({
      seed: { assets: [asset], profiles: [aSeller(), aBuyer()], vdrItems: [aVdrFile({ folderId: TIER1 })] },
    })
    const { tiers } = await Effect.runPromise(market.as(aBuyer()).dataRooms.room(asset.id))
    expect(tiers).toEqual([
      { tier: "home", isOpen: true, folderId: asset.tiers.tier_home_id, files: must(t.Int, 0) },
      { tier: "tier1", isOpen: false, folderId: null, files: null },
      { tier: "tier2", isOpen: false, folderId: null, files: null },
    ])
    const own = await Effect.runPromise(market.as(aSeller()).dataRooms.room(asset.id))
    expect(own.tiers[1]).toEqual({ tier: "tier1", isOpen: true, folderId: TIER1, files: 1 })
  })
})
