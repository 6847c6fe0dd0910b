export { browserTicks } from "./browser-ticks.ts"
export { type Snackbar, SnackbarQueue, type SnackbarTone, type Ticks } from "./snackbar-queue.ts"
export { Snackbars } from "./snackbars.tsx"
