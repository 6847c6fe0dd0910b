/** The market as visitors look through it. */
export { ListingScreen, type ListingScreenProps } from "./listing-screen.tsx"
export { ListingViewModel, listingViewModel } from "./listing-view-model.ts"
export { addressOf } from "./search-address.ts"
