import { Context, type Effect } from "effect"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { Cents, Rate } from "../shared/money.ts"
import type { DepositInstructionsTooLong, PaymentProviderMissing } from "./errors.ts"
import type { AggregateFunds, Settings } from "./model.ts"

/** What the operator configures and rules depend on. */
export interface MarketConfiguration {
  /** Days that the seller has to accept after the buyer did. */
  readonly sellerClosingDays: number
  /** Days that a failed deposit may be cured before its offer is canceled. */
  readonly depositCureDays: number
  /** Off: no transfer runs, and administrators enter the timeline by hand. */
  readonly autoDeposit: boolean
  /** Whether live offers that together exceed the approved funds are only warned about, or refused. */
  readonly aggregateFunds: AggregateFunds
  /** The platform's part of a deposit that its buyer forfeits. */
  readonly platformFeeRate: Rate
  /** Price of the listing plan; at 0 every plan counts as paid. */
  readonly planPrice: Cents
  /** Whether a LenderDirect listing expires 90 days after it was published. */
  readonly lenderDirect90: boolean
  /** Whether a seller's certification grants the role at once, or waits for an administrator. */
  readonly sellerApproval: "admin" | "automatic"
}

/** Where use cases find what the operator configured. */
export class MarketSettings extends Context.Service<MarketSettings, MarketConfiguration>()(
  "@xl/core/settings/MarketSettings",
) {}

/** Command port: what the operator decides for everybody. Its laws are `operatorSettingsContract` in testkit. */
export class OperatorSettings extends Context.Service<
  OperatorSettings,
  {
    /** Open to everybody, a guest included. */
    readonly read: () => Effect.Effect<Settings, MarketUnavailable>
    /** Changes all of it at once; for administrators. */
    readonly edit: (
      wanted: Settings,
    ) => Effect.Effect<
      Settings,
      AccessRefusal | DepositInstructionsTooLong | MarketUnavailable | PaymentProviderMissing
    >
  }
>()("@xl/core/settings/OperatorSettings") {}
