import { Context, type Effect } from "effect"
import type { AssetNotFound } from "../assets/errors.ts"
import type { Asset, OpenedRoom, TierIds } from "../assets/model.ts"
import type { BankAccount } from "../banking/account.ts"
import type { ChangeRequestNotFound } from "../change-requests/errors.ts"
import type { KeptChangeRequest } from "../change-requests/model.ts"
import type { ChatNotFound } from "../chat/errors.ts"
import type { KeptConversation, KeptMessage } from "../chat/kept.ts"
import type {
  ConversationSid,
  AssetId,
  ChangeRequestId,
  MandateId,
  OfferId,
  RoleRequestId,
  Tier2RequestId,
  UserId,
  ValuationId,
  VdrItemId,
} from "../shared/ids.ts"
import type { Tier2RequestNotFound } from "../data-room/errors.ts"
import type { KeptAgreement } from "../data-room/agreement-model.ts"
import type { KeptTier2Request } from "../data-room/model.ts"
import type { KeptRhythm, RoomNews } from "../data-room/news-model.ts"
import type { KeptVdrItem, VdrReading } from "../data-room/vdr-model.ts"
import type { DepositChange, KeptDeposit } from "../deposits/kept.ts"
import type { LegalDocument } from "../legal-documents/model.ts"
import type { MandateNotFound } from "../mandates/errors.ts"
import type { KeptMandate } from "../mandates/model.ts"
import type { OfferNotFound } from "../offers/errors.ts"
import type { Committing } from "../offers/funds.ts"
import type { Offer } from "../offers/model.ts"
import type { ProfileNotFound } from "../profiles/errors.ts"
import type { Profile } from "../profiles/model.ts"
import type { RoleRequestNotFound } from "../kernel/role-errors.ts"
import type { RoleRequest } from "../roles/model.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import type { Millis } from "../shared/days.ts"
import type { AssetVisits } from "../user-assets/model.ts"
import type { ValuationNotFound } from "../valuation/errors.ts"
import type { KeptValuation } from "../valuation/kept.ts"
import type { MarketUnavailable } from "../kernel/errors.ts"
import type { MarketEvent, OutboxMessage } from "../kernel/events.ts"

/**
 * Assets that rise and fall together: those asked for and all that an active or winning bundle ties to them, with
 * every offer on any of them that is active, successful or has an open deposit decision. Locked in id order.
 */
export interface Deal {
  readonly assets: ReadonlyArray<Asset>
  readonly offers: ReadonlyArray<Offer>
}

/** That somebody fetched the bytes of a file of a data room, and what for. `at` is milliseconds since the epoch. */
export interface VdrRead {
  readonly itemId: VdrItemId
  readonly assetId: AssetId
  readonly reader: UserId
  readonly how: VdrReading
  readonly at: Millis
}

/** All that one decision changes, written in one go. Rows are new or replace the row of the same id. */
export interface MarketChange {
  /** One in a data room of another is a defect. The pending change request of one that left the market lapses. */
  readonly assets?: ReadonlyArray<Asset>
  /** A second pending one of an asset is a defect. */
  readonly changeRequests?: ReadonlyArray<KeptChangeRequest>
  readonly offers?: ReadonlyArray<Offer>
  readonly profiles?: ReadonlyArray<Profile>
  readonly roleRequests?: ReadonlyArray<RoleRequest>
  /** A second one that stands between the same two is a defect. */
  readonly mandates?: ReadonlyArray<KeptMandate>
  readonly banks?: ReadonlyArray<BankAccount>
  /** Deposits, with what each adds to the books and to its history. An entry that is there already, or does not add up to 0, is a defect. */
  readonly deposits?: ReadonlyArray<DepositChange>
  readonly legalDocuments?: ReadonlyArray<LegalDocument>
  readonly dataRooms?: ReadonlyArray<TierIds & { readonly owner: UserId; readonly title: string }>
  readonly tier2Requests?: ReadonlyArray<KeptTier2Request>
  readonly conversations?: ReadonlyArray<KeptConversation>
  /** Messages are only added; one at an index that is taken is a defect. */
  readonly chatMessages?: ReadonlyArray<KeptMessage>
  readonly valuations?: ReadonlyArray<KeptValuation>
  /** Valuations that are deleted for good. */
  readonly goneValuations?: ReadonlyArray<ValuationId>
  readonly vdrItems?: ReadonlyArray<KeptVdrItem>
  /** Each is added; one that is there already is a defect. */
  readonly agreements?: ReadonlyArray<KeptAgreement>
  /** What became of files of data rooms, for whoever reads them to hear of. */
  readonly roomNews?: ReadonlyArray<RoomNews>
  /** How often somebody hears of a room. */
  readonly rhythms?: ReadonlyArray<KeptRhythm>
  /** That somebody fetched the bytes of a file of a data room. */
  readonly vdrReads?: ReadonlyArray<VdrRead>
  readonly events: ReadonlyArray<MarketEvent>
  readonly outbox: ReadonlyArray<OutboxMessage>
}

