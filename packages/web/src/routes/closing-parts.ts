import {
  ClosingDocumentsModel,
  closingDocumentsModel,
  FailedDocumentsModel,
  failedDocumentsModel,
} from "@xl/ui/closing"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const { documents, legalDocuments, snackbars } = Tokens
const { session } = StoreTokens
screenModel(closingDocumentsModel, ClosingDocumentsModel, legalDocuments, documents, session, snackbars)
screenModel(failedDocumentsModel, FailedDocumentsModel, legalDocuments, session, snackbars)

export { ClosingDocumentsPanel, FailedDocumentsPanel, FailedDocumentsScreen } from "@xl/ui/closing"
