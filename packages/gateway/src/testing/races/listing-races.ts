import type { AssetStatus } from "@xl/core/kernel"
import type { Offer } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { assetOf, entered, expected, factsOf, offersOn } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, DRAFT, pick, type Scene, stageAsset, stageOffers, WINNABLE } from "./scene.ts"

const MOVED = "AssetStatusChanged"

type Command = ReturnType<typeof command>
/** How a listing and its only offer stand in the end; an offer's status is undefined where there is none. */
type Side = readonly [AssetStatus, Offer["status"] | undefined]

interface Opposites {
  readonly name: string
  readonly stage: (scene: Scene) => Promise<{ readonly id: AssetId; readonly commands: readonly [Command, Command] }>
  readonly sides: ReadonlyArray<Side>
  readonly refusals: ReadonlyArray<string>
}

/** Two commands that exclude each other, each given by half of the tabs: the listing ends on one side, and was moved there once. */
const opposites = ({ name, refusals, sides, stage }: Opposites): Race => ({
  name,
  stage: async (scene, racers) => {
    const { commands, id } = await stage(scene)
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(commands, n)),
      refusals,
      faults: async () => {
        const { db } = scene.market
        const [asset, [offer], facts] = [await assetOf(db, id), await offersOn(db, id), await factsOf(db, id)]
        const stands: Side = [asset.status, offer?.status]
        return [
          sides.some((side) => JSON.stringify(side) === JSON.stringify(stands))
            ? undefined
            : `the listing stands on ${JSON.stringify(stands)}`,
          expected("times moved there", entered(facts, MOVED, asset.status) <= 1, true),
          expected("that a winner is kept", asset.winnerOfferId !== null, offer?.status === "Successful"),
          expected("active offers", asset.numberOfActiveOffers, offer?.status === "Published" ? 1 : 0),
        ]
      },
    }
  },
})

/** The seller takes the listing down in one tab and selects the winner in another. */
export const takeDownWhileSelect = opposites({
  name: "take-down while a winner is selected",
  stage: async (scene) => {
    const id = await stageAsset(scene, { status: "UnderSelection.CallForOffers" }, 1)
    const [offer] = await stageOffers(scene, id, scene.buyers.slice(-1), WINNABLE)
    return {
      id,
      commands: [
        command(scene, scene.seller, "withdrawListing", id),
        command(scene, scene.seller, "selectWinner", offer ?? ""),
      ],
    }
  },
  sides: [
    ["NoLongerListedForSale", "Declined"],
    ["ContractPending.CallForOffers", "Successful"],
  ],
  refusals: ["AssetStatusForbids", "OfferStatusForbids", "WinnerChosen"],
})

/** The seller takes the request for publication back while an administrator approves it. */
export const takeBackWhileApprove = opposites({
  name: "request taken back while it is approved",
  stage: async (scene) => {
    const id = await stageAsset(scene, { status: "Draft", publishedTime: null, registrationStatus: "pending" })
    return {
      id,
      commands: [
        command(scene, scene.seller, "cancelPublishRequest", id),
        command(scene, scene.admins[0], "approveAsset", id, ", version: 1"),
      ],
    }
  },
  sides: [
    ["Draft", undefined],
    ["Published", undefined],
  ],
  refusals: ["AssetStatusForbids", "PublicationNotRequested"],
})

/** An administrator takes the approval back while the first offer arrives. */
export const takeBackWhileOffer = opposites({
  name: "approval taken back while the first offer arrives",
  stage: async (scene) => {
    const id = await stageAsset(scene, { status: "Published" })
    const buyer = pick(scene.buyers, 0)
    const [offer] = await stageOffers(scene, id, [buyer], DRAFT)
    return {
      id,
      commands: [
        command(scene, scene.admins[0], "takeBackApproval", id),
        command(scene, buyer, "publishOffer", offer ?? ""),
      ],
    }
  },
  sides: [
    ["Draft", "Draft"],
    ["Published", "Published"],
  ],
  refusals: ["AssetClosedToOffers", "AssetStatusForbids", "ListingHasOffers"],
})

/** An administrator brings an offer back while the seller takes the listing down. */
export const reactivateWhileTakeDown = opposites({
  name: "offer reactivated while the listing is taken down",
  stage: async (scene) => {
    const id = await stageAsset(scene, { status: "Published" })
    const [offer] = await stageOffers(scene, id, [pick(scene.buyers, 0)], { status: "Canceled" })
    return {
      id,
      commands: [
        command(scene, scene.admins[0], "reactivateOffer", offer ?? ""),
        command(scene, scene.seller, "withdrawListing", id),
      ],
    }
  },
  sides: [
    ["NoLongerListedForSale", "Canceled"],
    ["NoLongerListedForSale", "Declined"],
  ],
  refusals: ["AssetClosedToOffers", "AssetStatusForbids", "OfferStatusForbids"],
})

/** The seller holds and releases the listing in many tabs: each hold ends in one release. */
export const holdWhileRelease: Race = {
  name: "hold and release of a listing",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Published" })
    const asks = [command(scene, scene.seller, "holdAsset", id), command(scene, scene.seller, "releaseAsset", id)]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["AssetStatusForbids"],
      faults: async () => {
        const { db } = scene.market
        const [{ status }, facts] = [await assetOf(db, id), await factsOf(db, id)]
        const way = facts.filter(({ type }) => type === MOVED).map((fact) => fact.status)
        const wanted = way.map((_, n) => (n % 2 === 0 ? "OnHold.Published" : "Published"))
        return [expected("its way", way, wanted), expected("the status", status, way.at(-1) ?? "Published")]
      },
    }
  },
}
