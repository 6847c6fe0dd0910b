import { randomUUID } from "node:crypto"
import type { Asset } from "@xl/core/assets"
import type { Offer } from "@xl/core/offers"
import { type AssetId, Cents, Day, must, OfferId, type UserId } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import { append } from "../events/index.ts"
import { readyToKeep } from "./kept-rows.ts"
import { START } from "./market.ts"
import { putMandates } from "./mandate-rows.ts"
import { putChangeRequests } from "./change-rows.ts"
import { putAgreement, putFavorites, putTier2Request, putVdr, putVisits } from "./room-rows.ts"
import {
  paper,
  putAsset,
  putBank,
  putClientError,
  putDeposit,
  putDocument,
  putLegalDocument,
  putNotice,
  putOffer,
  putRequest,
} from "./rows.ts"
import { putConversation } from "./talk-rows.ts"
import { putValuations } from "./valuations.ts"

/** Whose everything is that can be asked about: the caller's as seller or as buyer, another's, one that the caller is only second in, nobody's. */
export const WORLDS = ["own", "buyer's", "another's", "second owner's", "nobody's"] as const
export type WorldName = (typeof WORLDS)[number]

/** One of each thing that an id can name. */
export interface World {
  /** An asset that is not on the market. */
  readonly asset: string
  /** One that is, with all that only some may see. */
  readonly listed: string
  /** An offer on the listed one. */
  readonly offer: string
  readonly request: string
  /** A request for the second tier of the listed one that waits, whose it is, and one that was approved. */
  readonly tier2: string
  readonly seeker: string
  readonly letIn: string
  /** A pending request to change the listed one. */
  readonly change: string
  /** A folder in tier 1 of the room of the asset that is not on the market, and a file in it. */
  readonly folder: string
  readonly file: string
  /** The own folders of two tiers of that room. */
  readonly tier1: string
  readonly tier2Folder: string
  /** That the person of this world gave somebody. */
  readonly mandate: string
  readonly endedMandate: string
  readonly heldMandate: string
  readonly bank: string
  /** The caller's own, whosever the rest is. */
  readonly ownBank: string
  readonly document: string
  readonly user: string
  readonly notice: string
  readonly clientError: string
  readonly valuation: string
  /** The conversation of the seller and the buyer about the listed one. */
  readonly talk: string
}

/** Two people who are nobody in the cast. */
export interface Others {
  readonly buyer: UserId
  readonly seller: UserId
}

const day = must(Day, "2026-11-20")
const period = { startDate: day, endDate: must(Day, "2026-12-20"), endedAt: null }

const listed = (): Partial<Asset> => ({
  status: "Published",
  publishedTime: START,
  registrationStatus: "pending",
  publicationRequestedAt: START,
  publicationNote: "The rent roll follows",
  statusComment: "only for its owner",
  hold: { by: "Seller", since: START },
  winnerOfferId: must(OfferId, randomUUID()),
  numberOfActiveOffers: must(t.Int, 2),
  numberOfOffers: must(t.Int, 3),
  contacts: anAsset().contacts.map((contact) => ({
    ...contact,
    officePhone: "2025550100",
    companyName: "Advisors",
    whatsappNumber: "2025550101",
    avatar: "face",
    jobTitle: "Advisor",
  })),
})

const outspokenOffer = (): Partial<Offer> => ({
  acceptedDate: START,
  listingChangedAt: START,
  winningDate: START,
  declinedDate: START,
  withdrawDate: START,
  canceledDate: START,
  declineReason: "too low",
  cancelReason: "gone",
  buyerClosingPeriod: period,
  sellerClosingPeriod: period,
  closingHistory: [
    { docType: "SS", party: "buyer", edition: must(t.Int, 1), openedAt: START, acceptedAt: START },
    { docType: "LPA", party: "seller", edition: must(t.Int, 1), openedAt: START, acceptedAt: null },
  ],
  terms: { ...anOffer().terms, notes: "Cash, no contingencies" },
  sellerNotes: "only for the seller",
  depositAgreement: { signedAt: START, pdfKey: "bda-key", signatory: "Blair Buyer", how: "typed" },
  deposit: {
    value: must(Cents, 0),
    decision: "none",
    transfers: [{ leg: "fund", reference: "ref", date: day, recordedAt: START }],
  },
})

/** Each side's bank for the deposit: the caller's own where the caller is that side. */
const banksIn = (name: WorldName, own: string, other: string) => ({
  buyer: name === "buyer's" ? own : other,
  seller: name === "own" ? own : other,
})

/** Ids of nothing. */
const nothing = (): World => ({
  asset: randomUUID(),
  listed: randomUUID(),
  offer: randomUUID(),
  request: randomUUID(),
  tier2: randomUUID(),
  seeker: randomUUID(),
  letIn: randomUUID(),
  change: randomUUID(),
  folder: randomUUID(),
  file: randomUUID(),
  tier1: randomUUID(),
  tier2Folder: randomUUID(),
  mandate: randomUUID(),
  endedMandate: randomUUID(),
  heldMandate: randomUUID(),
  bank: randomUUID(),
  ownBank: randomUUID(),
  document: randomUUID(),
  user: randomUUID(),
  notice: randomUUID(),
  clientError: randomUUID(),
  valuation: randomUUID(),
  talk: `CH${randomUUID().replaceAll("-", "")}`,
})

