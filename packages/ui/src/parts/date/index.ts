export { DateField, type DateFieldProps } from "./date-field.tsx"
export { DateRangeField, type DateRangeFieldProps, type DayRange } from "./day-range-field.tsx"
