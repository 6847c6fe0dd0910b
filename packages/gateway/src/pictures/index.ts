/** Public pictures of listings and their thumbnails. */
export { isPictureKey, keepPicture, readPicture } from "./picture-store.ts"
export { pictureRoutes } from "./routes.ts"
