/** What waits for an administrator, everywhere in the market: counted, with the ways there. */
export { WaitingModel, waitingModel } from "./waiting-model.ts"
export { WaitingPanel } from "./waiting-panel.tsx"
