import { KeptMandate } from "@xl/core/mandates/server"
import { type MandateId, must, type UserId } from "@xl/core/shared"
import { randomUUID } from "node:crypto"
import type { Database } from "../database/index.ts"
import { START } from "./market.ts"

/** A mandate that stands, changed where the reader should look. */
export const putMandate = async (
  db: Database,
  seller: UserId,
  concierge: UserId,
  change: Partial<KeptMandate> = {},
): Promise<MandateId> => {
  const mandate = {
    ...must(KeptMandate, { id: randomUUID(), seller, concierge, givenAt: START, endedAt: null, endedBy: null }),
    ...change,
  }
  await db
    .insertInto("mandates")
    .values({ id: mandate.id, body: JSON.stringify(KeptMandate.encode(mandate)) })
    .execute()
  return mandate.id
}
