/** What members write to advisors and administrators. A door of its own: few pages write any. */
export { lettersGraphql } from "../graphql/letters.ts"
