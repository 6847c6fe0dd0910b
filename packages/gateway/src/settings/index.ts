/** What the operator switched on, over GraphQL. */
export { REFUSALS as SETTINGS_REFUSALS } from "./refusals.ts"
export { settingsResolvers } from "./resolvers.ts"
export { type SettingsNow, settingsOver } from "./settings-now.ts"
export { readSettings, type Said } from "./store.ts"
