export { Checkbox, type CheckboxProps } from "./checkbox.tsx"
export type { Option } from "./options.ts"
export { SegmentedControl, type Segment, type SegmentedControlProps } from "./segmented-control.tsx"
export { Select, type SelectProps } from "./select.tsx"
