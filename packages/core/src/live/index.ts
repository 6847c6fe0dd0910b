/** What one person does appears to the others without reload. */
// Pulls in assets, offers, periods, roles, shared.
export { type Heard, LiveEvent } from "./model.ts"
export { LiveUpdates } from "./ports.ts"
