import type { Told } from "@xl/core/messages"

const FUNDS: ReadonlyArray<Told["_tag"]> = ["FundsExceeded", "FundsExpired", "FundsMissing", "OffersExceedFunds"]

/** Whether a new proof of funds is the way out of a refusal. */
export const isShortOfFunds = ({ _tag }: Told): boolean => FUNDS.includes(_tag)
