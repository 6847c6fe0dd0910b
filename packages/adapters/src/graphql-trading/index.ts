/** What those ask who bid, hold deposits and close. A door of its own: a page without offers does without. */
export { banksGraphql } from "../graphql/banks.ts"
export { depositsGraphql } from "../graphql/deposits.ts"
export { legalDocumentsGraphql } from "../graphql/legal-documents.ts"
export { offersGraphql } from "../graphql/offers.ts"
