/** What the gateway is told by its environment, checked before anything else happens. */
export { addressIn, type Config, type House, loadConfig, originOf } from "./config.ts"
export type { HostedConversations } from "./conversations.ts"
export { keptSecret } from "./secrets.ts"
