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
  aboveUnpaidPrincipal: "Your offer is above the unpaid principal balance. Please check the amount.",
  allToAdmin: "The deposit amount is fully allocated to XL Admin",
  dataRoomUnavailable: "Our VDR storage service is experiencing an issue. Please try to save asset later.",
  guardFailed:
    "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page.",
  fundsExpired: "Your Proof of Funds approval has expired. Please upload a new document.",
  platformFeeByHand:
    "The platform fee will not be transferred automatically because no admin payment account was provided. It must be transferred manually.",
  sellerProfileNotSaved: "Your seller profile was not saved. What you typed is kept and opens again.",
  verifyEmail: "Please verify your email to gain full access to the XL functionality",
} as const

/** What is said of an offer that could not be created because the role is gone. */
export const OFFER_RIGHT_LOST = "You no longer have right to submit offers"

/** What the snackbar says when a role changed, or when something was sent. */
export const noticeTexts = {
  buyerAssigned: "You have been assigned a Buyer role. You can now make offers.",
  buyerRemoved: "Your Buyer permission was removed. You can no longer make offers.",
  buyerApproved: "Your request for the Buyer role has been approved. The permission to place offers is granted.",
  buyerDeclined:
    "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
  sellerApproved:
    "Your request for the Seller role has been approved. The changes can be applied now or after your next login.",
  applyNow: "Apply now",
  sellerDeclined: "Unfortunately, your request for the Seller role was declined.",
  sellerGained: "You are Seller now! You can move on to creating and publishing assets.",
  requestSent: "Your request has been sent successfully.",
  contactSent: "Your message has been sent successfully.",
} as const

/** Steps of a sale: the subjects of their mails and the titles of their notices, which a snackbar shows at once. */
export const saleNewsTitles = {
  offerReceived: "You received an offer",
  offerDeclined: "Your offer was declined",
  offerSelectedForBestAndFinal: "Your offer was selected for best and final",
  offerWon: "Your offer won",
  offerCanceled: "Your offer was canceled",
  offerReactivated: "An offer is active again",
  buyerAccepted: "The buyer accepted the closing documents",
  underContract: "The sale is under contract",
  closingExtended: "A closing period was extended",
  saleClosed: "The sale is closed",
  saleLost: "The sale did not close",
  deadlineNear: "A deadline is near",
} as const

/** Whether a notice of this title tells a step of a sale. */
export const isSaleNews = (title: string): boolean =>
  (Object.values(saleNewsTitles) as ReadonlyArray<string>).includes(title)
