export {
  bestIn,
  type Compared,
  type ComparedTerm,
  ComparisonGrid,
  type ComparisonGridProps,
} from "./comparison-grid.tsx"
