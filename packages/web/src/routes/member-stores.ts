import { DepositModel, depositModel } from "@xl/ui/deposits"
import {
  BuyerOffers,
  buyerOffers,
  OfferDialogModel,
  offerDialog,
  OfferFunds,
  offerFunds,
  OfferStart,
  offerStart,
} from "@xl/ui/offers"
import { buyerStart, profileDialogs } from "@xl/ui/profile"
import { lateStore, screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./profile-stores.ts"
import "./seller-deposits.ts"

const { banks, copies, deposits, log, now, offers, snackbars } = Tokens
const { accountDialogs, alerts, returnPath, session, signInEffects } = StoreTokens

// And what they have on pages with offers.
screenModel(depositModel, DepositModel, deposits, offers, banks, session, signInEffects, snackbars, now)
lateStore(buyerOffers, BuyerOffers, offers, session, snackbars, copies, log)
lateStore(offerFunds, OfferFunds, session, buyerOffers, signInEffects, now)
lateStore(offerDialog, OfferDialogModel, offers, buyerOffers, snackbars, offerFunds)
lateStore(
  offerStart,
  OfferStart,
  session,
  accountDialogs,
  profileDialogs,
  buyerStart,
  alerts,
  offerDialog,
  returnPath,
  now,
)
