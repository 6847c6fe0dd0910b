/** What is said when something went well. */
export const successTexts = {
  depositTransferStarted: "The deposit transfer process was initiated successfully",
  multiOfferProcessed:
    "The Multi-Asset Offer has been successfully processed. Please visit your Dashboard for more details",
  multiOfferUpdated: "Multi-asset Offer was successfully updated.",
  refundStarted: "Refund process initiated successfully",
  statusSwitched: "Status switch initialized",
} as const

/** What is said as a warning. */
export const warningTexts = {
  allToAdmin: "The deposit amount is fully allocated to XL Admin",
  dataRoomUnavailable: "Our VDR storage service is experiencing an issue. Please try to save asset later.",
  guardFailed:
    "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page.",
  platformFeeByHand:
    "The platform fee will not be transferred automatically because no admin payment account was provided. It must be transferred manually.",
} as const

/** What is said of an offer that could not be created because the role is gone. */
export const OFFER_RIGHT_LOST = "You no longer have right to submit offers"
