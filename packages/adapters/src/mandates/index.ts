/** What is asked of mandates. A door of its own: few pages show any. */
export { mandatesGraphql } from "../graphql/mandates.ts"
