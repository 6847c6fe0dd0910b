/** Files of people: sensitive papers over the encryption service's wire, and their pictures at our gateway. */
export { avatarsHttp, type AvatarService } from "./avatars.ts"
export { documentsEncryption, type EncryptionService } from "./documents.ts"
export { listingPicturesHttp, type ListingPictureService } from "./listing-pictures.ts"
export { fetchTransport, type Transport, xhrTransport } from "./transport.ts"
