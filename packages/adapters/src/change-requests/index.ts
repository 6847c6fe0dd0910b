/** What anybody asks of changes of listings. A door of its own: a page that shows none does without. */
export { changeRequestsGraphql } from "../graphql/change-requests.ts"
