import { randomUUID } from "node:crypto"
import { KeptChangeRequest } from "@xl/core/change-requests"
import { type AssetId, ChangeRequestId, Millis, must, type UserId } from "@xl/core/shared"
import { aChangeRequest } from "@xl/testkit/change-requests"
import type { Database } from "../database/index.ts"
import { START } from "./start.ts"

/** Writes a request to change a listing past every rule. */
export const putChangeRequest = async (
  db: Database,
  requestedBy: UserId,
  assetId: AssetId,
  change: Partial<KeptChangeRequest> = {},
): Promise<ChangeRequestId> => {
  const id = must(ChangeRequestId, randomUUID())
  const request = aChangeRequest({ id, assetId, requestedBy, createdAt: START, dateModified: START, ...change })
  await db
    .insertInto("changeRequests")
    .values({ id, body: JSON.stringify(KeptChangeRequest.encode(request)) })
    .execute()
  return id
}

/** A payoff that is warned of. */
const BELOW_BALANCE = 1_00

/** A pending request, its id, and an approved and a declined one from before. */
export const putChangeRequests = async (db: Database, seller: UserId, asset: AssetId): Promise<ChangeRequestId> => {
  await putChangeRequest(db, seller, asset, { status: "Approved", decidedBy: seller })
  const reason = "only for its seller"
  await putChangeRequest(db, seller, asset, { status: "Declined", reason, decidedBy: seller })
  const changes = aChangeRequest().changes.map((one) =>
    one.field === "noteOverview.totalPayoff" ? { ...one, after: BELOW_BALANCE } : one,
  )
  return putChangeRequest(db, seller, asset, { reason, note: reason, changes, createdAt: must(Millis, START + 1) })
}
