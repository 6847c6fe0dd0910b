export { Chip, type ChipProps } from "./chip.tsx"
export { CHIP_CHARACTERS, shortened } from "./shortened.ts"
