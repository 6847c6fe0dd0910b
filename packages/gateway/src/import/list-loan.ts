import { ConfirmedWarning, Contact, factWarnings, MainInfo, NoteOverview, PropertyOverview } from "@xl/core/assets"
import { type Day, DecimalCents } from "@xl/core/shared"
import * as t from "io-ts"
import { type Ask, askAsset, type AssetAnswer, done } from "./ask.ts"
import type { ImportedListing } from "./listing.ts"

const RoomFolders = t.strict({ tier_home_id: t.string, tier1_id: t.string, tier2_id: t.string })
export type RoomFolders = t.TypeOf<typeof RoomFolders>
const Folders = t.strict({ dataRoom: RoomFolders })

const CREATE_VDR = {
  name: "createVDR",
  takes: { asset_title: "String!" },
  gives: "... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } }",
  isNeverRefused: true,
}
const CREATE = {
  tier_home_id: "ID!",
  tier1_id: "ID!",
  tier2_id: "ID!",
  mainInfo: "MainInfoInput!",
  contacts: "[ContactInput!]!",
  bidDepositSum: "Decimal!",
}
const EDIT = {
  id: "ID!",
  currentStep: "WizardStep",
  noteOverview: "NoteOverviewInput",
  propertyOverview: "PropertyOverviewInput",
  images: "[String!]",
  dueDiligenceVisited: "Boolean",
  legal: "LegalInput",
  requireBidDeposit: "Boolean",
  confirmedWarnings: "[ConfirmedWarningInput!]",
  provenance: "[ProvenanceInput!]",
}

/** Enters one loan as its seller would: data room, main facts, then every step of the wizard. It is a Draft now. */
export const listLoan = async (
  ask: Ask,
  listing: ImportedListing,
  today: Day,
  /** Keys of pictures of the new asset. */
  imagesOf: (assetId: string) => ReadonlyArray<string>,
): Promise<AssetAnswer & { readonly folders: RoomFolders }> => {
  const { dataRoom } = await done(ask, CREATE_VDR, { asset_title: listing.mainInfo.name }, Folders)
  const { id } = await askAsset(ask, "createAsset", CREATE, {
    ...dataRoom,
    mainInfo: MainInfo.encode(listing.mainInfo),
    contacts: listing.contacts.map(Contact.encode),
    bidDepositSum: DecimalCents.encode(listing.bidDepositSum),
  })
  const asset = await askAsset(ask, "editAsset", EDIT, { id, images: imagesOf(id), ...stepsOf(listing, today) })
  return { ...asset, folders: dataRoom }
}

/** The figures stand as their source reports them: what does not go together is confirmed with the import. */
const stepsOf = (listing: ImportedListing, today: Day) => ({
  ...partsOf(listing),
  confirmedWarnings: factWarnings(listing, today).map(ConfirmedWarning.encode),
})

const partsOf = ({ noteOverview, propertyOverview, requireBidDeposit, provenance }: ImportedListing) => ({
  currentStep: "advisors",
  noteOverview: NoteOverview.encode(noteOverview),
  propertyOverview: PropertyOverview.encode(propertyOverview),
  dueDiligenceVisited: true,
  legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: true, customCADoc: null, customCAText: null },
  requireBidDeposit,
  provenance: Object.entries(provenance).map(([field, note]) => ({ field, note })),
})

/** Asks an administrator to publish a Draft. */
export const requestPublication = (ask: Ask, id: string): Promise<AssetAnswer> =>
  askAsset(ask, "requestAssetPublish", { id: "ID!" }, { id })
