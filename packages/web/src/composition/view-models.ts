import { AccountDialogs } from "@xl/ui/accounts"
import { Alerts } from "@xl/ui/alerts"
import { BuyerOffers, OfferDialogModel, OfferStart } from "@xl/ui/offers"
import { ProfileDialogs } from "@xl/ui/profile"
import { SessionStore, SignInEffects } from "@xl/ui/session"
import { type Container, inject, injectable } from "inversify"
import type { ResolveViewModel } from "@xl/ui/view-model"
import { StoreTokens, type Token, Tokens } from "./tokens.ts"

/** Tells the container what a class is made from, checked against its constructor, so that ui names no container. */
const madeFrom = <A extends ReadonlyArray<unknown>>(
  model: new (...args: A) => object,
  ...tokens: { readonly [I in keyof A]: Token<A[I]> }
) => {
  injectable()(model)
  tokens.forEach((token, i) => inject(token)(model, undefined, i))
}

const { accounts, addressLookup, after, browserMemory, copies, documents, favorites, live, log } = Tokens
const { now, offers, profiles, registrationIdentity, report, roleRequests, settings, snackbars } = Tokens
const { accountDialogs, alerts, buyerOffers, offerDialog, profileDialogs, returnPath, session, signInEffects } =
  StoreTokens

madeFrom(SignInEffects, settings, profiles, favorites, copies, browserMemory, addressLookup, registrationIdentity, log)
madeFrom(SessionStore, accounts, profiles, live, snackbars, after, signInEffects)
madeFrom(AccountDialogs, accounts, session, snackbars, alerts, signInEffects, after, log)
madeFrom(ProfileDialogs, profiles, roleRequests, documents, session, snackbars, report)
madeFrom(Alerts)
madeFrom(BuyerOffers, offers, session, snackbars, copies, log)
madeFrom(OfferDialogModel, offers, buyerOffers, snackbars)
madeFrom(OfferStart, session, accountDialogs, profileDialogs, alerts, offerDialog, returnPath, now)

/** Every store once. */
export const bindModels = (container: Container): void => {
  container.bind(StoreTokens.signInEffects).to(SignInEffects).inSingletonScope()
  container.bind(StoreTokens.session).to(SessionStore).inSingletonScope()
  container.bind(StoreTokens.accountDialogs).to(AccountDialogs).inSingletonScope()
  container.bind(StoreTokens.profileDialogs).to(ProfileDialogs).inSingletonScope()
  container.bind(StoreTokens.alerts).to(Alerts).inSingletonScope()
  container.bind(StoreTokens.buyerOffers).to(BuyerOffers).inSingletonScope()
  container.bind(StoreTokens.offerDialog).to(OfferDialogModel).inSingletonScope()
  container.bind(StoreTokens.offerStart).to(OfferStart).inSingletonScope()
}

type Model = new (...args: never) => object
/** The models of screens, and stores that few pages need, each known once the file of its page is here. */
const screens = new Map<symbol, Model>()
const stores = new Map<symbol, Model>()

/** Tells from the page's own file what its screen's model is made from, so that nobody fetches it for another page. */
export const screenModel = <M extends object, A extends ReadonlyArray<unknown>>(
  token: Token<M>,
  model: new (...args: A) => M,
  ...tokens: { readonly [I in keyof A]: Token<A[I]> }
): void => {
  madeFrom(model, ...tokens)
  screens.set(token, model)
}

/** The same of a store: one for all who ask, from when the first of its files is here. */
export const lateStore = <M extends object, A extends ReadonlyArray<unknown>>(
  token: Token<M>,
  model: new (...args: A) => M,
  ...tokens: { readonly [I in keyof A]: Token<A[I]> }
): void => {
  madeFrom(model, ...tokens)
  stores.set(token, model)
}

/** What a token names: a port or a store, one for all; or a screen's model, made afresh each time. */
export const namedIn =
  (container: Container): ResolveViewModel =>
  <M>(token: Token<M>): M => {
    const [screen, store] = [screens.get(token), stores.get(token)]
    if (screen && !container.isBound(token)) bound<M>(container, token, screen).inTransientScope()
    if (store && !container.isBound(token)) bound<M>(container, token, store).inSingletonScope()
    return container.get<M>(token)
  }

const bound = <M>(container: Container, token: Token<M>, model: Model) =>
  container.bind<unknown>(token).to(model as new () => object)
