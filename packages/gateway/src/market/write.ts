import { Asset } from "@xl/core/assets"
import { BankAccount } from "@xl/core/banking"
import { KeptConversation, type KeptMessage } from "@xl/core/chat"
import { KeptTier2Request } from "@xl/core/data-room"
import { LegalDocument } from "@xl/core/legal-documents"
import { type MarketChange, nextDue } from "@xl/core/market"
import { Offer } from "@xl/core/offers"
import { Profile } from "@xl/core/profiles"
import { RoleRequest } from "@xl/core/roles"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Transaction } from "../database/index.ts"
import { append } from "../events/index.ts"
import { publish } from "../live/index.ts"
import { writeChangeRequests } from "./changes-in.ts"
import { writeDeposits } from "./deposits.ts"
import { writeMandates } from "./mandates-in.ts"
import { writeRooms } from "./rooms.ts"
import { type Rows, unlessEmpty } from "./unless-empty.ts"
import { writeValuations } from "./valuations-in.ts"

/** State, events and what leaves the house, in the transaction that decided them. Each kind of row is one statement. */
export const write = (transaction: Transaction, change: MarketChange) =>
  Effect.all(
    [
      writeProfiles(transaction, change.profiles),
      writeRoleRequests(transaction, change.roleRequests),
      writeMandates(transaction, change.mandates),
      writeBanks(transaction, change.banks),
      writeTier2Requests(transaction, change.tier2Requests),
      writeConversations(transaction, change.conversations),
      writeChatMessages(transaction, change.chatMessages),
      writeValuations(transaction, change),
      writeRooms(transaction, change),
      writeLegalDocuments(transaction, change.legalDocuments),
      writeDataRooms(transaction, change.dataRooms),
      writeAssets(transaction, change.assets),
      writeChangeRequests(transaction, change),
      writeOffers(transaction, change.offers ?? []),
      writeDeposits(transaction, change.deposits ?? []),
      append(transaction, change.events),
      publish(transaction, change.outbox),
    ],
    { discard: true },
  )

const writeProfiles = (transaction: Transaction, profiles: Rows<Profile>) =>
  unlessEmpty(profiles, (rows) =>
    transaction
      .insertInto("profiles")
      .values(rows.map((profile) => ({ id: profile.id, body: JSON.stringify(Profile.encode(profile)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeRoleRequests = (transaction: Transaction, requests: Rows<RoleRequest>) =>
  unlessEmpty(requests, (rows) =>
    transaction
      .insertInto("roleRequests")
      .values(rows.map((request) => ({ id: request.id, body: JSON.stringify(RoleRequest.encode(request)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeBanks = (transaction: Transaction, banks: Rows<BankAccount>) =>
  unlessEmpty(banks, (rows) =>
    transaction
      .insertInto("bankAccounts")
      .values(rows.map((bank) => ({ id: bank.id, body: JSON.stringify(BankAccount.encode(bank)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeTier2Requests = (transaction: Transaction, requests: Rows<KeptTier2Request>) =>
  unlessEmpty(requests, (rows) =>
    transaction
      .insertInto("tier2Requests")
      .values(rows.map((request) => ({ id: request.id, body: JSON.stringify(KeptTier2Request.encode(request)) })))
      .onConflict((same) => same.column("id").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeConversations = (transaction: Transaction, conversations: Rows<KeptConversation>) =>
  unlessEmpty(conversations, (rows) =>
    transaction
      .insertInto("conversations")
      .values(rows.map((talk) => ({ sid: talk.sid, body: JSON.stringify(KeptConversation.encode(talk)) })))
      .onConflict((same) => same.column("sid").doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

/** One at a place that is taken fails: whoever adds one holds the conversation. */
const writeChatMessages = (transaction: Transaction, messages: Rows<KeptMessage>) =>
  unlessEmpty(messages, (rows) =>
    transaction
      .insertInto("chatMessages")
      .values(rows.map(({ index, ...message }) => ({ ...message, place: index })))
      .execute(),
  )

const writeLegalDocuments = (transaction: Transaction, documents: Rows<LegalDocument>) =>
  unlessEmpty(documents, (rows) =>
    transaction
      .insertInto("legalDocuments")
      .values(
        rows.map((document) => ({
          offerId: document.offerId,
          docType: document.docType,
          body: JSON.stringify(LegalDocument.encode(document)),
        })),
      )
      .onConflict((same) => same.columns(["offerId", "docType"]).doUpdateSet({ body: sql`excluded.body` }))
      .execute(),
  )

const writeDataRooms = (transaction: Transaction, rooms: MarketChange["dataRooms"]) =>
  unlessEmpty(rooms, (rows) =>
    transaction
      .insertInto("dataRooms")
      .values(
        rows.map(({ owner, tier1_id, tier2_id, tier_home_id, title }) => ({
          tierHomeId: tier_home_id,
          tier1Id: tier1_id,
          tier2Id: tier2_id,
          owner,
          title,
        })),
      )
      .execute(),
  )

const writeAssets = (transaction: Transaction, assets: Rows<Asset>) =>
  unlessEmpty(assets, (rows) =>
    transaction
      .insertInto("assets")
      .values(
        rows.map((asset) => ({ id: asset.id, body: JSON.stringify(Asset.encode(asset)), nextDue: nextDue(asset) })),
      )
      .onConflict((same) =>
        same.column("id").doUpdateSet({ body: sql`excluded.body`, nextDue: sql`excluded.next_due` }),
      )
      .execute(),
  )

const writeOffers = Effect.fnUntraced(function* (transaction: Transaction, offers: ReadonlyArray<Offer>) {
  yield* unlessEmpty(offers, (rows) =>
    transaction
      .insertInto("offers")
      .values(
        rows.map((offer) => ({ id: offer.id, body: JSON.stringify(Offer.encode(offer)), assetSet: assetSetOf(offer) })),
      )
      .onConflict((same) =>
        same.column("id").doUpdateSet({ body: sql`excluded.body`, assetSet: sql`excluded.asset_set` }),
      )
      .execute(),
  )
  yield* unlessEmpty(offers.flatMap(assetsOf), (rows) =>
    transaction
      .insertInto("offerAssets")
      .values([...rows])
      .onConflict((same) => same.columns(["offerId", "assetId"]).doUpdateSet({ status: sql`excluded.status` }))
      .execute(),
  )
})

const assetSetOf = (offer: Offer) =>
  offer.assets
    .map(({ id }) => id)
    .toSorted()
    .join(" ")

const assetsOf = (offer: Offer) =>
  offer.assets.map(({ id }) => ({ offerId: offer.id, assetId: id, status: offer.status }))
