export { Timeline, type TimelinePeriod, type TimelineProps } from "./timeline.tsx"
