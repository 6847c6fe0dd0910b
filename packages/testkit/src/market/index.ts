/** A whole market to test with: kept in memory, moved by its own clock, asked by anybody. */
export { storedAsset, storedOffer } from "./arbitraries.ts"
export { MarketMemory } from "./in-memory.ts"
export { type ChatPorts, type MarketInMemory, marketInMemory, type MarketOptions, type MarketPorts } from "./market.ts"
export { broken, brokenStory } from "./laws.ts"
export { aStage, aTry, type Try, trying } from "./play.ts"
export { aBuyer, actorOf, anAdmin, aProfile, aSeller, aUserId, EXAMPLE_NOW, GUEST } from "./people.ts"
export { commitmentsIn, type Rows, type Seed, seeded } from "./rows.ts"
export { aSale, refusalOf, type Sale } from "./sale.ts"
export {
  adminOn,
  buyerOn,
  completeDraftOn,
  listingOn,
  type MarketStage,
  personOn,
  sellerOn,
  stageInMemory,
} from "./stage.ts"
export { type Asking, MarketHome, SETTINGS } from "./with-market.ts"
