export type { DateFieldProps } from "./date-field-props.ts"
export { DateField } from "./date-field.tsx"
export { MarketDay } from "./market-day.ts"
