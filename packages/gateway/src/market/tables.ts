import type { ColumnType } from "kysely"
import type { Json } from "../database/index.ts"

/** Made by the database out of `body`. */
type Generated<A> = ColumnType<A, never, never>

/** A row that holds its entity whole, as the core's codec encodes it. */
interface Kept {
  readonly id: string
  readonly body: Json<unknown>
}

export interface ProfileRow extends Kept {
  readonly email: Generated<string>
  readonly roles: Generated<ReadonlyArray<string>>
}

export interface RoleRequestRow extends Kept {
  readonly creator: Generated<string>
  readonly type: Generated<string>
  readonly status: Generated<string>
  readonly createdAt: Generated<number>
}

export interface BankAccountRow extends Kept {
  readonly owner: Generated<string>
  readonly createdAt: Generated<number>
}

export interface DepositPostingRow {
  readonly entry: string
  readonly account: string
  readonly offerId: string
  /** Whole US cents; a debit is positive. */
  readonly amount: number
}

export interface DepositHistoryRow {
  readonly offerId: string
  readonly leg: string
  readonly attempt: number
  readonly fact: string
  /** Milliseconds since the Unix epoch. */
  readonly at: number
  /** Whole US cents. */
  readonly amount: number
  readonly code: string | null
  readonly reason: string | null
}

export interface AssetRow extends Kept {
  /** Milliseconds since the Unix epoch, or null where the scheduler never has to look. */
  readonly nextDue: number | null
  readonly owner: Generated<string>
  readonly status: Generated<string>
  readonly statusRank: Generated<number>
  readonly loanStatus: Generated<string | null>
  readonly propertyTypes: Generated<ReadonlyArray<string>>
  readonly state: Generated<string>
  readonly city: Generated<string>
  readonly name: Generated<string>
  readonly words: Generated<string>
  readonly street: Generated<string>
  readonly country: Generated<string>
  /** The first five digits of a ZIP code. */
  readonly zip: Generated<string>
  /** Whole US cents. */
  readonly upb: Generated<number | null>
  /** Whole US cents; null where buyers name the price. */
  readonly ask: Generated<number | null>
  readonly createdAt: Generated<number>
  readonly publishedAt: Generated<number | null>
  readonly interestRate: Generated<string | null>
  readonly maturityDate: Generated<string | null>
  /** Percentages, as in `interestRate`. */
  readonly ltv: Generated<string | null>
  readonly dscr: Generated<string | null>
  readonly occupancy: Generated<string | null>
  readonly lienPosition: Generated<string | null>
  readonly rateType: Generated<string | null>
  readonly activeOffers: Generated<number>
}

export interface OfferRow extends Kept {
  readonly assetSet: string
  readonly buyer: Generated<string>
  readonly seller: Generated<string>
  readonly status: Generated<string>
  readonly type: Generated<string>
  readonly decision: Generated<string>
  readonly createdAt: Generated<number>
}

export interface LegalDocumentRow extends Omit<Kept, "id"> {
  readonly offerId: string
  readonly docType: string
  readonly state: Generated<string>
  readonly dueAt: Generated<number | null>
  readonly failedAt: Generated<number | null>
}

export interface OfferAssetRow {
  readonly offerId: string
  readonly assetId: string
  readonly status: string
}

export interface DataRoomRow {
  readonly tierHomeId: string
  readonly tier1Id: string
  readonly tier2Id: string
  readonly owner: string
  readonly title: string
}

export interface Tier2RequestRow extends Kept {
  readonly assetId: Generated<string>
  readonly userId: Generated<string>
  readonly status: Generated<string>
  readonly createdAt: Generated<number>
  readonly modifiedAt: Generated<number>
}

export interface ChangeRequestRow extends Kept {
  readonly assetId: Generated<string>
  readonly status: Generated<string>
  readonly createdAt: Generated<number>
  readonly modifiedAt: Generated<number>
}

export interface MandateRow extends Kept {
  readonly seller: Generated<string>
  readonly concierge: Generated<string>
  readonly givenAt: Generated<number>
  readonly endedAt: Generated<number | null>
}

export interface ConversationRow {
  readonly sid: string
  readonly body: Json<unknown>
  readonly assetId: Generated<string>
  readonly sellerId: Generated<string>
  readonly buyerId: Generated<string>
  readonly activeAt: Generated<number>
  readonly mailDue: Generated<number | null>
}

export interface ChatMessageRow {
  readonly sid: string
  /** From 0 without a gap. */
  readonly place: number
  readonly author: string
  readonly body: string
  readonly at: number
  readonly key: string
}

/** A conversation as one of its two sees it; people who are not named to that one are null. */
export interface ShownConversationRow extends Pick<
  ConversationRow,
  "activeAt" | "body" | "buyerId" | "sellerId" | "sid"
