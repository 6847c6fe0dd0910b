/** Mandates of sellers for Concierges: who acts for a seller, and for whom a Concierge acts. */
export { ActingBar, type ActingBarProps } from "./acting-bar.tsx"
export { MandatesModel, mandatesModel, type MandatesOf } from "./mandates-model.ts"
export { MandatesScreen } from "./mandates-screen.tsx"
export { OwnMandatesPanel } from "./own-mandates-panel.tsx"
export { PersonMandates } from "./person-mandates.tsx"
export { NotCoveredScreen } from "./not-covered-screen.tsx"
