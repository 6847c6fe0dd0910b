export type { DateFieldProps } from "./date-field-props.ts"
export { DateField } from "./date-field.tsx"
