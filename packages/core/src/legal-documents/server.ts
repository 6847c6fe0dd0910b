/** What has documents made and makes them. For the gateway and testkit alone. */

export { LettersMissing, type MakingFailure, PrintingFailed, StorageFailed } from "./errors.ts"
export { generateLegalDocument } from "./generate-legal-document.ts"
export { type LegalName, type LegalRun, makeLegalDocuments } from "./make-legal-documents.ts"
export { type Copy, LegalArchive, LegalPress, type Manuscript } from "./ports.ts"
export { purchaseAgreement } from "./purchase-agreement.ts"
export { failedDocument, FIRST_RETRY_MILLIS, legalDocumentView, mayWantDocument, MOST_ATTEMPTS } from "./rules.ts"
export { readDepositAgreement, readDemoAgreement, signDepositAgreement } from "./sign-deposit-agreement.ts"
export { settlementStatement } from "./settlement-statement.ts"
export { closingTerms } from "./terms.ts"
export { dollars, footOf, LOAN_COLUMNS, SIGNED_ON } from "./wording.ts"
