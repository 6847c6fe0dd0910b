/** Sensitive papers: how large, of what kind, and who asks for them. */
export {
  AVATAR_PIXELS,
  AVATAR_THUMBNAIL_PIXELS,
  AVATAR_TYPES,
  avatarFileName,
  avatarOwner,
  Avatars,
  type AvatarType,
  isAvatarType,
  mayReadAvatar,
} from "./avatars.ts"
export {
  DocumentNotFound,
  type DocumentRefusal,
  DocumentsUnavailable,
  FileEmpty,
  FileNameMisleads,
  FileTooLarge,
  FileTypeRefused,
  PictureTypeRefused,
  ReadReasonRequired,
  RoomFileTooLarge,
  RoomFileTypeRefused,
  UploadTimedOut,
} from "./errors.ts"
export {
  assetOfPicture,
  avatarKey,
  isThumbnailKey,
  listingPictureKey,
  MOST_LISTING_PICTURES,
  thumbnailKey,
} from "./keys.ts"
export { ListingPictures } from "./listing-pictures.ts"
export { PDF_BAR_FULL, PDF_BAR_MILLIS, pdfBarWidth } from "./pdf-bar.ts"
export { Documents, type LocalFile } from "./ports.ts"
export {
  isRoomFileType,
  namesItsType,
  ROOM_FILE_MB,
  ROOM_FILE_TYPES,
  ROOM_PIECE_BYTES,
  roomFileSizeRefusal,
  type RoomFileType,
  roomFileTypeRefusal,
  USUAL_ROOM_FILE_MB,
} from "./room-files.ts"
export {
  AGREEMENT_CATEGORY,
  DATA_ROOM_CATEGORY,
  fileSizeRefusal,
  fileTypeRefusal,
  isOfTheFile,
  isPersonal,
  isProofOfFundsType,
  LEGAL_DOCUMENT_CATEGORY,
  mayFileDocument,
  mayReadDocument,
  MOST_FILE_BYTES,
  MOST_REASON_CHARACTERS,
  PROOF_OF_FUNDS_CATEGORY,
  PROOF_OF_FUNDS_TYPES,
  type ProofOfFundsType,
  readingDocument,
  UPLOAD_TIMEOUT_MILLIS,
} from "./rules.ts"
export { DocumentRef } from "./document-ref.ts"
