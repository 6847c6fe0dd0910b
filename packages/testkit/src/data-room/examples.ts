import { KeptAgreement, KeptTier2Request, KeptVdrItem } from "@xl/core/data-room"
import { must, VdrItemId } from "@xl/core/shared"
import { anAsset } from "../assets/examples.ts"
import { aBuyer, aSeller, EXAMPLE_NOW } from "../market/people.ts"
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

/** A buyer's executed confidentiality agreement, changed where the reader should look. */
export const anAgreement = (change: Partial<KeptAgreement> = {}): KeptAgreement => ({
  ...must(KeptAgreement, {
    assetId: anAsset().id,
    userId: aBuyer().id,
    executionDate: EXAMPLE_NOW,
    pdfKey: "copy-of-the-signer",
    ownerPdfKey: "copy-of-the-owner",
    ownerId: aSeller().id,
    signatory: "Blair Buyer1",
    how: "typed",
  }),
  ...change,
})

/** A file in the first tier's own folder of the example's room, changed where the reader should look. */
export const aVdrFile = (change: Partial<KeptVdrItem> = {}): KeptVdrItem => ({
  ...must(KeptVdrItem, {
    id: aUuid(1, 12),
    assetId: anAsset().id,
    tier: "tier1",
    folderId: anAsset().tiers.tier1_id,
    kind: "file",
    name: "Rent roll.pdf",
    type: "application/pdf",
    size: 48_200,
    createdAt: EXAMPLE_NOW,
    dateModified: EXAMPLE_NOW,
    createdBy: aSeller().id,
    removedAt: null,
  }),
  ...change,
})

/** A folder beside it. */
export const aVdrFolder = (change: Partial<KeptVdrItem> = {}): KeptVdrItem =>
  aVdrFile({ id: must(VdrItemId, aUuid(2, 12)), kind: "folder", name: "Leases", type: null, size: null, ...change })
