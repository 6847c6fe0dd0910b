import { DepositModel, depositModel } from "@xl/ui/deposits"
import { BuyerOffers, buyerOffers, OfferDialogModel, offerDialog, OfferStart, offerStart } from "@xl/ui/offers"
import {
  BuyerDialog,
  buyerDialog,
  BuyerStart,
  buyerStart,
  ProfileDialogs,
  profileDialogs,
  SellerDeposits,
  sellerDeposits,
  SellerDialog,
  sellerDialog,
  SellerStart,
  sellerStart,
} from "@xl/ui/profile"
import { lateStore, screenModel, StoreTokens, Tokens } from "../composition/index.ts"

const {
  after,
  banks,
  config,
  copies,
  deposits,
  documents,
  log,
  nonce,
  now,
  offers,
  profiles,
  report,
  roleRequests,
  settings,
  snackbars,
} = Tokens
const { accountDialogs, alerts, returnPath, session, signInEffects } = StoreTokens

// What only members have: whatever names one of these imports this file, so that no guest's page fetches them.
lateStore(profileDialogs, ProfileDialogs, profiles, session, snackbars, report, signInEffects)
lateStore(buyerDialog, BuyerDialog, profiles, roleRequests, documents, profileDialogs, session, snackbars, report)
lateStore(buyerStart, BuyerStart, session, accountDialogs, profileDialogs, buyerDialog, alerts, snackbars)
lateStore(sellerDialog, SellerDialog, profiles, session, snackbars, log)
screenModel(sellerDeposits, SellerDeposits, banks, settings, snackbars, after, nonce)
screenModel(depositModel, DepositModel, deposits, offers, banks, session, signInEffects, snackbars, now)
lateStore(sellerStart, SellerStart, session, accountDialogs, profileDialogs, sellerDialog, alerts, snackbars, config)
lateStore(buyerOffers, BuyerOffers, offers, session, snackbars, copies, log)
lateStore(offerDialog, OfferDialogModel, offers, buyerOffers, snackbars)
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
