import { randomUUID } from "node:crypto"
import { Asset } from "@xl/core/assets"
import { BankAccount } from "@xl/core/banking"
import { KeptDeposit } from "@xl/core/deposits"
import { LegalDocument } from "@xl/core/legal-documents"
import { Offer } from "@xl/core/offers"
import { DocumentRef } from "@xl/core/documents"
import { RoleRequest } from "@xl/core/roles"
import { AssetId, BankingInfoId, decode, must, OfferId, RoleRequestId, type UserId } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { aBankAccount } from "@xl/testkit/banking"
import { anOffer } from "@xl/testkit/offers"
import { Result } from "effect"
import type { Database } from "../database/index.ts"
import { START } from "./start.ts"

/** Writes an asset past every rule, for tests that need one in a status of its own. */
export const putAsset = async (db: Database, owner: UserId, change: Partial<Asset> = {}): Promise<AssetId> => {
  const id = must(AssetId, randomUUID())
  const tiers = { tier_home_id: randomUUID(), tier1_id: randomUUID(), tier2_id: randomUUID() }
  const asset = must(Asset, { ...anAsset(), id, owners: [owner], tiers, ...change })
  await db
    .insertInto("assets")
    .values({ id, body: JSON.stringify(Asset.encode(asset)), nextDue: null })
    .execute()
  return id
}

/** Writes a published offer past every rule. */
export const putOffer = async (
  db: Database,
  { asset, buyer, seller }: { readonly asset: AssetId; readonly buyer: UserId; readonly seller: UserId },
  change: Partial<Offer> = {},
): Promise<OfferId> => {
  const id = must(OfferId, randomUUID())
  const plain = anOffer()
  const assets = plain.assets.map((one) => ({ ...one, id: asset }))
  const offer = must(Offer, { ...plain, id, owners: [buyer], sellerId: seller, assets, ...change })
  await db
    .insertInto("offers")
    .values({ id, body: JSON.stringify(Offer.encode(offer)), assetSet: asset })
    .execute()
  await db.insertInto("offerAssets").values({ offerId: id, assetId: asset, status: offer.status }).execute()
  return id
}

/** A proof of funds, as a profile or a request names it. */
export const paper = (dataOwnerId: UserId): DocumentRef =>
  must(DocumentRef, { name: "funds.pdf", key: randomUUID(), type: "application/pdf", dataOwnerId, dateModified: START })

/** Writes a pending request for the buyer role. */
export const putRequest = async (
  db: Database,
  creator: UserId,
  change: Partial<RoleRequest> = {},
): Promise<RoleRequestId> => {
  const id = must(RoleRequestId, randomUUID())
  const request = must(RoleRequest, {
    id,
    type: "ApprovedBuyers",
    status: "Draft",
    creator,
    documents: [],
    createdAt: START,
    decidedAt: null,
    decidedBy: null,
    declineReason: null,
    wanted: null,
    ...change,
  })
  await db
    .insertInto("roleRequests")
    .values({ id, body: JSON.stringify(RoleRequest.encode(request)) })
    .execute()
  return id
}

/** Writes a bank account that nobody connected, of a firm unless said otherwise. */
export const putBank = async (
  db: Database,
  owner: UserId,
  category: BankAccount["category"] = "Business",
  provider: BankAccount["provider"] = "plaid",
): Promise<string> => {
  const address = { address: "1 Main Street", city: "Austin", state: "TX", zipCode: "78701" }
  const account = { ...aBankAccount(owner, { address, category, provider }), id: must(BankingInfoId, randomUUID()) }
  await db
    .insertInto("bankAccounts")
    .values({ id: account.id, body: JSON.stringify(BankAccount.encode(account)) })
    .execute()
  return account.id
}

/** Writes a deposit to which everything happened that can, past every rule; nothing of it is in the books. */
export const putDeposit = async (
  db: Database,
  offerId: OfferId,
  { buyer, seller }: { readonly buyer: string; readonly seller: string },
): Promise<void> => {
  const told = { at: START, code: "wire 7", reason: "returned" }
  const facts = { requested: told, pending: told, inProgress: told, paid: told, fundFailed: told }
  const sent = { attempt: 1, amount: "100.00", bankId: null, byHand: true, facts }
  const body = {
    account: {
      offerId,
      value: "100.00",
      transfers: [
        { ...sent, leg: "fund" },
        { ...sent, leg: "refundToBuyer" },
        { ...sent, leg: "withdrawToSeller" },
        { ...sent, leg: "withdrawToAdmin" },
        { ...sent, leg: "withdrawToAdmin", attempt: 2, facts: { requested: told } },
      ],
      consentAt: START,
      seen: [],
    },
    banks: { buyer, seller, admin: null },
    decision: {
      how: "declined",
      at: START,
      fault: "Buyer",
      comment: "only for its parties",
      toBuyer: "0.00",
      toSeller: "0.00",
      toAdmin: "100.00",
    },
  }
  const kept = Result.getOrThrow(decode(KeptDeposit)(body))
  await db
    .insertInto("deposits")
    .values({ id: offerId, body: JSON.stringify(KeptDeposit.encode(kept)) })
    .execute()
}

/** Writes a notice that was read. */
export const putNotice = async (db: Database, recipient: UserId, readAt: number | null = START): Promise<string> => {
  const id = randomUUID()
  const facts = JSON.stringify({ assetId: id, title: "Lakeside" })
  await db.insertInto("notices").values({ id, recipient, kind: "offerReceived", facts, at: START, readAt }).execute()
  return id
}

/** Writes what went wrong in somebody's browser, in a stream of its own. */
export const putClientError = async (db: Database, who: UserId): Promise<string> => {
  const id = randomUUID()
  const stream = `2026-11-28/${randomUUID()}`
  await db.insertInto("clientLogStreams").values({ name: stream, createdAt: START, token: 1 }).execute()
  await db
    .insertInto("clientErrors")
    .values({ id, stream, timestamp: START, receivedAt: START, who, message: "It broke" })
    .execute()
  return id
}

/** Writes the record of a paper, without its file. */
export const putDocument = async (db: Database, owner: UserId): Promise<string> => {
  const key = randomUUID()
  const row = { category: "proof-of-funds", name: "funds.pdf", type: "application/pdf", size: 1, createdAt: START }
  await db
    .insertInto("documents")
    .values({ key, owner, ...row, wrappedKey: Buffer.from("key") })
    .execute()
  return key
}

/** Writes a document of a closing that was made once and failed since, with a copy for each party, without their files. */
export const putLegalDocument = async (
  db: Database,
  offerId: OfferId,
  parties: ReadonlyArray<UserId>,
): Promise<void> => {
  const document = must(LegalDocument, {
    offerId,
    docType: "LPA",
    state: "failed",
    requestedAt: START,
    requestedBy: parties[0],
    attempts: 1,
    dueAt: START,
    failure: { code: "StorageFailed", at: START },
    edition: 1,
    madeAt: START,
    paper: null,
    copies: parties.map(paper),
  })
  await db
    .insertInto("legalDocuments")
    .values({ offerId, docType: "LPA", body: JSON.stringify(LegalDocument.encode(document)) })
    .execute()
}
