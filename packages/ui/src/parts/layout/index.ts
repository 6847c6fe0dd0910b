export { ActLine, type ActLineProps } from "./act-line.tsx"
export { CardGrid, Cluster, MainAndSide, Pair, type Spaced, Stack } from "./arrange.ts"
export { Beside } from "./beside.ts"
export { ByWidth } from "./by-width.tsx"
export { Reserved } from "./reserved.ts"
export {
  Amount,
  Aside,
  Chapter,
  ChoiceGroup,
  Cut,
  Facts,
  Hero,
  ObjectName,
  Said,
  ScreenTitle,
  Steps,
  SubTitle,
  Tally,
} from "./words.ts"
export { unbroken } from "./unbroken.tsx"
export { Wrap } from "./wrap.ts"
