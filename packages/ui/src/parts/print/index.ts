export { PageBreak, PrintSheet, type PrintSheetProps } from "./print-sheet.tsx"
