export { PageBreak, PrintFigure, PrintPart, PrintSheet, type PrintSheetProps } from "./print-sheet.tsx"
