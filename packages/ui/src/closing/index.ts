/** The documents of a closing: asked for, opened and saved, and those that could not be made. */
export { ClosingDocumentsModel, closingDocumentsModel } from "./closing-documents-model.ts"
export { ClosingDocumentsPanel } from "./closing-documents-panel.tsx"
export { FailedDocumentsModel, failedDocumentsModel } from "./failed-documents-model.ts"
export { FailedDocumentsPanel } from "./failed-documents-panel.tsx"
export { FailedDocumentsScreen } from "./failed-documents-screen.tsx"
