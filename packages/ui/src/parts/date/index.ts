export {
  DateField,
  type DateFieldProps,
  DateRangeField,
  type DateRangeFieldProps,
  type DayRange,
} from "./date-field.tsx"
