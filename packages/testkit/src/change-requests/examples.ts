import { KeptChangeRequest } from "@xl/core/change-requests"
import { must } from "@xl/core/shared"
import { anAsset } from "../assets/examples.ts"
import { aSeller, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** A pending request for a lower payoff of the example's asset, changed where the reader should look. */
export const aChangeRequest = (change: Partial<KeptChangeRequest> = {}): KeptChangeRequest => ({
  ...must(KeptChangeRequest, {
    id: aUuid(1, 14),
    assetId: anAsset().id,
    version: 1,
    status: "Pending",
    changes: [
      { field: "noteOverview.totalPayoff", before: anAsset().noteOverview.totalPayoff, after: 11_500_000_00 },
      { field: "mainInfo.listingPrice", before: anAsset().mainInfo.listingPrice, after: 9_900_000_00 },
    ],
    requestedBy: aSeller().id,
    createdAt: EXAMPLE_NOW,
    dateModified: EXAMPLE_NOW,
    note: null,
    decidedBy: null,
    reason: null,
  }),
  ...change,
})
