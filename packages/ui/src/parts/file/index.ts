export { FileDrop, type FileDropProps } from "./file-drop.tsx"
export { PaperSheet, type PaperSheetProps } from "./paper-sheet.tsx"
export type { Upload } from "./upload-line.tsx"
