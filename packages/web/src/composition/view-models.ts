import { AccountDialogs, AccountSettings } from "@xl/ui/accounts"
import { ClientErrorsModel, RoleRequestsModel } from "@xl/ui/administration"
import { Alerts } from "@xl/ui/alerts"
import { AssetViewModel } from "@xl/ui/asset"
import { ContactModel } from "@xl/ui/contact"
import { DashboardModel } from "@xl/ui/dashboard"
import { HomeModel } from "@xl/ui/home"
import { ListingViewModel } from "@xl/ui/listing"
import { NoticesModel } from "@xl/ui/notices"
import { BuyerOffers, OfferDialogModel, OfferStart } from "@xl/ui/offers"
import { ProfileDialogs } from "@xl/ui/profile"
import { AssetOverviewModel, SellerAssetsModel } from "@xl/ui/selling"
import { SessionStore, SignInEffects } from "@xl/ui/session"
import { type Container, decorate, inject, injectable } from "inversify"
import { StoreTokens, type Token, Tokens, ViewModelTokens } from "./tokens.ts"

/** Tells the container what a class is made from, checked against its constructor, so that ui names no container. */
const madeFrom = <A extends ReadonlyArray<unknown>>(
  model: new (...args: A) => object,
  ...tokens: { readonly [I in keyof A]: Token<A[I]> }
) => {
  decorate(injectable(), model)
  tokens.forEach((token, i) => decorate(inject(token), model, i))
}

const { accounts, after, browserMemory, catalog, clientLog, contactDesk, copies, documents, listings, live, log } =
  Tokens
const { notices, now, offers, ownAccount, profiles, report, roleRequests, settings, snackbars } = Tokens
const { accountDialogs, alerts, buyerOffers, offerDialog, profileDialogs, returnPath, session, signInEffects } =
  StoreTokens

madeFrom(SignInEffects, settings, profiles, copies, browserMemory, log)
madeFrom(SessionStore, accounts, profiles, live, snackbars, after, signInEffects)
madeFrom(AccountDialogs, accounts, session, snackbars, alerts, signInEffects, after, log)
madeFrom(AccountSettings, accounts, ownAccount, session, snackbars)
madeFrom(ProfileDialogs, profiles, roleRequests, documents, session, snackbars, report)
madeFrom(Alerts)
madeFrom(ClientErrorsModel, clientLog)
madeFrom(NoticesModel, notices, session, snackbars)
madeFrom(BuyerOffers, offers, session, snackbars, copies, log)
madeFrom(OfferDialogModel, offers, buyerOffers, snackbars)
madeFrom(OfferStart, session, accountDialogs, profileDialogs, alerts, offerDialog, returnPath, now)
madeFrom(ContactModel, contactDesk, session, snackbars, report)
madeFrom(DashboardModel, catalog, offers, session)
madeFrom(HomeModel, catalog, session)
madeFrom(ListingViewModel, catalog, session)
madeFrom(AssetViewModel, catalog, session)
madeFrom(AssetOverviewModel, catalog, listings, offers, session, snackbars)
madeFrom(SellerAssetsModel, catalog, session)
madeFrom(RoleRequestsModel, roleRequests, documents, session, snackbars)

/** Every store once, every screen's model afresh. */
export const bindModels = (container: Container): void => {
  container.bind(StoreTokens.signInEffects).to(SignInEffects).inSingletonScope()
  container.bind(StoreTokens.session).to(SessionStore).inSingletonScope()
  container.bind(StoreTokens.accountDialogs).to(AccountDialogs).inSingletonScope()
  container.bind(StoreTokens.profileDialogs).to(ProfileDialogs).inSingletonScope()
  container.bind(StoreTokens.alerts).to(Alerts).inSingletonScope()
  container.bind(StoreTokens.notices).to(NoticesModel).inSingletonScope()
  container.bind(StoreTokens.buyerOffers).to(BuyerOffers).inSingletonScope()
  container.bind(StoreTokens.offerDialog).to(OfferDialogModel).inSingletonScope()
  container.bind(StoreTokens.offerStart).to(OfferStart).inSingletonScope()
  container.bind(ViewModelTokens.contact).to(ContactModel).inTransientScope()
  container.bind(ViewModelTokens.dashboard).to(DashboardModel).inTransientScope()
  container.bind(ViewModelTokens.home).to(HomeModel).inTransientScope()
  container.bind(ViewModelTokens.listing).to(ListingViewModel).inTransientScope()
  container.bind(ViewModelTokens.asset).to(AssetViewModel).inTransientScope()
  container.bind(ViewModelTokens.assetOverview).to(AssetOverviewModel).inTransientScope()
  container.bind(ViewModelTokens.sellerAssets).to(SellerAssetsModel).inTransientScope()
  container.bind(ViewModelTokens.clientErrors).to(ClientErrorsModel).inTransientScope()
  container.bind(ViewModelTokens.roleRequests).to(RoleRequestsModel).inTransientScope()
  container.bind(ViewModelTokens.accountSettings).to(AccountSettings).inTransientScope()
}
