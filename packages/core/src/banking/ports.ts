import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { BankingInfoId, UserId } from "../shared/ids.ts"
import type { BankAddress, OwnBank } from "./account.ts"
import type { BankNotConnected, BankRefusal } from "./errors.ts"
import type { BankLink, PlaidLinkToken } from "./link.ts"
import type { NewBank } from "./model.ts"
import type { SentIdentity } from "./rules.ts"
import type { BankProvider } from "../settings/bank-provider.ts"

/** What is changed of an account: whose it is, and, where it was connected anew, the provider's new name for it. */
export interface BankEdit extends SentIdentity {
  readonly token: string | null
}

type Answer<A> = Effect.Effect<A, AccessRefusal | BankRefusal | MarketUnavailable>

/** Command port: what a signed-in person may ask about the own bank accounts. Its laws are `banksContract` in testkit. */
export class Banks extends Context.Service<
  Banks,
  {
    /** The asker's own accounts, the one added first first. */
    readonly mine: () => Answer<ReadonlyArray<OwnBank>>
    /** One of them. */
    readonly find: (id: BankingInfoId) => Answer<OwnBank>
    /** Begins a connection, with the provider that the operator's settings name. */
    readonly startLink: () => Answer<BankLink>
    /** What Plaid's connection alone is opened with. */
    readonly plaidLinkToken: () => Answer<PlaidLinkToken>
    /** Adds what the provider connected; the first one added is chosen for deposits. */
    readonly add: (bank: NewBank) => Answer<OwnBank>
    /** Changes whose account it is. */
    readonly edit: (id: BankingInfoId, edit: BankEdit) => Answer<OwnBank>
    /** Removes it, from the provider first. */
    readonly remove: (id: BankingInfoId) => Answer<void>
    /** Lets deposits go through it from now on. */
    readonly choose: (id: BankingInfoId) => Answer<OwnBank>
    /** Says where its holder lives. */
    readonly addAddress: (id: BankingInfoId, address: BankAddress) => Answer<OwnBank>
  }
>()("@xl/core/banking/Banks") {}

/** An account as its provider knows it. Of the account's number there is its end alone; `token` is a secret. */
export interface ConnectedBank {
  readonly token: string
  readonly bankName: string | null
  readonly routingNumber: string | null
  readonly lastFour: string | null
  readonly hasAddress: boolean
}

/** Provider port: whoever connects banks. Its laws are `bankConnectionsContract` in testkit. */
export class BankConnections extends Context.Service<
  BankConnections,
  {
    /** What a frame is opened with, for this person. */
    readonly start: (provider: BankProvider, person: UserId) => Effect.Effect<BankLink, BankNotConnected>
    /** What the frame connected; what was connected for somebody else, or long ago, is refused as expired. */
    readonly connected: (bank: NewBank, person: UserId) => Effect.Effect<ConnectedBank, BankNotConnected>
    /** Gives up what was connected; done before, it is done. */
    readonly release: (provider: BankProvider, token: string) => Effect.Effect<void, BankNotConnected>
  }
>()("@xl/core/banking/BankConnections") {}

/** Store port: seals what nobody may read without the master key. `name` binds a text to the record it is of. */
export class BankVault extends Context.Service<
  BankVault,
  {
    /** The text as it may be kept. */
    readonly seal: (name: string, text: string) => Effect.Effect<string>
    /** The text again; what was changed or is another record's is a defect. */
    readonly open: (name: string, sealed: string) => Effect.Effect<string>
  }
>()("@xl/core/banking/BankVault") {}
