export { FilterBar, type FilterBarProps } from "./filter-bar.tsx"
export { FilterRange, type FilterRangeProps, type MoneyRange, rangeWords } from "./filter-range.tsx"
export { FilterSelect, type FilterSelectProps } from "./filter-select.tsx"
export { SearchField, type SearchFieldProps } from "./search-field.tsx"
