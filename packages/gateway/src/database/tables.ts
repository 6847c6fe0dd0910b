import type { ColumnType, Generated } from "kysely"

/** A `jsonb` column: read as the value, written as `JSON.stringify` of it. */
export type Json<A> = ColumnType<A, string, string>

/** Filled by the database, read as text or a date, hardly ever written. */
type Given<A> = ColumnType<A, A | undefined, A>

interface EventRow {
  readonly position: Generated<number>
  readonly chain: string
  /** From 1, without a gap, per chain. */
  readonly sequence: number
  /** Milliseconds since the Unix epoch, by the gateway's clock. */
  readonly at: number
  readonly type: string
  readonly subject: string
  readonly actor: string | null
  readonly actorRole: string
  readonly body: Json<{ readonly before: unknown; readonly after: unknown; readonly agent?: string }>
  readonly previousHash: string
  readonly hash: string
}

interface SealRow {
  readonly number: number
  readonly sealedAt: Given<Date>
  readonly lastPosition: number
  readonly root: string
  readonly previousHash: string
  readonly hash: string
}

/**
 * Every table, in camel case; SQL has snake case. A noun adds its own beside its store:
 * `declare module "../database/tables.ts" { interface Tables { readonly assets: AssetRow } }`
 */
export interface Tables {
  readonly events: EventRow
  /** A view for administrators: the events as they are kept. */
  readonly assetLog: EventRow
  /** A view for the parties of a deal: the events that they may read, and what each has to do with the reader. */
  readonly partyLog: Omit<EventRow, "hash" | "position" | "previousHash"> & {
    readonly side: "buyer" | "seller"
    readonly isOwn: boolean
    readonly isOnOwn: boolean
    readonly isOnOffer: boolean
    /** When the offer was sent, in milliseconds since the Unix epoch. */
    readonly sentAt: number | null
  }
  /** A view for an asset's first owner: what each member did with the listing, without a name. */
  readonly listingPeople: {
    readonly assetId: string
    /** When the member last opened the page, in milliseconds since the Unix epoch; null where never. */
    readonly latestAt: number | null
    readonly total: number | null
    readonly hasSigned: boolean
    readonly isAdmitted: boolean
    /** Whether the member signed, asked or offered. */
    readonly hasActed: boolean
  }
  readonly seals: SealRow
  /** A view for administrators: the seals as they are kept. */
  readonly allSeals: SealRow
  readonly outbox: {
    readonly position: Generated<number>
    readonly transactionId: Given<string>
    readonly writtenAt: Given<Date>
    readonly tag: string
    readonly audience: Json<unknown> | null
    readonly body: Json<unknown>
    readonly attempts: Generated<number>
    readonly dueAt: Given<Date>
    readonly deliveredAt: Date | null
  }
  readonly demoClock: { readonly single: Generated<boolean>; readonly ahead: number }
}
