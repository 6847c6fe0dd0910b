import { type Asset, isOpenToOffers } from "@xl/core/assets"
import { type AssetId, Cents, Day, must } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { aChangeRequest } from "@xl/testkit/change-requests"
import { asBuyer } from "../people.ts"
import { putChangeRequest } from "../change-rows.ts"
import { assetOf, expected, type Fact, factsOf, mailsTo, offersOn } from "./facts.ts"
import type { Answer, Race, Round } from "./race.ts"
import { command, pick, type Scene, stageAsset, stageOffers, WINNABLE } from "./scene.ts"

const PAYOFF = must(Cents, 11_500_000_00)
const [, ASKING] = aChangeRequest().changes

/** A published listing with a pending request for another payoff, and the offer of a new buyer. */
const stageChange = async (scene: Scene, change: Partial<Asset> = {}) => {
  const asset = await stageAsset(scene, { status: "Published", ...change }, 1)
  const buyer = await scene.market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
  const offers = await stageOffers(scene, asset, [buyer], WINNABLE)
  const changes = aChangeRequest().changes.filter((one) => one !== ASKING)
  const request = await putChangeRequest(scene.market.db, scene.seller.id, asset, { changes })
  return { asset, offers, request }
}

const statusOf = async ({ market: { db } }: Scene, id: string): Promise<string> =>
  (await db.selectFrom("changeRequests").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status

const countOf = (facts: ReadonlyArray<Fact>, type: string) => facts.filter((fact) => fact.type === type).length

/** The listing, its offers, its log and the request say the same: the change is whole, or there is none. */
const torn = async (scene: Scene, asset: AssetId, request: string): Promise<ReadonlyArray<string | undefined>> => {
  const { db } = scene.market
  const isApproved = (await statusOf(scene, request)) === "Approved"
  const [listing, offers, facts] = [await assetOf(db, asset), await offersOn(db, asset), await factsOf(db, asset)]
  const types = facts.map(({ type }) => type)
  const moved = types.indexOf("AssetStatusChanged")
  const isLate = moved >= 0 && types.lastIndexOf("ListingChanged") > moved
  const payoff = isApproved ? PAYOFF : anAsset().noteOverview.totalPayoff
  return [
    expected("the payoff", listing.noteOverview.totalPayoff, payoff),
    expected("the number of changes", countOf(facts, "ListingChanged"), isApproved ? 1 : 0),
    expected("whether facts changed after the sale went on", isLate, false),
    expected(
      "the marked offers",
      offers.filter(({ listingChangedAt }) => listingChangedAt !== null).length,
      isApproved ? offers.length : 0,
    ),
  ]
}

const APPROVE = ", version: 1"
const racing = (asks: ReadonlyArray<() => Promise<Answer>>, racers: number): Round["racers"] =>
  Array.from({ length: racers }, (_, n) => pick(asks, n))

/** An administrator approves while the seller ends the call for offers and best and final begins. */
export const changeWhileBestAndFinal: Race = {
  name: "approve of a change while best and final begins",
  stage: async (scene, racers) => {
    const period = { startDate: must(Day, "2026-11-01"), endDate: must(Day, "2027-11-30"), endedAt: null }
    const periods = { ...anAsset().periods, bestAndFinal: period }
    const { asset, offers, request } = await stageChange(scene, { periods })
    const asks = [
      command(scene, scene.admins[0], "approveChangeRequest", request, APPROVE),
      command(scene, scene.seller, "closeCallForOffers", asset),
      command(scene, scene.seller, "selectForBestAndFinal", pick(offers, 0)),
    ]
    return {
      racers: racing(asks, racers),
      refusals: ["AssetStatusForbids", "ChangeRequestDecided", "OfferStatusForbids"],
      faults: async () => [
        ...(await torn(scene, asset, request)),
        expected("whether it takes offers", isOpenToOffers((await assetOf(scene.market.db, asset)).status), false),
      ],
    }
  },
}

/** An administrator approves while the seller ends the call for offers and chooses the winner. */
export const changeWhileSelect: Race = {
  name: "approve of a change while select of a winner",
  stage: async (scene, racers) => {
    const { asset, offers, request } = await stageChange(scene)
    const asks = [
      command(scene, scene.admins[0], "approveChangeRequest", request, APPROVE),
      command(scene, scene.seller, "closeCallForOffers", asset),
      command(scene, scene.seller, "selectWinner", pick(offers, 0)),
    ]
    return {
      racers: racing(asks, racers),
      refusals: ["AssetStatusForbids", "ChangeRequestDecided", "OfferStatusForbids"],
      faults: async (answers) => {
        const { status } = await assetOf(scene.market.db, asset)
        return [
          ...(await torn(scene, asset, request)),
          expected("whether it is under selection or won", status.includes("CallForOffers"), answers.includes("Done")),
        ]
      },
    }
  },
}

/** An administrator approves while the seller takes the listing down. */
export const changeWhileTakeDown: Race = {
  name: "approve of a change while take-down of its listing",
  stage: async (scene, racers) => {
    const { asset, request } = await stageChange(scene)
    const asks = [
      command(scene, scene.admins[0], "approveChangeRequest", request, APPROVE),
      command(scene, scene.seller, "withdrawListing", asset),
    ]
    return {
      racers: racing(asks, racers),
      refusals: ["ChangeRequestDecided"],
      faults: async () => {
        const status = await statusOf(scene, request)
        return [
          ...(await torn(scene, asset, request)),
          expected("the listing", (await assetOf(scene.market.db, asset)).status, "NoLongerListedForSale"),
          expected("whether the request is over", ["Approved", "Lapsed"].includes(status), true),
        ]
      },
    }
  },
}

/** One administrator approves what another declines and the seller withdraws. */
export const twoDecisionsOnChange: Race = {
  name: "approve, decline and withdraw of a change",
  stage: async (scene, racers) => {
    const { asset, request } = await stageChange(scene)
    const told = async () => {
      const { db } = scene.market
      const [yes, no] = [
        await mailsTo(db, scene.seller.id, "changeApproved"),
        await mailsTo(db, scene.seller.id, "changeDeclined"),
      ]
      return yes + no
    }
    const before = await told()
    const asks = [
      command(scene, scene.admins[0], "approveChangeRequest", request, APPROVE),
      command(scene, scene.admins[1], "declineChangeRequest", request, `${APPROVE}, reason: "No."`),
      command(scene, scene.admins[1], "approveChangeRequest", request, APPROVE),
      command(scene, scene.seller, "withdrawChangeRequest", request),
    ]
    return {
      racers: racing(asks, racers),
      refusals: ["ChangeRequestDecided"],
      faults: async (answers) => {
        const facts = await factsOf(scene.market.db, asset)
        const decided = countOf(facts, "ChangeRequestDecided") + countOf(facts, "ChangeRequestWithdrawn")
        const mails = (await statusOf(scene, request)) === "Withdrawn" ? 0 : 1
        return [
          ...(await torn(scene, asset, request)),
          expected("the number of winners", answers.filter((answer) => answer === "Done").length, 1),
          expected("the number of decisions", decided, 1),
          expected("the number of mails", (await told()) - before, mails),
        ]
      },
    }
  },
}

/** A seller saves one material change in many tabs: one request is filed. */
export const doubleChange: Race = {
  name: "double request of a change",
  stage: async (scene, racers) => {
    const { db } = scene.market
    const id = await stageAsset(scene, { status: "Published" })
    return {
      racers: Array.from({ length: racers }, () =>
        command(scene, scene.seller, "editAsset", id, `, bidDepositSum: "1000.00"`),
      ),
      refusals: [],
      faults: async () => {
        const rows = await db.selectFrom("changeRequests").select("status").where("assetId", "=", id).execute()
        return [
          expected(
            "the requests",
            rows.map(({ status }) => status),
            ["Pending"],
          ),
          expected("times asked", countOf(await factsOf(db, id), "ChangeRequested"), 1),
        ]
      },
    }
  },
}
