import { decode, ValuationId } from "@xl/core/shared"
import { ValuationDrafts, valuationDrafts, ValuationWizard, valuationWizard } from "@xl/ui/valuation"
import { Result } from "effect"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

lateStore(valuationDrafts, ValuationDrafts, Tokens.drafts)
lateStore(valuationWizard, ValuationWizard, Tokens.valuations, valuationDrafts, StoreTokens.session)

/** The saved valuation that the address names: null for none, nothing where it is none of ours. */
export const valuationIdOf = (word: string | undefined | null): ValuationId | null | undefined =>
  word === undefined || word === null ? null : Result.getOrElse(decode(ValuationId)(word), () => undefined)
