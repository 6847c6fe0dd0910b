import { ListingStart, listingStart } from "@xl/ui/valuation"
import { sellerStart } from "@xl/ui/profile"
import { screenModel, Tokens } from "../composition/index.ts"
import "./profile-stores.ts"
import "./own-valuations.ts"

const { config, listings, snackbars, valuations } = Tokens
screenModel(listingStart, ListingStart, valuations, listings, sellerStart, snackbars, config)

export { ListIt, OwnActions } from "@xl/ui/valuation"
