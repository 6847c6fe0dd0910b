/** The documents of closings: asked for by its parties, set as PDF after the commit, and kept encrypted. */
export { legalRun, type LegalRunParts } from "./run.ts"
export { pdfPress } from "./press.ts"
export { agreementHouse, type AgreementHouse } from "./agreements.ts"
export { LEGAL_REFUSALS } from "./refusals.ts"
export { legalDocumentResolvers } from "./resolvers.ts"
