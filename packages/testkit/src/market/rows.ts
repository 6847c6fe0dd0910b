import { BankAccount } from "@xl/core/banking"
import { Asset, type TierIds } from "@xl/core/assets"
import { endsChangeRequests, KeptChangeRequest } from "@xl/core/change-requests"
import { type KeptRhythm, type RoomNews, KeptAgreement, KeptTier2Request, KeptVdrItem } from "@xl/core/data-room"
import { KeptConversation, KeptMessage } from "@xl/core/chat"
import { type LedgerEntry, type DepositChange, type HistoryFact, KeptDeposit } from "@xl/core/deposits"
import { LegalDocument } from "@xl/core/legal-documents"
import { stands, KeptMandate } from "@xl/core/mandates"
import { type MarketChange, recounted, type VdrRead } from "@xl/core/market"
import { type MarketEvent, type OutboxMessage } from "@xl/core/kernel"
import { type Committing, isCommitted, Offer } from "@xl/core/offers"
import type { KeptNotice } from "@xl/core/notifications"
import { Profile } from "@xl/core/profiles"
import { type DocumentRef } from "@xl/core/documents"
import { RoleRequest } from "@xl/core/roles"
import { must, type UserId } from "@xl/core/shared"
import type { AssetVisits } from "@xl/core/user-assets"
import { KeptValuation } from "@xl/core/valuation"

type DataRoom = TierIds & { readonly owner: UserId; readonly title: string }

/** The whole market at one moment; never changed, only replaced. */
export interface Rows {
  readonly assets: ReadonlyMap<string, Asset>
  readonly offers: ReadonlyMap<string, Offer>
  readonly profiles: ReadonlyMap<string, Profile>
  readonly roleRequests: ReadonlyMap<string, RoleRequest>
  readonly mandates: ReadonlyMap<string, KeptMandate>
  readonly dataRooms: ReadonlyArray<DataRoom>
  /** In the order in which they were filed. */
  readonly tier2Requests: ReadonlyMap<string, KeptTier2Request>
  /** In the order in which they were filed. */
  readonly changeRequests: ReadonlyMap<string, KeptChangeRequest>
  /** By their sid. */
  readonly conversations: ReadonlyMap<string, KeptConversation>
  /** In the order in which they were sent. */
  readonly chatMessages: ReadonlyArray<KeptMessage>
  readonly valuations: ReadonlyMap<string, KeptValuation>
  readonly vdrItems: ReadonlyMap<string, KeptVdrItem>
  /** By user and asset, in the order in which they were executed. */
  readonly agreements: ReadonlyMap<string, KeptAgreement>
  readonly vdrReads: ReadonlyArray<VdrRead>
  /** What became of files of data rooms, the oldest first. */
  readonly roomNews: ReadonlyArray<RoomNews>
  /** By user and asset. */
  readonly rhythms: ReadonlyMap<string, KeptRhythm>
  /** In the order in which they were added. */
  readonly banks: ReadonlyMap<string, BankAccount>
  /** By the id of the offer. */
  readonly deposits: ReadonlyMap<string, KeptDeposit>
  /** The books of all deposits, oldest first; entries are only added. */
  readonly entries: ReadonlyArray<LedgerEntry>
  /** What became known of deposits' transfers, oldest first; only added to. */
  readonly depositHistory: ReadonlyArray<HistoryFact>
  readonly documents: ReadonlyArray<DocumentRef>
  /** By offer and type. */
  readonly legalDocuments: ReadonlyMap<string, LegalDocument>
  /** Visits by asset, kept apart: a visit is no change of the asset. */
  readonly impressions: ReadonlyMap<string, number>
  /** Visits by person and asset, `person/asset`. */
  readonly visits: ReadonlyMap<string, AssetVisits>
  readonly events: ReadonlyArray<MarketEvent>
  readonly outbox: ReadonlyArray<OutboxMessage>
  /** What was kept of the outbox for whom, oldest first. */
  readonly notices: ReadonlyArray<Kept>
}

/** A kept notice and whose it is. */
export interface Kept {
  readonly to: UserId
  readonly notice: KeptNotice
}

/** What a market starts with. */
export interface Seed {
  readonly assets?: ReadonlyArray<Asset>
  readonly offers?: ReadonlyArray<Offer>
  readonly profiles?: ReadonlyArray<Profile>
  readonly roleRequests?: ReadonlyArray<RoleRequest>
  readonly mandates?: ReadonlyArray<KeptMandate>
  readonly documents?: ReadonlyArray<DocumentRef>
  readonly banks?: ReadonlyArray<BankAccount>
  readonly tier2Requests?: ReadonlyArray<KeptTier2Request>
  readonly changeRequests?: ReadonlyArray<KeptChangeRequest>
  readonly conversations?: ReadonlyArray<KeptConversation>
  readonly chatMessages?: ReadonlyArray<KeptMessage>
  readonly valuations?: ReadonlyArray<KeptValuation>
  readonly agreements?: ReadonlyArray<KeptAgreement>
  readonly vdrItems?: ReadonlyArray<KeptVdrItem>
}

