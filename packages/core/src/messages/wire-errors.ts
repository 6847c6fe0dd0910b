import { RoleMissing } from "../kernel/errors.ts"
import { messageOf } from "./catalogue.ts"
import { OFFER_RIGHT_LOST } from "../kernel/notice-words.ts"
import { FundsExpired, FundsMissing } from "../offers/errors.ts"

/** An error as a gateway reports it; the type is a text or a number. */
export interface WireError {
  readonly message: string
  readonly errorType?: number | string | null | undefined
}

const ROLE_MISSING = messageOf(new RoleMissing({ operation: "createOffer" }))
/** Error types of an offer that was refused for want of funds. */
export const FUNDS_EXPIRED_TYPE = "4011"
/** The error type by which the wire says that funds are missing. */
export const FUNDS_MISSING_TYPE = "4012"

/**
 * What is said of an offer that could not be created. Any other error says nothing: no snackbar is shown, the form stays,
 * and the error is logged.
 */
export const creationMessage = ({ errorType, message }: WireError): string => {
  if (message === ROLE_MISSING) return OFFER_RIGHT_LOST
  switch (String(errorType)) {
    case FUNDS_EXPIRED_TYPE:
      return messageOf(new FundsExpired())
    case FUNDS_MISSING_TYPE:
      return messageOf(new FundsMissing())
    default:
      return ""
  }
}
