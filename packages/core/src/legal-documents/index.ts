/** The documents of a closing: who may have them made, what stands in them, and what became of each. */
// Pulls in accounts, assets, data-room, market, messages, offers, periods, profiles, roles, shared.
export {
  FAILED_ON_A_PAGE,
  FailedDocument,
  FailedDocumentsAsset,
  FailedDocumentsPage,
  LegalDocumentState,
  LegalDocumentView,
  LegalFailure,
} from "./views.ts"
export {
  LegalDocument,
  LegalDocumentType,
  LegalFailureCode,
  LegalPaper,
  LegalParty,
  LoanLine,
  PaperBlock,
  SettlementLine,
} from "./model.ts"
export { DepositAgreementExecution, DepositAgreementText } from "./deposit-agreement-model.ts"
export {
  type AgreementRefusal,
  type DepositSignRefusal,
  type FailedSearch,
  type GenerateRefusal,
  LegalDocuments,
} from "./ports.ts"
export { closingOffer, hasLegalDocuments, isClosingRunning, LEGAL_DOCUMENTS, LEGAL_TITLES } from "./rules.ts"
export { previewedConfidentiality, previewedDepositAgreement } from "./previews.ts"
export { hasRead } from "./reading.ts"
export { balanceDue } from "./settlement.ts"
