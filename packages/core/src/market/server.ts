/** What keeps the market. For the gateway and testkit alone: in a browser it would enforce nothing. */
export type { Audience, EventActor, MailKind, MarketEvent, MarketEventType, OutboxMessage } from "./events.ts"
export { type Deal, type MarketChange, MarketStore, type MarketTransaction } from "./ports.ts"