/** What may be done inside one transaction. Whoever locks makes others wait for the end of it. */
export interface MarketTransaction {
  /** The assets named, in id order. */
  readonly lockAssets: (
    ids: ReadonlyArray<AssetId>,
  ) => Effect.Effect<ReadonlyArray<Asset>, AssetNotFound | MarketUnavailable>
  /** The assets named with all that hangs on them. */
  readonly lockDeal: (ids: ReadonlyArray<AssetId>) => Effect.Effect<Deal, AssetNotFound | MarketUnavailable>
  /** The deal around the assets of the offer, and the offer itself whatever its status; read after the lock. */
  readonly lockDealOfOffer: (
    id: OfferId,
  ) => Effect.Effect<Deal & { readonly offer: Offer }, MarketUnavailable | OfferNotFound>
  /** The offer, after its assets were locked. */
  readonly lockOffer: (
    id: OfferId,
  ) => Effect.Effect<
    { readonly offer: Offer; readonly assets: ReadonlyArray<Asset> },
    MarketUnavailable | OfferNotFound
  >
  /** The buyer's offers in Draft, Published or BestAndFinal on any of the assets. */
  readonly liveOffersOf: (
    buyer: UserId,
    assets: ReadonlyArray<AssetId>,
  ) => Effect.Effect<ReadonlyArray<Offer>, MarketUnavailable>
  /** The buyer's offers to any seller that are live, or won and not closed; whoever decides by their prices holds the buyer's profile. */
  readonly commitmentsOf: (buyer: UserId) => Effect.Effect<ReadonlyArray<Committing>, MarketUnavailable>
  /** An offer as of now, not locked. */
  readonly offer: (id: OfferId) => Effect.Effect<Offer, MarketUnavailable | OfferNotFound>
  /** What is kept of the deposit of an offer, or null; whoever changes it holds the offer's deal. */
  readonly depositOf: (id: OfferId) => Effect.Effect<KeptDeposit | null, MarketUnavailable>
  /** Every offer that this person made, whatever became of it; not locked. */
  readonly offersOf: (buyer: UserId) => Effect.Effect<ReadonlyArray<Offer>, MarketUnavailable>
  /** Every offer that this person made or was made, whatever became of it; not locked. */
  readonly offersWith: (person: UserId) => Effect.Effect<ReadonlyArray<Offer>, MarketUnavailable>
  /** A change request as of now; whoever changes it holds its asset. Not the caller's is not there. */
  readonly changeRequest: (
    id: ChangeRequestId,
  ) => Effect.Effect<KeptChangeRequest, ChangeRequestNotFound | MarketUnavailable>
  /** The pending change request of an asset, or null; whoever files one holds the asset. */
  readonly pendingChangeOf: (asset: AssetId) => Effect.Effect<KeptChangeRequest | null, MarketUnavailable>
  /**
   * Everybody who watches an asset, once each: has it as a favorite, is admitted to its data room, or was told of it by a listing alert
   * that is still on. For administrators; to others nobody.
   */
  readonly watchersOf: (asset: AssetId) => Effect.Effect<ReadonlyArray<UserId>, MarketUnavailable>
  /** An asset as of now, not locked. */
  readonly asset: (id: AssetId) => Effect.Effect<Asset, AssetNotFound | MarketUnavailable>
  /** Counts a visit. It waits for no lock and is no change of the asset. */
  readonly countImpression: (id: AssetId) => Effect.Effect<void, MarketUnavailable>
  /** Counts a visit of a person, beside those of everybody. It waits for no lock and is told to that person alone. */
  readonly countVisit: (visitor: UserId, id: AssetId, at: Millis) => Effect.Effect<void, MarketUnavailable>
  /** How often a person visited an asset, and when last; null where never, or where the caller may not know. */
  readonly visitsOf: (visitor: UserId, id: AssetId) => Effect.Effect<AssetVisits | null, MarketUnavailable>
  /** A person as of now, not locked. */
  readonly profile: (id: UserId) => Effect.Effect<Profile, MarketUnavailable | ProfileNotFound>
  /** A profile, held until the transaction ends. */
  readonly lockProfile: (id: UserId) => Effect.Effect<Profile, MarketUnavailable | ProfileNotFound>
  /** Every administrator, held until the transaction ends, in id order. For administrators. */
  readonly lockAdministrators: () => Effect.Effect<ReadonlyArray<UserId>, MarketUnavailable>
  /** A role request, held until the transaction ends. */
  readonly lockRoleRequest: (id: RoleRequestId) => Effect.Effect<RoleRequest, MarketUnavailable | RoleRequestNotFound>
  /** What somebody has asked for and nobody has decided. */
  readonly openRoleRequests: (creator: UserId) => Effect.Effect<ReadonlyArray<RoleRequest>, MarketUnavailable>
  /** The data room with these ids, held until the transaction ends, or null. */
  readonly lockDataRoom: (tiers: TierIds) => Effect.Effect<OpenedRoom | null, MarketUnavailable>
  /** The latest request of a user for the second tier of an asset's room, or null; whoever files one holds the asset. */
  readonly lastTier2Request: (user: UserId, asset: AssetId) => Effect.Effect<KeptTier2Request | null, MarketUnavailable>
  /** A request for a second tier, held until the transaction ends. */
  readonly lockTier2Request: (
    id: Tier2RequestId,
  ) => Effect.Effect<KeptTier2Request, MarketUnavailable | Tier2RequestNotFound>
  /** A valuation, held until the transaction ends. */
  readonly lockValuation: (id: ValuationId) => Effect.Effect<KeptValuation, MarketUnavailable | ValuationNotFound>
  /** What this user asked to read and nobody has decided. */
  readonly openTier2Requests: (user: UserId) => Effect.Effect<ReadonlyArray<KeptTier2Request>, MarketUnavailable>
  /** A conversation, held until the transaction ends. */
  readonly lockConversation: (sid: ConversationSid) => Effect.Effect<KeptConversation, ChatNotFound | MarketUnavailable>
  /** A seller's conversations about an asset, with one buyer or with all; whoever opens one holds the asset. */
  readonly conversationsOn: (
    asset: AssetId,
    between: { readonly seller: UserId; readonly buyer: UserId | null },
  ) => Effect.Effect<ReadonlyArray<KeptConversation>, MarketUnavailable>
  /** Every conversation of a person, held until the transaction ends. */
  readonly lockConversationsOf: (person: UserId) => Effect.Effect<ReadonlyArray<KeptConversation>, MarketUnavailable>
  /** The message that its author sent under a key, or null; whoever sends one holds the conversation. */
  readonly messageUnder: (
    sid: ConversationSid,
    author: UserId,
    key: string,
  ) => Effect.Effect<KeptMessage | null, MarketUnavailable>
  /** How many messages somebody sent after an instant, wherever. */
  readonly messagesSince: (author: UserId, after: Millis) => Effect.Effect<number, MarketUnavailable>
  /** The asset in whose data room there is a folder or file with this id, or null; deleted ones are nowhere. */
  readonly assetOfVdr: (id: VdrItemId) => Effect.Effect<AssetId | null, MarketUnavailable>
  /** What lies in the data room of an asset, as far as the caller may read it, without what was deleted; whoever changes it holds the asset. */
  readonly vdrItemsOf: (asset: AssetId) => Effect.Effect<ReadonlyArray<KeptVdrItem>, MarketUnavailable>
  /** How often each file of an asset's room was fetched by others than those who keep it; told to its first owner and administrators. */
  readonly vdrReadsOf: (asset: AssetId) => Effect.Effect<ReadonlyMap<string, number>, MarketUnavailable>
  /** The confidentiality agreement that this user executed for an asset, or null; whoever executes one holds the asset. */
  readonly agreementOf: (user: UserId, asset: AssetId) => Effect.Effect<KeptAgreement | null, MarketUnavailable>
  /** Somebody who is a Concierge, by name, or null. */
  readonly concierge: (
    id: UserId,
  ) => Effect.Effect<{ readonly id: UserId; readonly name: string } | null, MarketUnavailable>
  /** Mandates that a person gave or holds, whatever became of them; whoever gives one holds the seller's profile. */
  readonly mandatesOf: (person: UserId) => Effect.Effect<ReadonlyArray<KeptMandate>, MarketUnavailable>
  /** A mandate with the names of its two sides; its seller is held until the transaction ends. Not the caller's is not there. */
  readonly lockMandate: (
    id: MandateId,
  ) => Effect.Effect<
    { readonly mandate: KeptMandate; readonly names: { readonly seller: string; readonly concierge: string } },
    MandateNotFound | MarketUnavailable
  >
  /** How often this user hears of the files of an asset's room, or null where the user chose nothing. */
  readonly rhythmOf: (user: UserId, asset: AssetId) => Effect.Effect<KeptRhythm | null, MarketUnavailable>
  /** All that were executed for an asset, as far as the caller may know, the latest first, with their signers' names. */
  readonly signersOf: (
    asset: AssetId,
  ) => Effect.Effect<
    ReadonlyArray<{ readonly agreement: KeptAgreement; readonly companyName: string | null }>,
    MarketUnavailable
  >
  /** Papers that this person uploaded. */
  readonly documentsOf: (owner: UserId) => Effect.Effect<ReadonlyArray<DocumentRef>, MarketUnavailable>
  /** This person's bank accounts, removed ones too, the one added first first; whoever changes them holds the profile. */
  readonly banksOf: (owner: UserId) => Effect.Effect<ReadonlyArray<BankAccount>, MarketUnavailable>
  /** The documents of an offer's closing; whoever changes them holds the offer. */
  readonly legalDocumentsOf: (id: OfferId) => Effect.Effect<ReadonlyArray<LegalDocument>, MarketUnavailable>
  /** Assets whose first owner this is, whatever their status. */
  readonly assetIdsOf: (owner: UserId) => Effect.Effect<ReadonlyArray<AssetId>, MarketUnavailable>
  /** Writes the new state, its events and what is to be mailed. */
  readonly write: (change: MarketChange) => Effect.Effect<void, MarketUnavailable>
}

