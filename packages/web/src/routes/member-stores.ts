import { BuyerOffers, buyerOffers, OfferDialogModel, offerDialog, OfferStart, offerStart } from "@xl/ui/offers"
import { ProfileDialogs, profileDialogs, SellerDialog, sellerDialog, SellerStart, sellerStart } from "@xl/ui/profile"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

const { copies, documents, log, now, offers, profiles, report, roleRequests, snackbars } = Tokens
const { accountDialogs, alerts, returnPath, session, signInEffects } = StoreTokens

// What only members have: whatever names one of these imports this file, so that no guest's page fetches them.
lateStore(profileDialogs, ProfileDialogs, profiles, roleRequests, documents, session, snackbars, report, signInEffects)
lateStore(sellerDialog, SellerDialog, profiles, session, snackbars, log)
lateStore(sellerStart, SellerStart, session, accountDialogs, profileDialogs, sellerDialog, alerts, snackbars)
lateStore(buyerOffers, BuyerOffers, offers, session, snackbars, copies, log)
lateStore(offerDialog, OfferDialogModel, offers, buyerOffers, snackbars)
lateStore(offerStart, OfferStart, session, accountDialogs, profileDialogs, alerts, offerDialog, returnPath, now)
