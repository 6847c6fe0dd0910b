/** What loans may be worth, asked of our own gateway. A door of its own, so that a visitor's valuation fetches nothing that members alone ask. */
export { valuationsGraphql } from "../graphql/valuations.ts"
