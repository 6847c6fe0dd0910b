import { AccountSession } from "@xl/core/accounts"
import { Asset, AssetView, assetView } from "@xl/core/assets"
import { ownBank, OwnBank, BankAccount } from "@xl/core/banking"
import { mandatesOf } from "../mandates/reads.ts"
import { KeptChangeRequest } from "@xl/core/change-requests"
import { KeptTier2Request } from "@xl/core/data-room"
import { KeptNotice } from "@xl/core/notifications"
import { OfferView } from "@xl/core/offers"
import { Profile, ProfileNotFound, withoutApprover } from "@xl/core/profiles"
import { DocumentRef } from "@xl/core/documents"
import { RoleRequest } from "@xl/core/roles"
import { type SignedIn } from "@xl/core/kernel"
import { Effect } from "effect"
import * as t from "io-ts"
import { sql } from "kysely"
import { type Database, inTransaction, read } from "../database/index.ts"
import { KeptValuation } from "@xl/core/valuation"
import { documentsOf } from "../market/documents.ts"
import { entities, entity } from "../market/index.ts"
import { noticesOf } from "../notices/kept-reads.ts"
import { searchOwnOffers } from "../offers/reads.ts"
import { valuationsOf } from "../valuation/index.ts"
import { passkeysOf } from "./passkeys.ts"
import { sessionsOf } from "./sessions.ts"

/** Offers; nobody comes near it. */
const EVERY_OFFER = 100_000

const profileOf = Effect.fnUntraced(function* (pool: Database, { id }: SignedIn) {
  const row = yield* read(pool, (db) =>
    db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirst(),
  )
  return row ? yield* entity(Profile)(row.body) : yield* new ProfileNotFound()
})

const listingsOf = (pool: Database, user: SignedIn) =>
  read(pool, (db) =>
    db.selectFrom("assets").select("body").where("owner", "=", user.id).orderBy("createdAt").execute(),
  ).pipe(
    Effect.flatMap((rows) => entities(Asset, rows)),
    Effect.map((assets) => assets.flatMap((asset) => assetView(asset, user, false) ?? [])),
  )

const requestsOf = (pool: Database, { id }: SignedIn) =>
  read(pool, (db) =>
    db.selectFrom("roleRequests").select("body").where("creator", "=", id).orderBy("createdAt").execute(),
  ).pipe(Effect.flatMap((rows) => entities(RoleRequest, rows)))

const tier2RequestsOf = (pool: Database, { id }: SignedIn) =>
  read(pool, (db) =>
    db.selectFrom("tier2Requests").select("body").where("userId", "=", id).orderBy("createdAt").execute(),
  ).pipe(Effect.flatMap((rows) => entities(KeptTier2Request, rows)))

const changeRequestsOf = (pool: Database, { id }: SignedIn) =>
  read(pool, (db) =>
    db
      .selectFrom("changeRequests")
      .select("body")
      .where(sql<string>`body ->> 'requestedBy'`, "=", id)
      .orderBy("createdAt")
      .execute(),
  ).pipe(Effect.flatMap((rows) => entities(KeptChangeRequest, rows)))

/** What one opened while signed in, and how often. */
const visitsOf = (pool: Database, { id }: SignedIn) =>
  read(pool, (db) =>
    db
      .selectFrom("assetVisits")
      .select(["assetId", "latestAt as latestVisitDate", "total as totalVisits"])
      .where("visitor", "=", id)
      .orderBy("latestAt", "desc")
      .orderBy("assetId")
      .execute(),
  )

const banksOf = (pool: Database, { id }: SignedIn) =>
  read(pool, (db) =>
    db.selectFrom("bankAccounts").select("body").where("owner", "=", id).orderBy("createdAt").execute(),
  ).pipe(
    Effect.flatMap((rows) => entities(BankAccount, rows)),
    Effect.map((banks) => banks.filter(({ removedAt }) => removedAt === null).map(ownBank)),
  )

/** One's conversations, with what was said in them; of the other one nothing but which of the messages are not one's own. */
const conversationsOf = (pool: Database, { id }: SignedIn) =>
  read(pool, async (db) => {
    const talks = await db
      .selectFrom("conversations")
      .select(["sid", "assetId", "sellerId"])
      .where((of) => of.or([of("buyerId", "=", id), of("sellerId", "=", id)]))
      .orderBy("sid")
      .execute()
    const said = await db
      .selectFrom("chatMessages")
      .select(["sid", "author", "body", "at"])
      .orderBy("sid")
      .orderBy("place")
      .execute()
    return talks.map(({ assetId, sellerId, sid }) => ({
      id: sid,
      assetId,
      side: sellerId === id ? "seller" : "buyer",
      messages: said
        .filter((one) => one.sid === sid)
        .map(({ at, author, body }) => ({ isOwn: author === id, body, timestamp: at })),
    }))
  })

/**
 * Everything that somebody owns here, in the views that its owner has anyway: of others there is nothing but the ids that deals name.
 * Who decided on a request is nobody's business. `now` is milliseconds since the Unix epoch.
 */
export const everythingOf = Effect.fnUntraced(function* (pool: Database, user: SignedIn, now: number) {
  const { utm, ...profile } = Profile.encode(withoutApprover(yield* profileOf(pool, user)))
  const { offers } = yield* searchOwnOffers(pool, user, { status: [], type: [], size: EVERY_OFFER, offset: 0 }, now)
  const requests = yield* requestsOf(pool, user)
  const changes = yield* changeRequestsOf(pool, user)
  const dataRooms = yield* tier2RequestsOf(pool, user)
  return {
    exportedAt: new Date(now).toISOString(),
    profile: { ...profile, cameFrom: utm },
    sessions: t.readonlyArray(AccountSession).encode(yield* sessionsOf(pool, user)),
    passkeys: yield* passkeysOf(pool, user),
    bankAccounts: t.readonlyArray(OwnBank).encode(yield* banksOf(pool, user)),
    listings: t.readonlyArray(AssetView).encode(yield* listingsOf(pool, user)),
    offers: t.readonlyArray(OfferView).encode(offers),
    roleRequests: requests.map((request) => ({ ...RoleRequest.encode(request), decidedBy: undefined })),
    changeRequests: changes.map((request) => ({ ...KeptChangeRequest.encode(request), decidedBy: undefined })),
    mandates: yield* mandatesOf(pool, user.id),
    dataRoomRequests: dataRooms.map((request) => ({ ...KeptTier2Request.encode(request), decidedBy: undefined })),
    valuations: t.readonlyArray(KeptValuation).encode(yield* valuationsOf(pool, user)),
    visits: yield* visitsOf(pool, user),
    conversations: yield* conversationsOf(pool, user),
    notices: t.readonlyArray(KeptNotice).encode(yield* read(pool, (db) => noticesOf(db, user.id))),
    documents: t
      .readonlyArray(DocumentRef)
      .encode(yield* inTransaction(pool, (transaction) => documentsOf(transaction, user.id))),
  }
})
