import { ValuationId } from "@xl/core/shared"
import { ValuationInput } from "@xl/core/valuation"
import * as t from "io-ts"
import { orNull, ShortText } from "../market/inputs.ts"
import { NextToken } from "../shared/index.ts"

export const ById = t.strict({ id: ValuationId })
export const Calculating = t.strict({ userInput: ValuationInput })
export const Editing = t.strict({ id: ValuationId, userInput: ValuationInput })
export const Listing = t.strict({ nextToken: orNull(NextToken) })
export const Converting = t.strict({
  id: ValuationId,
  tier1_id: ShortText,
  tier2_id: ShortText,
  tier_home_id: ShortText,
  pricingPlan: orNull(ShortText),
})
