export { Popover, type PopoverProps } from "./popover.tsx"
export { Tooltip, type TooltipProps } from "./tooltip.tsx"
