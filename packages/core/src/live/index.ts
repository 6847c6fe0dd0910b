/** What one person does appears to the others without reload. */
export { LiveUpdates } from "./ports.ts"
