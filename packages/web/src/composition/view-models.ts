import { AccountDialogs } from "@xl/ui/accounts"
import { Alerts } from "@xl/ui/alerts"
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

const { accounts, addressLookup, after, browserMemory, copies, favorites, live, log } = Tokens
const { profiles, registrationIdentity, settings, snackbars } = Tokens
const { alerts, session, signInEffects } = StoreTokens

madeFrom(SignInEffects, settings, profiles, favorites, copies, browserMemory, addressLookup, registrationIdentity, log)
madeFrom(SessionStore, accounts, profiles, live, snackbars, after, signInEffects, log)
madeFrom(AccountDialogs, accounts, session, snackbars, alerts, signInEffects, after, log)
madeFrom(Alerts)

/** Every store once. */
export const bindModels = (container: Container): void => {
  container.bind(StoreTokens.signInEffects).to(SignInEffects).inSingletonScope()
  container.bind(StoreTokens.session).to(SessionStore).inSingletonScope()
  container.bind(StoreTokens.accountDialogs).to(AccountDialogs).inSingletonScope()
  container.bind(StoreTokens.alerts).to(Alerts).inSingletonScope()
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
    if (!container.isBound(token)) {
      // A late one may be made from others that came with it.
      for (const [name, store] of stores) if (!container.isBound(name)) bound(container, name, store).inSingletonScope()
      const screen = screens.get(token)
      if (screen) bound(container, token, screen).inTransientScope()
    }
    return container.get<M>(token)
  }

const bound = (container: Container, name: symbol, model: Model) =>
  container.bind<unknown>(name).to(model as new () => object)
