export { FileDrop, type FileDropProps } from "./file-drop.tsx"
export type { Upload } from "./upload-line.tsx"
