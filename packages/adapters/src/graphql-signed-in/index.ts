/** What everybody signed in asks of our own gateway. A door of its own, so that no guest's page has to fetch it. */
export { favoriteAssetsGraphql } from "../graphql/favorites.ts"
export { noticesGraphql } from "../graphql/notices.ts"
export { ownAccountGraphql } from "../graphql/own-account.ts"
export { profilesGraphql } from "../graphql/profiles.ts"
export { roleRequestsGraphql } from "../graphql/role-requests.ts"
export { settingsGraphql } from "../graphql/settings.ts"
