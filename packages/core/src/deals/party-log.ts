import * as t from "io-ts"
import { isPublic } from "../assets/statuses.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import type { MarketEventType } from "../kernel/events.ts"
import { must } from "../shared/decode.ts"
import type { DealLogEntry } from "./log.ts"
import { logEntry, type LogRow } from "./log-entry.ts"

/** Which side of a deal reads its log. */
export type LogSide = "buyer" | "seller"

/** A row of the log as a party's question finds it. */
export interface PartyRow extends LogRow {
  /** Whether the reader did it. */
  readonly isOwn: boolean
  /** Whether it concerns the reader's own offer or request. */
  readonly isOnOwn: boolean
  /** Whether it concerns an offer, and since when the seller knows of that offer; null while it is a draft. */
  readonly offerSentAt: number | null | undefined
}

type Reader = "both" | "buyer" | "nobody" | "seller"

/** Who reads an event of others: a buyer only of the asset itself and of the own offer and request. */
const READERS: { readonly [T in MarketEventType]?: Reader } = {
  AssetCreated: "seller",
  AssetEdited: "seller",
  AssetStatusChanged: "both",
  AssetPeriodsPlanned: "both",
  ListingChanged: "both",
  ChangeRequested: "seller",
  ChangeRequestDecided: "seller",
  ChangeRequestWithdrawn: "seller",
  PublicationRequested: "seller",
  PublicationRequestCanceled: "seller",
  OfferCreated: "buyer",
  OfferEdited: "both",
  OfferOutdated: "both",
  OfferStatusChanged: "both",
  ClosingDocumentsAccepted: "both",
  ClosingPeriodExtended: "both",
  LegalDocumentMade: "both",
  DepositDecisionOpened: "both",
  DepositAgreementSigned: "buyer",
  DepositAmountEdited: "buyer",
  DepositBankSelected: "buyer",
  DepositConsented: "seller",
  DepositDecided: "both",
  Tier2Requested: "both",
  Tier2RequestDecided: "both",
  AgreementExecuted: "seller",
  VdrFolderCreated: "seller",
  VdrFileUploaded: "seller",
  VdrFileReplaced: "seller",
  VdrItemRenamed: "seller",
  VdrItemDeleted: "seller",
}

/** Own acts that tell the reader nothing of the deal. */
const NEVER: ReadonlySet<string> = new Set<MarketEventType>(["DocumentRead", "PrivateDataRead"])

/** Transfers of earnest money by the side that they concern. */
const LEGS: { readonly [S in LogSide]: ReadonlySet<string> } = {
  buyer: new Set(["fund", "refundToBuyer"]),
  seller: new Set(["withdrawToSeller"]),
}

/** Labels of an asset's values that its bidders may read. */
const SHOWN_TO_BIDDERS: ReadonlySet<string> = new Set([
  "Status",
  "Call for offers",
  "Best and final",
  "Under selection",
])

const isReader = ({ after, type }: PartyRow, side: LogSide): boolean => {
  if (type === "DepositTransferRecorded") return LEGS[side].has(String(after?.["leg"]))
  const reader = (READERS as Readonly<Record<string, Reader>>)[type]
  return reader === "both" || reader === side
}

const isPublicStatus = (status: unknown): boolean => AssetStatus.is(status) && isPublic(status)

/** Of a status only its public side: a draft, a review and a revocation are the seller's. */
const isPublicMove = ({ after, before, type }: PartyRow): boolean =>
  type !== "AssetStatusChanged" || isPublicStatus(after?.["status"]) || isPublicStatus(before?.["status"])

/** An asset's copy of its winner's periods repeats the offer's own event. */
const COPIED: ReadonlySet<string> = new Set<MarketEventType>(["ClosingDocumentsAccepted", "ClosingPeriodExtended"])
const isCopy = ({ offerSentAt, type }: PartyRow): boolean => offerSentAt === undefined && COPIED.has(type)

const OF_ASSET: ReadonlySet<string> = new Set<MarketEventType>([
  "AssetPeriodsPlanned",
  "AssetStatusChanged",
  "ListingChanged",
])
const isOfAsset = ({ type }: PartyRow): boolean => OF_ASSET.has(type)

const maySeller = (row: PartyRow): boolean =>
  isReader(row, "seller") && (row.offerSentAt === undefined || (row.offerSentAt !== null && row.offerSentAt <= row.at))

const mayBuyer = (row: PartyRow): boolean =>
  isReader(row, "buyer") && (row.isOnOwn || (isOfAsset(row) && isPublicMove(row)))

const mayRead = (row: PartyRow, side: LogSide): boolean => {
  if (NEVER.has(row.type) || isCopy(row)) return false
  return row.isOwn || (side === "seller" ? maySeller(row) : mayBuyer(row))
}

/** Sellers know who bids; nobody else's name is told. */
const actorFor = ({ actor, isOwn, trigger }: PartyRow, side: LogSide): string | null =>
  isOwn || (side === "seller" && trigger === "Buyer") ? actor : null

/** An event as a party of the deal reads it; null where it is not theirs to read. */
export const partyEntry = (row: PartyRow, side: LogSide): DealLogEntry | null => {
  if (!mayRead(row, side)) return null
  const entry = logEntry({ ...row, actor: actorFor(row, side), buyer: side === "seller" ? row.buyer : null })
  if (side === "seller" || row.type === "ListingChanged" || !isOfAsset(row)) return entry
  return { ...entry, changes: entry.changes.filter(({ label }) => SHOWN_TO_BIDDERS.has(label)) }
}

/** A party's entries, oldest first, numbered among themselves: a gap would count what others did. */
export const partyLog = (rows: ReadonlyArray<PartyRow>, side: LogSide): ReadonlyArray<DealLogEntry> =>
  rows.flatMap((row) => partyEntry(row, side) ?? []).map((entry, at) => ({ ...entry, sequence: must(t.Int, at + 1) }))
