/** What only somebody signed in asks of our own gateway. A door of its own, so that no guest's page has to fetch it. */
export { clientOver } from "../graphql/client.ts"
export { listingsGraphql } from "../graphql/listings.ts"
export { noticesGraphql } from "../graphql/notices.ts"
export { offersGraphql } from "../graphql/offers.ts"
export { ownAccountGraphql } from "../graphql/own-account.ts"
export { profilesGraphql } from "../graphql/profiles.ts"
export { roleRequestsGraphql } from "../graphql/role-requests.ts"
export { settingsGraphql } from "../graphql/settings.ts"
