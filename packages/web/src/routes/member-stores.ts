import { BuyerOffers, buyerOffers, OfferDialogModel, offerDialog, OfferStart, offerStart } from "@xl/ui/offers"
import { ProfileDialogs, profileDialogs } from "@xl/ui/profile"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"

const { copies, documents, log, now, offers, profiles, report, roleRequests, snackbars } = Tokens
const { accountDialogs, alerts, returnPath, session } = StoreTokens

// What only members have: whatever names one of these imports this file, so that no guest's page fetches them.
lateStore(profileDialogs, ProfileDialogs, profiles, roleRequests, documents, session, snackbars, report)
lateStore(buyerOffers, BuyerOffers, offers, session, snackbars, copies, log)
lateStore(offerDialog, OfferDialogModel, offers, buyerOffers, snackbars)
lateStore(offerStart, OfferStart, session, accountDialogs, profileDialogs, alerts, offerDialog, returnPath, now)
