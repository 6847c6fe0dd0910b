/** What one person does appears to the others without reload. */
export { LiveEvent } from "./model.ts"
export { LiveUpdates } from "./ports.ts"
