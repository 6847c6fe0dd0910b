/** What administrators alone ask of users. A door of its own: everybody else does without. */
export { dealsGraphql } from "../graphql/deals.ts"
export { usersGraphql } from "../graphql/users.ts"
