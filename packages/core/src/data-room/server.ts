/** What lets people into data rooms, and what happens in them. For the gateway and testkit alone. */
export { KeptAgreement } from "./agreement-model.ts"
export {
  createVdrFolder,
  deleteVdrItem,
  fileVdrUpload,
  mayUploadTo,
  renameVdrFolder,
  renameVdrItem,
} from "./change-room.ts"
export { approveTier2Request, declineTier2Request, revokeTier2Access } from "./decide-tier2-request.ts"
export { ENDED_REQUESTS, isWaiting, maySeeTier2Request, maySeeTier2Requests } from "./decisions.ts"
export { chooseRoomRhythm } from "./choose-rhythm.ts"
export { RoomNewsStore, type RoomNewsTransaction } from "./news-port.ts"
export { type RoomNewsTold, tellRoomNews } from "./tell-room-news.ts"
export { KeptTier2Request, MOST_TIER2_LISTED } from "./model.ts"
export { findVdrFile, type FolderAsked, openDataRoom, openVdrFolder, readVdrFile } from "./read-room.ts"
export { requestTier2Access } from "./request-tier2-access.ts"
export { AgreementArchive, signAgreement, type SignedPaper } from "./sign-agreement.ts"
export { KeptVdrItem } from "./vdr-model.ts"
