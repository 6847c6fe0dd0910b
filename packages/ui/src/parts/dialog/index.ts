export { Dialog, type DialogProps } from "./dialog.tsx"
export { Drawer, type DrawerProps } from "./drawer.tsx"
export type { DialogWidth } from "./style.ts"
export { Poster, type PosterProps } from "./poster.tsx"
