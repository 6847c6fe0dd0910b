import type { AssetId } from "@xl/core/shared"
import type { Database } from "../../database/index.ts"
import { putAgreement, putTier2Request } from "../room-rows.ts"
import { expected, factsOf, mailsTo } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, pick, stageAsset } from "./scene.ts"

const standingOn = async (db: Database, asset: AssetId): Promise<ReadonlyArray<string>> => {
  const rows = await db.selectFrom("tier2Requests").select("status").where("assetId", "=", asset).execute()
  return rows.map(({ status }) => status)
}

/** A buyer who asks for one data room in many tabs: all are answered, one request is filed. */
export const doubleRequest: Race = {
  name: "double request for a data room",
  stage: async (scene, racers) => {
    const { db } = scene.market
    const id = await stageAsset(scene, { status: "Published" })
    const buyer = pick(scene.buyers, 0)
    await putAgreement(db, buyer.id, { assetId: id, ownerId: scene.seller.id })
    return {
      racers: Array.from({ length: racers }, () => command(scene, buyer, "requestTier2Access", id)),
      refusals: [],
      faults: async () => [
        expected("the requests", await standingOn(db, id), ["Draft"]),
        expected("the facts", (await factsOf(db, id)).length, 1),
      ],
    }
  },
}

/** The seller approves what an administrator declines. */
export const declineWhileLetIn: Race = {
  name: "decline while approve of a data room request",
  stage: async (scene, racers) => {
    const { db } = scene.market
    const asset = await stageAsset(scene, { status: "Published" })
    const user = (await scene.market.person(["VerifiedUsers"])).id
    const id = await putTier2Request(db, user, asset)
    const asks = [
      command(scene, scene.seller, "approveTier2Request", id),
      command(scene, scene.admins[0], "declineTier2Request", id),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["Tier2RequestDecided"],
      faults: async (answers) => {
        const decided = (await factsOf(db, asset)).map(({ status }) => status)
        const approvals = await mailsTo(db, user, "tier2Approved")
        const refusals = await mailsTo(db, user, "tier2Declined")
        return [
          expected("the number of winners", answers.filter((answer) => answer === "Done").length, 1),
          expected("the decisions", decided, await standingOn(db, asset)),
          expected("the number of mails", approvals + refusals, 1),
        ]
      },
    }
  },
}
