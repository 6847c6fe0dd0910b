import type { Profile } from "@xl/core/profiles"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller, type Seed } from "@xl/testkit/market"
import { Effect } from "effect"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { keptInMemory, ReturnPath } from "../arrival/index.ts"
import { BuyerOffers } from "../offers/buyer-offers.ts"
import { OfferDialogModel } from "../offers/offer-dialog-model.ts"
import { OfferFunds } from "../offers/offer-funds.ts"
import { OfferStart } from "../offers/offer-start.ts"
import { AgreementSigning } from "../bundles/agreement-signing.ts"
import { BundleDialogModel } from "../bundles/bundle-dialog-model.ts"
import { KeptOffers } from "../bundles/kept-offers.ts"
import { MakeOfferModel } from "../bundles/make-offer-model.ts"
import { OfferChoice } from "../bundles/offer-choice.ts"
import { BuyerDialog } from "../profile/buyer-dialog.ts"
import { BuyerStart } from "../profile/buyer-start.ts"
import { ProfileDialogs } from "../profile/profile-dialogs.ts"
import { type App, app, type Change, settled } from "./app.ts"

/** The asset that is offered on. */
export const ASSET = aPublishedAsset()

/** The app of a buyer, or of a guest for null, before one published asset, with all that the start of an offer may open. */
export const offering = async (who: Profile | null = aBuyer(), seed: Seed = {}, change?: Change) => {
  const here = await app({ who: who ?? undefined, seed: { assets: [ASSET], profiles: [aSeller()], ...seed } }, change)
  return { ...here, ...(await models(here)) }
}

const models = async ({ accounts, effects, log, market, ports, session, snackbars, timers }: App) => {
  const { catalog, copies, documents, offers, profiles, roleRequests } = ports
  const alerts = new Alerts()
  const accountDialogs = new AccountDialogs(accounts.accounts, session, snackbars, alerts, effects, timers.after, log)
  const report = () => undefined
  const profileDialogs = new ProfileDialogs(profiles, session, snackbars, report, effects)
  const buyerDialog = new BuyerDialog(profiles, roleRequests, documents, profileDialogs, session, snackbars, report)
  const buying = new BuyerStart(session, accountDialogs, profileDialogs, buyerDialog, alerts, snackbars)
  const held = new BuyerOffers(offers, session, snackbars, copies, log)
  const funds = new OfferFunds(session, held, effects, market.home.clock.now)
  const dialog = new OfferDialogModel(offers, held, snackbars, funds)
  const paths = new ReturnPath(keptInMemory())
  const start = new OfferStart(
    session,
    accountDialogs,
    profileDialogs,
    buying,
    alerts,
    dialog,
    paths,
    market.home.clock.now,
  )
  const tab = keptInMemory()
  const kept = new KeptOffers(tab)
  const choice = new OfferChoice(catalog, session, snackbars, kept)
  const bundles = new BundleDialogModel(offers, catalog, held, choice, kept, session, snackbars, funds)
  const agreement = new AgreementSigning(ports.legalDocuments, documents)
  const making = new MakeOfferModel(
    offers,
    catalog,
    held,
    choice,
    kept,
    start,
    session,
    effects,
    snackbars,
    agreement,
    funds,
  )
  await settled()
  const asset = await Effect.runPromise(catalog.find(ASSET.id))
  const several = { bundles, choice, kept, making, tab }
  return { accountDialogs, alerts, asset, buyerDialog, buying, dialog, held, paths, profileDialogs, start, ...several }
}
