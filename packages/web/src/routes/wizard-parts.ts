import {
  KeptForms,
  keptForms,
  ListingWizard,
  listingWizard,
  PicturesModel,
  picturesModel,
  Publication,
  publication,
} from "@xl/ui/wizard"
import { sellerStart } from "@xl/ui/profile"
import { lateStore, screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./address-parts.ts"
import "./member-stores.ts"
import "./room-files-parts.ts"

const { catalog, config, contactDesk, kept, listingPictures, listings, log, snackbars } = Tokens
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
)
screenModel(publication, Publication, listings, sellerStart, snackbars, config, log)
screenModel(picturesModel, PicturesModel, listingPictures, log)
