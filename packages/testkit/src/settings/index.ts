/** What the operator decides, to test with, in memory. */
export { operatorSettingsInMemory, SettingsMemory } from "./in-memory.ts"
