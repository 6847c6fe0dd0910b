/** Why a person cannot do something with a listing now, for the places that offer it. */
export const listingActionTexts = {
  underReview: "An administrator reviews this listing. Nothing of it changes until you take the request back.",
  underSelection: "A listing under selection cannot be put on hold. It can be taken down.",
  winnerSelected: "A winner is selected. The listing stays as it is unless this sale falls through.",
  underContract: "The sale is under contract. The listing stays as it is unless the sale falls through.",
  closed: "Nothing of a sold listing changes any more.",
  deleted: "This listing was deleted for good.",
  heldByAdministrator: "An administrator put this listing on hold and has to release it.",
  hasOffers: "An offer was made on this listing, so its approval stands.",
  depositOpen: "Earnest money on this listing is not settled yet, so it cannot be deleted.",
} as const

/** A command as a sentence names what it would have done. */
const DEEDS: { readonly [command: string]: string } = {
  approve: "approved",
  cancelPublishRequest: "taken out of review",
  confirmClosing: "closed",
  discard: "discarded",
  edit: "edited in this part",
  hold: "put on hold",
  planPeriods: "given new periods",
  release: "released",
  remove: "deleted",
  requestPublish: "sent for publication",
  revoke: "revoked",
  takeBackApproval: "put back under review",
  withdraw: "taken down",
}

/** "taken down" of `withdraw`; for a command without a word of its own what is true of each. */
export const deedOf = (command: string): string => DEEDS[command] ?? "moved on in this way"
