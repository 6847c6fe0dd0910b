import { Result } from "effect"

/** Whether a page that is open stays as it is: its later look got no answer from the market, and what is typed on it is not lost. */
export const staysShown = (isOpen: boolean, later: Result.Result<unknown, { readonly _tag: string }>): boolean =>
  isOpen && Result.isFailure(later) && later.failure._tag === "MarketUnavailable"
