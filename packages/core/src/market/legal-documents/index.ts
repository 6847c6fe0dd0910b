/** What has documents made and makes them. For the gateway and testkit alone. */
export { generateLegalDocument } from "./generate-legal-document.ts"
export { type LegalName, type LegalRun, makeLegalDocuments } from "./make-legal-documents.ts"
export { readDemoAgreement, readDepositAgreement, signDepositAgreement } from "./sign-deposit-agreement.ts"
