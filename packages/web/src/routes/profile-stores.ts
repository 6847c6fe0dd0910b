import {
  BuyerDialog,
  buyerDialog,
  BuyerStart,
  buyerStart,
  ProfileDialogs,
  profileDialogs,
  SellerDialog,
  sellerDialog,
  SellerStart,
  sellerStart,
} from "@xl/ui/profile"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

const { config, documents, log, profiles, report, roleRequests, snackbars } = Tokens
const { accountDialogs, alerts, session, signInEffects } = StoreTokens

// What every member has: whatever names one of these imports this file, so that no guest's page fetches them.
lateStore(profileDialogs, ProfileDialogs, profiles, session, snackbars, report, signInEffects)
lateStore(buyerDialog, BuyerDialog, profiles, roleRequests, documents, profileDialogs, session, snackbars, report)
lateStore(buyerStart, BuyerStart, session, accountDialogs, profileDialogs, buyerDialog, alerts, snackbars)
lateStore(sellerDialog, SellerDialog, profiles, session, snackbars, log)
lateStore(sellerStart, SellerStart, session, accountDialogs, profileDialogs, sellerDialog, alerts, snackbars, config)
