import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { AssetId, UserId, ValuationId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { ValuationInput } from "./model.ts"
import { CalculatorResult, type Valuation } from "./result.ts"

/** A valuation as the gateway keeps it: its owner's alone. */
export const KeptValuation = t.readonly(
  t.strict({
    id: ValuationId,
    owner: UserId,
    dateCreated: Millis,
    dateModified: Millis,
    /** The listing made of it last. */
    assetId: orNull(AssetId),
    userInput: ValuationInput,
    calculatorResult: CalculatorResult,
  }),
  "KeptValuation",
)
/** A valuation as the gateway keeps it. */
export type KeptValuation = t.TypeOf<typeof KeptValuation>

/** A kept valuation as its owner sees it. */
export const valuationView = ({ owner, ...kept }: KeptValuation): Valuation => ({ ...kept, PK: owner, SK: kept.id })