const NOTHING: Rows = {
  assets: new Map(),
  offers: new Map(),
  profiles: new Map(),
  roleRequests: new Map(),
  mandates: new Map(),
  dataRooms: [],
  tier2Requests: new Map(),
  changeRequests: new Map(),
  conversations: new Map(),
  chatMessages: [],
  valuations: new Map(),
  vdrItems: new Map(),
  agreements: new Map(),
  vdrReads: [],
  roomNews: [],
  rhythms: new Map(),
  banks: new Map(),
  deposits: new Map(),
  entries: [],
  depositHistory: [],
  documents: [],
  legalDocuments: new Map(),
  impressions: new Map(),
  visits: new Map(),
  events: [],
  outbox: [],
  notices: [],
}

const withRows = <T extends { readonly id: string }>(
  kept: ReadonlyMap<string, T>,
  rows: ReadonlyArray<T> = [],
): ReadonlyMap<string, T> => new Map([...kept, ...rows.map((row) => [row.id, row] as const)])

const sumOf = ({ postings }: LedgerEntry) => Object.values(postings).reduce((sum, amount) => sum + amount, 0)

/** What is held of an offer's money, with what its buyer owes again. */
const heldOf = (books: ReadonlyArray<LedgerEntry>, offer: string) =>
  books
    .filter(({ key }) => key.startsWith(`${offer}:`))
    .reduce((sum, { postings }) => sum + (postings.escrow ?? 0) + (postings["receivable:buyer"] ?? 0), 0)

/**
 * The books with new entries: one that is there already, does not add up to 0, or pays out what is not held, is a defect, as it would
 * be in a database.
 */
const booked = (
  books: ReadonlyArray<LedgerEntry>,
  changes: ReadonlyArray<DepositChange>,
): ReadonlyArray<LedgerEntry> => {
  const added = changes.flatMap(({ entries }) => entries)
  const keys = new Set(books.map(({ key }) => key))
  for (const entry of added)
    if (keys.has(entry.key) || sumOf(entry) !== 0) throw new RangeError(`Entry ${entry.key} cannot be booked`)
  const all = [...books, ...added]
  for (const { deposit } of changes)
    if (heldOf(all, deposit.account.offerId) < 0) throw new RangeError("More is paid out than was held")
  return all
}

const withDeposits = (rows: Rows, changes: ReadonlyArray<DepositChange> = []) => ({
  deposits: new Map([
    ...rows.deposits,
    ...changes.map(({ deposit }) => [deposit.account.offerId, must(KeptDeposit, deposit)] as const),
  ]),
  entries: booked(rows.entries, changes),
  depositHistory: [...rows.depositHistory, ...changes.flatMap(({ history }) => history)],
})

const withLegalDocuments = (
  kept: Rows["legalDocuments"],
  rows: ReadonlyArray<LegalDocument> = [],
): Rows["legalDocuments"] =>
  new Map([...kept, ...rows.map((row) => [`${row.offerId}/${row.docType}`, must(LegalDocument, row)] as const)])

/** The messages with new ones; two at one place are a defect, as they would be in a database. */
const withMessages = (kept: Rows["chatMessages"], added: ReadonlyArray<KeptMessage> = []): Rows["chatMessages"] => {
  for (const message of added)
    if (kept.some(({ index, sid }) => sid === message.sid && index === message.index))
      throw new RangeError(`Conversation ${message.sid} has a message at ${message.index}`)
  return [...kept, ...added.map((message) => must(KeptMessage, message))]
}

const withChats = (rows: Rows, { chatMessages, conversations = [] }: MarketChange) => ({
  conversations: new Map([
    ...rows.conversations,
    ...conversations.map((talk) => [talk.sid, must(KeptConversation, talk)] as const),
  ]),
  chatMessages: withMessages(rows.chatMessages, chatMessages),
})

const withValuations = (
  kept: Rows["valuations"],
  { goneValuations = [], valuations = [] }: MarketChange,
): Rows["valuations"] => {
  const all = withRows(
    kept,
    valuations.map((valuation) => must(KeptValuation, valuation)),
  )
  return new Map([...all].filter(([id]) => !goneValuations.some((gone) => gone === id)))
}

/** Nobody signs twice: a second agreement is a defect, as it would be in a database. */
const withAgreements = (kept: Rows["agreements"], rows: ReadonlyArray<KeptAgreement> = []): Rows["agreements"] => {
  const all = new Map(kept)
  for (const row of rows) {
    const key = `${row.userId}/${row.assetId}`
    if (all.has(key)) throw new RangeError("An agreement is executed once")
    all.set(key, must(KeptAgreement, row))
  }
  return all
}

