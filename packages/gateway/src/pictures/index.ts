/** Pictures of listings and their thumbnails: everybody's while the listing is on the market, before that its owner's. */
export { isPictureKey, keepPicture, readPicture } from "./picture-store.ts"
export { pictureRoutes } from "./routes.ts"
export { type ListingPictureHouse, listingPictureRoutes } from "./listing-pictures.ts"
export { isShownToAll, sweepListingPictures } from "./sweep.ts"