/** A change for which others are asked, who may take seconds to answer. Each step refuses and needs what it does. */
export interface Consultation<S, P, A, E1, R1, E2, R2, E3, R3> {
  /** What stands now, and whether it is worth asking. */
  readonly read: (transaction: MarketTransaction) => Effect.Effect<S, E1, R1>
  /** Asks, while nothing is held and nobody waits. */
  readonly ask: (standing: S) => Effect.Effect<P, E2, R2>
  /** Decides again, as everything may stand elsewhere by now, and writes. */
  readonly write: (transaction: MarketTransaction, answer: P) => Effect.Effect<A, E3, R3>
}

/** Store port: where the gateway keeps the market. Its laws are `marketStoreContract` in testkit. */
export class MarketStore extends Context.Service<
  MarketStore,
  {
    /**
     * All that `work` writes, or, should it fail, none of it. What it gives is plain JSON and all that the command comes to: a store
     * may give it again for a command that is repeated, instead of doing the work twice.
     */
    readonly transaction: <A, E, R>(
      work: (transaction: MarketTransaction) => Effect.Effect<A, E, R>,
    ) => Effect.Effect<A, E | MarketUnavailable, R>
    /** As `transaction` for its last step; the first two come before it, and not at all for a command that is repeated. */
    readonly consulting: <S, P, A, E1, R1, E2, R2, E3, R3>(
      steps: Consultation<S, P, A, E1, R1, E2, R2, E3, R3>,
    ) => Effect.Effect<A, E1 | E2 | E3 | MarketUnavailable, R1 | R2 | R3>
    /** Assets with a transition of the scheduler's due at `now`, a page at a time. */
    readonly dueAssets: (now: number, most: number) => Effect.Effect<ReadonlyArray<AssetId>, MarketUnavailable>
    /** Conversations of which somebody is to be mailed at `now`, the longest due first. */
    readonly dueChatMails: (
      now: number,
      most: number,
    ) => Effect.Effect<ReadonlyArray<ConversationSid>, MarketUnavailable>
    /** Documents of closings that are to be made, or tried again, at `now`; the longest due first. */
    readonly dueLegalDocuments: (
      now: number,
      most: number,
    ) => Effect.Effect<ReadonlyArray<Pick<LegalDocument, "docType" | "offerId">>, MarketUnavailable>
  }
>()("@xl/core/market/MarketStore") {}
