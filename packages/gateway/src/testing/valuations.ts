import { randomUUID } from "node:crypto"
import { type AssetId, must, type UserId, ValuationId } from "@xl/core/shared"
import {
  COUNT_ASSUMPTIONS,
  DETAIL_GROUPS,
  type DetailGroup,
  FLAG_ASSUMPTIONS,
  MONEY_ASSUMPTIONS,
  RATE_ASSUMPTIONS,
  KeptValuation,
} from "@xl/core/valuation"
import { aValuation, aValuationInput, someDetails } from "@xl/testkit/valuation"
import type { Database } from "../database/index.ts"

const FULL = {
  ...Object.fromEntries(RATE_ASSUMPTIONS.map((name) => [name, name.endsWith("Weight") ? "20" : "50"])),
  ...Object.fromEntries(MONEY_ASSUMPTIONS.map((name) => [name, "1000.00"])),
  ...Object.fromEntries(COUNT_ASSUMPTIONS.map((name) => [name, 12])),
  ...Object.fromEntries(FLAG_ASSUMPTIONS.map((name) => [name, true])),
}
const UNSAID = { prepaymentPenalty: "1", noteRateFloor: "4", franchiseAgreementExpirationDate: "2030-01-01" }

/** One of each group, calculated once: worlds are made by the thousand. */
const VALUED = Object.keys(DETAIL_GROUPS)
  .filter((group): group is DetailGroup => group in DETAIL_GROUPS)
  .map((group) => {
    const details = { ...someDetails[group], ...UNSAID }
    return aValuation({ userInput: aValuationInput(group, { assumptions: FULL, [group]: details }) })
  })

/**
 * Writes a valuation of each group with everything in it that can be said; gives the id of the first. Of those without an asset no listing
 * was made, so that making one looks at the room that is named for it.
 */
export const putValuations = async (db: Database, owner: UserId, assetId: AssetId | null): Promise<ValuationId> => {
  const all = VALUED.map((kept) => ({ ...kept, id: must(ValuationId, randomUUID()), owner, assetId }))
  await db
    .insertInto("valuations")
    .values(all.map((kept) => ({ id: kept.id, body: JSON.stringify(KeptValuation.encode(kept)) })))
    .execute()
  const [first] = all
  if (!first) throw new RangeError("There are four groups")
  return first.id
}