const withRooms = (
  rows: Rows,
  { agreements, rhythms = [], roomNews = [], vdrItems = [], vdrReads = [] }: MarketChange,
) => ({
  vdrItems: withRows(
    rows.vdrItems,
    vdrItems.map((item) => must(KeptVdrItem, item)),
  ),
  agreements: withAgreements(rows.agreements, agreements),
  vdrReads: [...rows.vdrReads, ...vdrReads],
  roomNews: [...rows.roomNews, ...roomNews],
  rhythms: new Map([...rows.rhythms, ...rhythms.map((one) => [`${one.userId}/${one.assetId}`, one] as const)]),
})

/** No two assets share a data room: a second one is a defect, as it would be in a database. */
const withAssets = (kept: Rows["assets"], rows: ReadonlyArray<Asset> = []): Rows["assets"] => {
  const all = withRows(
    kept,
    rows.map((asset) => must(Asset, asset)),
  )
  for (const { id, tiers } of rows) {
    const folders = new Set(Object.values(tiers))
    for (const other of all.values())
      if (other.id !== id && Object.values(other.tiers).some((folder) => folders.has(folder)))
        throw new RangeError("An asset lies in a data room of its own")
  }
  return all
}

/** Pending requests of assets that left the market lapse; two pending ones of an asset are a defect, as they would be in a database. */
const withChangeRequests = (
  kept: Rows["changeRequests"],
  { assets = [], changeRequests = [] }: MarketChange,
): Rows["changeRequests"] => {
  const gone = new Map(assets.filter(({ status }) => endsChangeRequests(status)).map((asset) => [asset.id, asset]))
  const lapsed = [...kept.values()].map((request) => {
    const asset = request.status === "Pending" ? gone.get(request.assetId) : undefined
    return asset ? { ...request, status: "Lapsed" as const, dateModified: asset.dateModified } : request
  })
  const all = withRows(
    withRows(kept, lapsed),
    changeRequests.map((request) => must(KeptChangeRequest, request)),
  )
  const pending = [...all.values()].filter(({ status }) => status === "Pending").map(({ assetId }) => assetId)
  if (new Set(pending).size < pending.length) throw new RangeError("An asset has one pending change request")
  return all
}

/** Two that stand between the same two are a defect, as they would be in a database. */
const withMandates = (kept: Rows["mandates"], rows: ReadonlyArray<KeptMandate> = []): Rows["mandates"] => {
  const all = withRows(
    kept,
    rows.map((mandate) => must(KeptMandate, mandate)),
  )
  const standing = [...all.values()].filter(stands).map(({ concierge, seller }) => `${seller}/${concierge}`)
  if (new Set(standing).size < standing.length) throw new RangeError("A pair has one mandate that stands")
  return all
}

/** The rows after a change. A row that its codec would refuse is a defect, as it would be in a database. */
export const written = (rows: Rows, change: MarketChange): Rows => ({
  ...rows,
  assets: withAssets(rows.assets, change.assets),
  offers: withRows(
    rows.offers,
    change.offers?.map((offer) => must(Offer, offer)),
  ),
  profiles: withRows(
    rows.profiles,
    change.profiles?.map((profile) => must(Profile, profile)),
  ),
  roleRequests: withRows(
    rows.roleRequests,
    change.roleRequests?.map((request) => must(RoleRequest, request)),
  ),
  mandates: withMandates(rows.mandates, change.mandates),
  banks: withRows(
    rows.banks,
    change.banks?.map((bank) => must(BankAccount, bank)),
  ),
  tier2Requests: withRows(
    rows.tier2Requests,
    change.tier2Requests?.map((request) => must(KeptTier2Request, request)),
  ),
  changeRequests: withChangeRequests(rows.changeRequests, change),
  ...withChats(rows, change),
  valuations: withValuations(rows.valuations, change),
  ...withRooms(rows, change),
  ...withDeposits(rows, change.deposits),
  legalDocuments: withLegalDocuments(rows.legalDocuments, change.legalDocuments),
  dataRooms: [...rows.dataRooms, ...(change.dataRooms ?? [])],
  events: [...rows.events, ...change.events],
  outbox: [...rows.outbox, ...change.outbox],
})

/** A market with these rows, the assets' counters put right and their data rooms opened. */
export const seeded = (seed: Seed): Rows => {
  const offers = seed.offers ?? []
  const assets = (seed.assets ?? []).map((asset) => ({ ...asset, ...recounted(asset, offers) }))
  const dataRooms = assets.flatMap(({ mainInfo, owners: [owner], tiers }) =>
    owner ? [{ ...tiers, owner, title: mainInfo.name }] : [],
  )
  const { documents = [], ...rows } = seed
  const first = written(NOTHING, { ...rows, assets, dataRooms, events: [], outbox: [] })
  return { ...first, documents }
}

/** The buyer's offers that are live, or won and not closed. */
export const commitmentsIn = ({ assets, offers }: Rows, buyer: string): ReadonlyArray<Committing> =>
  [...offers.values()]
    .filter(({ owners: [first] }) => first === buyer)
    .flatMap(({ id, status, terms, ...offer }) => {
      const asset = assets.get(offer.assets[0]?.id ?? "")
      return asset ? [{ id, status, terms, assetStatus: asset.status }] : []
    })
    .filter(isCommitted)
