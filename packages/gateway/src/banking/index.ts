/** Bank accounts over GraphQL, those who connect them, and the frames in which that is done. */
export { type BankHouse, bankHouse, type BankHouseOptions, playedBanks } from "./house.ts"
export { bankPages } from "./pages.ts"
export { plaidConnections } from "./plaid.ts"
export { REFUSALS as BANK_REFUSALS } from "./refusals.ts"
export { bankResolvers } from "./resolvers.ts"
export { rotateBankKeys } from "./rotate.ts"
export { bankVault } from "./vault.ts"
export { vopayConnections } from "./vopay.ts"
