/** The life of a listing: what its seller and administrators do with it from any screen. */
export { ListingActionBar, ListingRowActions } from "./listing-action-bar.tsx"
export { ListingActionsModel, listingActionsModel } from "./listing-actions-model.ts"
export { ListingMark, ListingNotes, reasonOf, requestedOn } from "./listing-standing.tsx"
export { OwnListing, useOwnListing } from "./own-listing.tsx"
export { OwnListingModel, ownListingModel } from "./own-listing-model.ts"
