/** What the operator decides for everybody. */
export { type MarketConfiguration, MarketSettings } from "./ports.ts"
