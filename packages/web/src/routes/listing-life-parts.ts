import { ListingActionsModel, listingActionsModel, OwnListingModel, ownListingModel } from "@xl/ui/listing-life"
import { sellerStart } from "@xl/ui/profile"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./address-parts.ts"
import "./listing-changes-parts.ts"
import "./profile-stores.ts"

const { catalog, config, listings, now, offers, snackbars } = Tokens
const { session, signInEffects } = StoreTokens

screenModel(
  listingActionsModel,
  ListingActionsModel,
  listings,
  offers,
  session,
  signInEffects,
  sellerStart,
  snackbars,
  config,
  now,
)
screenModel(ownListingModel, OwnListingModel, catalog, session)
