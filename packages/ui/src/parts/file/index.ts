export { FileDrop, type FileDropProps } from "./file-drop.tsx"
export { PaperSheet, type PaperSheetProps } from "./paper-sheet.tsx"
export { saveAsFile } from "./save-as-file.ts"
export type { Upload } from "./upload-line.tsx"
