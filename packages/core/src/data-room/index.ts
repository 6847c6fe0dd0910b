/** The documents of an asset in three tiers, who reads which, and the agreement that opens them. Draws on assets, documents, legal documents and roles. */
export { mayReadTier, type Room, type Standing, type Tier, TIERS } from "./access.ts"
export { AgreementText, DataRoomView, Execution, Signer, TierView, KeptAgreement } from "./agreement-model.ts"
export {
  AgreementRequired,
  DataRoomClosed,
  DataRoomOwn,
  SignatureInvalid,
  Tier2NotGranted,
  Tier2RequestDecided,
  Tier2RequestNotFound,
  VdrFrozen,
  VdrFull,
  VdrItemNotFound,
  VdrNameInvalid,
  VdrNameTaken,
  type VdrRefusal,
  VdrTooDeep,
} from "./errors.ts"
export {
  Tier2Request,
  Tier2Requests,
  Tier2RequestStatus,
  Tier2RequestView,
  KeptTier2Request,
  MOST_TIER2_LISTED,
} from "./model.ts"
export { DataRooms, type RoomUploadRefusal, type SignRefusal, type VdrChangeRefusal } from "./ports.ts"
export { KeptRhythm, RoomNews, RoomNewsKind, USUAL_RHYTHM } from "./news-model.ts"
export { type SignatureDimensions } from "./signature.ts"
export { tier2Standing, type Tier2Standing } from "./standing.ts"
export { TierName, VdrCrumb, VdrFolder, VdrItem, VdrKind, VdrPass, VdrReading, KeptVdrItem } from "./vdr-model.ts"
export { MOST_VDR_ITEMS } from "./vdr-rules.ts"
export { ENDED_REQUESTS, isWaiting, maySeeTier2Request, maySeeTier2Requests } from "./decisions.ts"
export { RoomNewsStore, type RoomNewsTransaction } from "./news-port.ts"
export { type RoomNewsTold, tellRoomNews } from "./tell-room-news.ts"
