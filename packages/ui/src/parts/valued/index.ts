export { type Duration, Durations, type Span } from "./durations.tsx"
export { type Sourced, SourcedList, type SourcedListProps } from "./sourced-list.tsx"
export { type RangeCase, ValueRange, type ValueRangeProps } from "./value-range.tsx"
