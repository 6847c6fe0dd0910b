import type { AssetStatus } from "@xl/core/kernel"
import type { Offer } from "@xl/core/offers"
import { periodEnd } from "@xl/core/periods"
import { addDays } from "@xl/core/shared"
import { START } from "../start.ts"
import { assetOf, entered, expected, factsOf, offersOn } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, pick, type Scene, stageAsset } from "./scene.ts"
import { CLOSING, stageWon, type Won } from "./won.ts"

const MOVED = "AssetStatusChanged"

/** The sale stands on one of two sides, and the log has gone there once. */
const onOneSide = async (
  { market: { db } }: Scene,
  { asset: id }: Won,
  sides: readonly [readonly [AssetStatus, Offer["status"]], readonly [AssetStatus, Offer["status"]]],
): Promise<ReadonlyArray<string | undefined>> => {
  const [asset, offers, facts] = [await assetOf(db, id), await offersOn(db, id), await factsOf(db, id)]
  const stands = [asset.status, offers[0]?.status]
  const known = sides.some((side) => JSON.stringify(side) === JSON.stringify(stands))
  const moves = sides.map(([status]) => entered(facts, MOVED, status)).reduce((sum, count) => sum + count, 0)
  return [
    known ? undefined : `the sale stands on ${JSON.stringify(stands)}`,
    expected("the number of moves", moves, 1),
    expected("that a winner is kept", asset.winnerOfferId !== null, offers[0]?.status === "Successful"),
  ]
}

/** Two commands that exclude each other, each given by half of the tabs. */
const against = (
  name: string,
  stage: (scene: Scene) => Promise<Won>,
  tabs: (scene: Scene, won: Won) => readonly [ReturnType<typeof command>, ReturnType<typeof command>],
  sides: Parameters<typeof onOneSide>[2],
  refusals: ReadonlyArray<string>,
): Race => ({
  name,
  stage: async (scene, racers) => {
    const won = await stage(scene)
    const both = tabs(scene, won)
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(both, n)),
      refusals,
      faults: () => onOneSide(scene, won, sides),
    }
  },
})

const pending = (scene: Scene) => stageWon(scene, "ContractPending.CallForOffers")
const contracted = (scene: Scene) =>
  stageWon(scene, "UnderContract", { offer: { sellerClosingDocumentsAccepted: true } })

/** The seller makes the contract while an administrator cancels the offer. */
export const acceptWhileCancel = against(
  "acceptance while the offer is canceled",
  pending,
  (scene, { offer }) => [
    command(scene, scene.seller, "acceptClosingDocuments", offer),
    command(scene, scene.admins[0], "cancelOffer", offer, `, reason: "default"`),
  ],
  [
    ["UnderContract", "Successful"],
    ["Published", "Canceled"],
  ],
  ["AssetStatusForbids", "OfferStatusForbids"],
)

/** The seller accepts in the last instant, and the scheduler lets the award lapse in the next. */
export const acceptWhileLapse: Race = {
  name: "acceptance while the award lapses",
  stage: async (scene, racers) => {
    const { market, seller } = scene
    const end = periodEnd(CLOSING)
    market.setTime(0)
    const won = await pending(scene)
    await market.db.updateTable("assets").set({ nextDue: end }).where("id", "=", won.asset).execute()
    market.setTime(end - START - 1)
    const accepts = command(scene, seller, "acceptClosingDocuments", won.offer)
    const lapses = async () => {
      market.setTime(end - START)
      await market.tick()
      return "Done"
    }
    return {
      racers: Array.from({ length: racers }, (_, n) => (n === racers - 1 ? lapses : accepts)),
      refusals: ["AssetStatusForbids", "ClosingNotOpen", "OfferStatusForbids"],
      faults: async () => {
        market.setTime(0)
        return onOneSide(scene, won, [
          ["UnderContract", "Successful"],
          ["Published", "Canceled"],
        ])
      },
    }
  },
}

/** One administrator confirms the closing while another reports that it fell through. */
export const confirmWhileFallThrough = against(
  "closing confirmed while it falls through",
  contracted,
  (scene, { asset }) => [
    command(scene, scene.admins[0], "confirmClosing", asset),
    command(scene, scene.admins[1], "reportFallThrough", asset, `, reason: "no financing"`),
  ],
  [
    ["Closed", "Successful"],
    ["Published", "Canceled"],
  ],
  ["AssetStatusForbids"],
)

/** Two administrators extend the same closing to the same day: one does, and the other is told that it is no later. */
export const doubleExtension: Race = {
  name: "double extension of a closing",
  stage: async (scene, racers) => {
    const { asset: id, offer } = await pending(scene)
    const endDate = addDays(CLOSING.endDate, 3)
    const extending = scene.admins.map((admin) =>
      command(scene, admin, "editSellerClosingPeriod", offer, `, endDate: "${endDate}"`),
    )
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(extending, n)),
      refusals: ["ClosingEndOutOfBounds"],
      faults: async (answers) => {
        const { db } = scene.market
        const [asset, [kept], facts] = [await assetOf(db, id), await offersOn(db, id), await factsOf(db, id)]
        const extended = facts.filter(({ subject, type }) => type === "ClosingPeriodExtended" && subject === offer)
        return [
          expected("the number of those who extended", answers.filter((answer) => answer === "Done").length, 1),
          expected("times extended", extended.length, 1),
          expected("the offer's last day", kept?.sellerClosingPeriod?.endDate, endDate),
          expected("the asset's last day", asset.periods.sellerClosing?.endDate, endDate),
        ]
      },
    }
  },
}

/** The seller and an administrator put a listing on hold: one hold, whoever made it. */
export const doubleHold: Race = {
  name: "double hold of a listing",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Published" })
    const holding = [scene.seller, scene.admins[0]].map((who) => command(scene, who, "holdAsset", id))
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(holding, n)),
      refusals: ["AssetStatusForbids", "HeldByAnother"],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        return [
          expected("times held", entered(facts, MOVED, "OnHold.Published"), 1),
          expected("the status", (await assetOf(scene.market.db, id)).status, "OnHold.Published"),
        ]
      },
    }
  },
}