> {
  readonly asset: Json<unknown>
  readonly buyer: Json<unknown> | null
  readonly seller: Json<unknown> | null
}

export interface ValuationRow extends Kept {
  readonly owner: Generated<string>
  readonly createdAt: Generated<number>
}

export interface VdrItemRow extends Kept {
  readonly assetId: Generated<string>
  readonly tier: Generated<string>
  readonly removedAt: Generated<number | null>
}

export interface RoomNewsRow {
  readonly position: Generated<number>
  readonly assetId: string
  readonly tier: string
  readonly kind: string
  readonly name: string
  readonly at: number
}

export interface RhythmRow {
  readonly assetId: string
  readonly userId: string
  readonly rhythm: string
  readonly heardUntil: number
}

export interface AgreementRow extends Omit<Kept, "id"> {
  readonly assetId: string
  readonly userId: string
  readonly executedAt: Generated<number>
}

export interface VdrReadRow {
  readonly itemId: string
  readonly assetId: string
  readonly reader: string
  readonly how: string
  /** Milliseconds since the Unix epoch. */
  readonly at: number
}

export interface DocumentRow {
  readonly key: string
  readonly owner: string
  readonly category: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly createdAt: number
  readonly wrappedKey: Buffer
}

declare module "../database/tables.ts" {
  interface Tables {
    readonly profiles: ProfileRow
    readonly conversations: ConversationRow
    readonly chatMessages: ChatMessageRow
    readonly shownConversations: ShownConversationRow
    readonly roleRequests: RoleRequestRow
    readonly bankAccounts: BankAccountRow
    readonly deposits: Kept
    readonly depositPostings: DepositPostingRow
    readonly depositHistory: DepositHistoryRow
    readonly assets: AssetRow
    readonly assetImpressions: { readonly assetId: string; readonly count: number }
    readonly assetVisits: {
      readonly visitor: string
      readonly assetId: string
      readonly latestAt: number
      readonly total: number
    }
    /** Views for people: what they may look at of assets, with what is not theirs to know left out. */
    readonly shownAssets: Pick<AssetRow, "body" | "id" | "status" | "statusRank">
    readonly listedAssets: AssetRow
    readonly allAssets: AssetRow
    readonly bidders: {
      readonly id: string
      readonly firstName: string | null
      readonly lastName: string | null
      /** Dollars as text; null before any approval. */
      readonly pofSum: string | null
      readonly fundsEntity: string | null
      readonly purchasingEntity: string | null
    }
    readonly offers: OfferRow
    readonly offerAssets: OfferAssetRow
    readonly legalDocuments: LegalDocumentRow
    readonly dataRooms: DataRoomRow
    readonly changeRequests: ChangeRequestRow
    readonly mandates: MandateRow
    /** A view: people who are Concierges. */
    readonly concierges: {
      readonly id: string
      readonly firstName: string | null
      readonly lastName: string | null
      readonly companyName: string | null
    }
    /** A view: mandates with the names of their two sides. */
    readonly namedMandates: MandateRow & {
      readonly sellerFirstName: string | null
      readonly sellerLastName: string | null
      readonly sellerEntity: string | null
      readonly conciergeFirstName: string | null
      readonly conciergeLastName: string | null
    }
    /** A view for people: what approved requests changed on the listings that they see. */
    readonly listingChanges: {
      readonly id: string
      readonly assetId: string
      readonly modifiedAt: number
      readonly changes: Json<unknown>
      readonly note: string | null
    }
    readonly vdrNews: RoomNewsRow
    readonly vdrRhythms: RhythmRow
    /** What each person has not heard of yet and may read. */
    readonly vdrUnheard: RoomNewsRow & { readonly userId: string; readonly rhythm: string }
    readonly tier2Requests: Tier2RequestRow
    /** A view for people who decide: requests for the second tier of their data rooms, with who asks. */
    readonly tier2Seekers: Pick<Tier2RequestRow, "assetId" | "body" | "id" | "modifiedAt" | "status"> & {
      readonly firstName: string | null
      readonly lastName: string | null
      readonly companyName: string | null
    }
    readonly valuations: ValuationRow
    readonly vdrItems: VdrItemRow
    readonly vdrAgreements: AgreementRow
    readonly vdrReads: VdrReadRow
    /** A view for people who let others in: executed agreements, with the signers' companies. */
    readonly vdrSigners: Pick<AgreementRow, "assetId" | "body" | "executedAt"> & { readonly companyName: string | null }
    readonly documents: DocumentRow
    readonly idempotentAnswers: {
      readonly caller: string
      readonly key: string
      readonly request: string
      readonly place: number
      readonly answer: Json<unknown>
      readonly answeredAt: ColumnType<Date, never, never>
    }
  }
}
