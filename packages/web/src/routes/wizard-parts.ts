import { KeptForms, keptForms, ListingWizard, listingWizard, Publication, publication } from "@xl/ui/wizard"
import { sellerStart } from "@xl/ui/profile"
import { lateStore, screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./address-parts.ts"
import "./profile-stores.ts"

const { catalog, config, contactDesk, kept, listings, log, now, snackbars } = Tokens
const { session, signInEffects } = StoreTokens

lateStore(keptForms, KeptForms, kept)
lateStore(
  listingWizard,
  ListingWizard,
  catalog,
  listings,
  contactDesk,
  session,
  signInEffects,
  keptForms,
  snackbars,
  config,
  log,
  now,
)
screenModel(publication, Publication, listings, sellerStart, snackbars, config, log)
