/** Every page whose screen has a model of its own, for stories, which show screens without the routes that fetch them. */
import "../routes/address-parts.ts"

export { ContactPage } from "../routes/contact-pages.tsx"
export { UsersPage } from "../routes/administration-pages.tsx"
export { AssetPage } from "../routes/asset-page.tsx"
export { ClientErrorsPage } from "../routes/client-errors-page.tsx"
export { DashboardPage } from "../routes/dashboard-pages.tsx"
export { FavoritesPage } from "../routes/favorites-page.tsx"
export { HomePage } from "../routes/home-page.tsx"
export { ListingPage } from "../routes/listing-page.tsx"
export { BuyerRequestsPage } from "../routes/own-pages.tsx"
export { NoticesPage } from "../routes/notices-page.tsx"
