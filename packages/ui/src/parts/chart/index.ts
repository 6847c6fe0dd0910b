export type { ChosenPoint, YieldLine } from "./model.ts"
export { YieldChart, type YieldChartProps } from "./yield-chart.tsx"
