/** What the gateway is told by its environment, checked before anything else happens. */
export { type Config, loadConfig, originOf } from "./config.ts"
export { keptSecret } from "./secrets.ts"
