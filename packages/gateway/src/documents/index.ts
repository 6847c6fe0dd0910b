/** Sensitive papers: encrypted each with a key of its own, read only by their owners and, on the record, by administrators. */
export { sweepFiles } from "./sweep.ts"
export {
  type DocumentHouse,
  fileDocument,
  fileUnder,
  keyMadeOf,
  type KeptDocument,
  readDocument,
  readShared,
  recordUnmade,
  sealedBytes,
  type SharedFile,
} from "./document-store.ts"
export { type Bars, type Intake, roomBars, takeIn } from "./intake.ts"
export { newFileKey, opened, sealedWhole, unwrapped } from "./sealed.ts"
export { documentPasses, type DocumentPasses } from "./passes.ts"
export { documentResolvers } from "./resolvers.ts"
export { answering } from "./refusal.ts"
export { caller, documentRoutes, type DocumentRoutes, fileName, HARMLESS, uploaded } from "./routes.ts"
export { type Rotated, rotateMasterKey } from "./rotate.ts"
