import { KeptTier2Request } from "@xl/core/data-room/server"
import { must } from "@xl/core/shared"
import { anAsset } from "../assets/examples.ts"
import { aBuyer, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** A buyer's request that waits, changed where the reader should look. */
export const aTier2Request = (change: Partial<KeptTier2Request> = {}): KeptTier2Request => ({
  ...must(KeptTier2Request, {
    id: aUuid(1, 9),
    assetId: anAsset().id,
    userId: aBuyer().id,
    status: "Draft",
    createdAt: EXAMPLE_NOW,
    dateModified: EXAMPLE_NOW,
    decidedBy: null,
  }),
  ...change,
})
