/** What lets people into data rooms, and what happens in them. For the gateway and testkit alone. */
export {
  createVdrFolder,
  deleteVdrItem,
  fileVdrUpload,
  mayUploadTo,
  renameVdrFolder,
  renameVdrItem,
} from "./change-room.ts"
export { chooseRoomRhythm } from "./choose-rhythm.ts"
export { approveTier2Request, declineTier2Request, revokeTier2Access } from "./decide-tier2-request.ts"
export { findVdrFile, type FolderAsked, openDataRoom, openVdrFolder, readVdrFile } from "./read-room.ts"
export { requestTier2Access } from "./request-tier2-access.ts"
export { AgreementArchive, signAgreement, type SignedPaper } from "./sign-agreement.ts"
