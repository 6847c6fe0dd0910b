import { KeptMandate } from "@xl/core/mandates"
import { type MandateId, Millis, must, type UserId } from "@xl/core/shared"
import { randomUUID } from "node:crypto"
import type { Database } from "../database/index.ts"
import { START } from "./market.ts"

/** One that a person gave and that stands, one that the person gave and that ended, and one that the person holds. */
export const putMandates = async (
  db: Database,
  person: UserId,
  { buyer, seller }: { readonly buyer: UserId; readonly seller: UserId },
) => ({
  mandate: await putMandate(db, person, seller),
  endedMandate: await putMandate(db, person, buyer, { endedAt: must(Millis, START + 1), endedBy: person }),
  heldMandate: await putMandate(db, buyer, person),
})

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
