/** Sensitive papers: encrypted each with a key of its own, read only by their owners and, on the record, by administrators. */
export { sweepFiles } from "./sweep.ts"
export { type DocumentHouse, fileDocument, fileUnder, type KeptDocument, readDocument } from "./document-store.ts"
export { takeIn } from "./intake.ts"
export { documentPasses, type DocumentPasses } from "./passes.ts"
export { documentResolvers } from "./resolvers.ts"
export { documentRoutes, type DocumentRoutes } from "./routes.ts"
export { type Rotated, rotateMasterKey } from "./rotate.ts"
