export { Icon } from "./icon.tsx"
export { Logo } from "./logo.tsx"
export { type IconName, iconNames } from "./paths.ts"
