import { Context, type Effect } from "effect"
import type { AssetFactsInvalid, DataRoomTaken } from "../assets/errors.ts"
import type { TierIds } from "../assets/model.ts"
import type { AssetView } from "../assets/views.ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { ValuationId } from "../shared/ids.ts"
import type { ValuationInputInvalid, ValuationNotFound } from "./errors.ts"
import type { ValuationInput } from "./model.ts"
import type { CalculatorResponse, Valuation, ValuationPage } from "./result.ts"

/** What a listing made of a valuation still needs: its data room and its pricing plan; a blank plan is the default one. */
export interface Conversion {
  readonly tiers: TierIds
  readonly pricingPlan: string
}

type Answer<A, Refusal = never> = Effect.Effect<A, AccessRefusal | MarketUnavailable | Refusal>

/** Command port: what loans may be worth. Its laws are `valuationsContract` in testkit. */
export class Valuations extends Context.Service<
  Valuations,
  {
    /** Calculates for anybody; what somebody signed in asks is kept besides, under the id that the answer names. */
    readonly calculate: (
      input: ValuationInput,
    ) => Effect.Effect<CalculatorResponse, MarketUnavailable | ValuationInputInvalid>
    /** The caller's own, twelve at once, the newest first; `nextToken` is that of the stretch before, null for the first. */
    readonly mine: (nextToken: string | null) => Answer<ValuationPage>
    /** One of the caller's own. */
    readonly find: (id: ValuationId) => Answer<Valuation, ValuationNotFound>
    /** Enters other figures, and calculates anew. */
    readonly edit: (
      id: ValuationId,
      input: ValuationInput,
    ) => Answer<Valuation, ValuationInputInvalid | ValuationNotFound>
    /** Deletes it for good; a listing made of it stays. */
    readonly remove: (id: ValuationId) => Answer<void, ValuationNotFound>
    /** Makes a Draft with all that the valuation knows, for sellers; repeated, it gives that listing again while there is one. */
    readonly convert: (
      id: ValuationId,
      conversion: Conversion,
    ) => Answer<AssetView, AssetFactsInvalid | DataRoomTaken | ValuationNotFound>
  }
>()("@xl/core/valuation/Valuations") {}