/** What lies in the room of an asset, and one who signed for it. */
const putContents = async (
  db: Database,
  asset: AssetId,
  { seller, signer }: { readonly seller: UserId; readonly signer: UserId },
) => {
  await putAgreement(db, signer, { assetId: asset, ownerId: seller })
  return putVdr(db, asset, seller)
}

/** In the log of the asset: it was approved and edited, and the buyer raised the offer. */
const putEvent = (
  db: Database,
  { asset, buyer, offer }: { readonly asset: AssetId; readonly offer: OfferId; readonly buyer: UserId },
) =>
  db.transaction().execute((transaction) =>
    Effect.runPromise(
      append(transaction, [
        {
          chain: asset,
          type: "AssetStatusChanged",
          actor: { id: buyer, trigger: "Admin" },
          at: START,
          subject: asset,
          before: { status: "Draft" },
          after: { status: "Published" },
        },
        {
          chain: asset,
          type: "AssetEdited",
          actor: { id: buyer, trigger: "Seller" },
          at: START,
          subject: asset,
          before: { contactsDisclosed: true },
          after: { contactsDisclosed: false },
        },
        {
          chain: asset,
          type: "OfferEdited",
          actor: { id: buyer, trigger: "Buyer" },
          at: START,
          subject: offer,
          before: { terms: { bidPrice: 8_000_000_00 } },
          after: { terms: { bidPrice: 8_500_000_00 } },
        },
      ]),
    ),
  )

/** Makes a world for the caller; a guest's own world is not asked for. */
export const makeWorld = async (db: Database, name: WorldName, self: UserId, others: Others): Promise<World> => {
  if (name === "nobody's") return nothing()
  const seller = name === "own" ? self : others.seller
  const buyer = name === "buyer's" ? self : others.buyer
  const second = name === "second owner's" ? [self] : []
  const owners = [seller, ...second]
  const asset = await putAsset(db, seller, { owners })
  const shown = await putAsset(db, seller, { ...listed(), owners })
  const parties = { buyer, seller }
  const offered = { ...outspokenOffer(), owners: [buyer, ...second] }
  const offer = await putOffer(db, { ...parties, asset: shown }, offered)
  await putLegalDocument(db, offer, [buyer, seller])
  await putEvent(db, { asset: shown, offer, buyer })
  if (name === "buyer's") await putOffer(db, { ...parties, asset }, { status: "Withdrawn" })
  const creator = name === "own" ? self : others.buyer
  const request = await putRequest(db, creator, { documents: [paper(creator)] })
  const tier2 = await putTier2Request(db, buyer, shown)
  await putVisits(db, buyer, shown)
  await putFavorites(db, others.buyer, [asset, shown])
  await putAgreement(db, buyer, { assetId: shown, ownerId: seller })
  const change = await putChangeRequests(db, seller, shown)
  const letIn = await putTier2Request(db, others.seller, shown, { status: "Approved" })
  const bank = await putBank(db, creator)
  await putBank(db, creator, "Individual")
  const ownBank = await putBank(db, self)
  const other = await putBank(db, others.seller)
  await putDeposit(db, offer, banksIn(name, ownBank, other))
  const document = await putDocument(db, creator)
  const notice = await putNotice(db, creator)
  const clientError = await putClientError(db, creator)
  const talk = await putConversation(db, { assetId: shown, buyerId: buyer, sellerId: seller })
  const asked = { notice, clientError, talk, valuation: await putValuations(db, creator, asset) }
  const rooms = {
    tier2,
    seeker: buyer,
    letIn,
    change,
    ...(await putContents(db, asset, { seller, signer: others.buyer })),
  }
  const banks = { bank, ownBank, ...(await putMandates(db, creator, others)) }
  return { asset, listed: shown, offer, request, ...rooms, ...banks, document, user: creator, ...asked }
}

/** Remembers the people as they are now, for `sweep`, and is ready to keep rows. */
export const remember = async (db: Database): Promise<void> => {
  await sql`create table profiles_asked as select id, body from profiles`.execute(db)
  await readyToKeep(db)
}

/** Everything as it was remembered; the record and what was told only grow. */
export const sweep = (db: Database) =>
  sql
    .raw(
      `delete from legal_documents; delete from offer_assets; delete from deposits; delete from offers; delete from asset_impressions; delete from asset_visits; delete from assets; delete from role_requests;
       delete from mandates; delete from tier2_requests; delete from change_requests; delete from valuations; delete from conversations;
       delete from vdr_items; delete from vdr_agreements; delete from vdr_rhythms; delete from vdr_news; delete from vdr_uploads;
       delete from data_rooms; delete from notices; delete from client_log_streams; delete from documents; delete from bank_accounts; delete from idempotent_answers;
       update profiles set body = asked.body from profiles_asked as asked where asked.id = profiles.id and asked.body <> profiles.body`,
    )
    .execute(db)
