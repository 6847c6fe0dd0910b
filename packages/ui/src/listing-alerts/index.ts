/** Of which listings one is told, and the way out of the mails. */
export { AlertCriteriaModel, alertCriteriaModel } from "./alert-criteria-model.ts"
export { AlertCriteriaPanel } from "./alert-criteria-panel.tsx"
export { UnsubscribeModel, unsubscribeModel } from "./unsubscribe-model.ts"
export { UnsubscribeScreen } from "./unsubscribe-screen.tsx"
