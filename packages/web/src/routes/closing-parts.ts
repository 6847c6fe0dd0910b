import {
  ClosingListModel,
  closingListModel,
  ClosingDocumentsModel,
  closingDocumentsModel,
  FailedDocumentsModel,
  failedDocumentsModel,
} from "@xl/ui/closing"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const { documents, legalDocuments, offers, snackbars } = Tokens
const { session } = StoreTokens
screenModel(closingListModel, ClosingListModel, offers, session)
screenModel(closingDocumentsModel, ClosingDocumentsModel, legalDocuments, documents, offers, session, snackbars)
screenModel(failedDocumentsModel, FailedDocumentsModel, legalDocuments, session, snackbars)

export { ClosingDocumentsPanel, ClosingListPanel, FailedDocumentsPanel, FailedDocumentsScreen } from "@xl/ui/closing"
