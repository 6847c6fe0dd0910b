export { Badge, type BadgeProps } from "./badge.tsx"
export { Progress, type ProgressProps } from "./progress.tsx"
