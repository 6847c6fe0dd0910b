/** The documents of a closing: who may have them made, what stands in them, and what became of each. */
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
  type Copy,
  LegalArchive,
  LegalPress,
  type Manuscript,
} from "./ports.ts"
export {
  closingOffer,
  hasLegalDocuments,
  isClosingRunning,
  LEGAL_DOCUMENTS,
  LEGAL_TITLES,
  failedDocument,
  FIRST_RETRY_MILLIS,
  legalDocumentView,
  mayWantDocument,
  MOST_ATTEMPTS,
} from "./rules.ts"
export { previewedConfidentiality, previewedDepositAgreement } from "./previews.ts"
export { hasRead } from "./reading.ts"
export { balanceDue, dueFirst } from "./settlement.ts"
export { LettersMissing, type MakingFailure, PrintingFailed, StorageFailed } from "./errors.ts"
export { purchaseAgreement } from "./purchase-agreement.ts"
export { settlementStatement } from "./settlement-statement.ts"
export { closingTerms } from "./terms.ts"
export { dollars, footOf, LOAN_COLUMNS, SIGNED_ON } from "./wording.ts"
export { legalDocumentTexts } from "./words.ts"
