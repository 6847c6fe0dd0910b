import { type Kept } from "@xl/ui/arrival"
import {
  AgreementSigning,
  agreementSigning,
  BundleDialogModel,
  bundleDialog,
  CompanionsModel,
  companionsModel,
  KeptOffers,
  keptOffers,
  MakeOfferModel,
  makeOfferModel,
  OfferChoice,
  offerChoice,
} from "@xl/ui/bundles"
import { buyerOffers, offerFunds, offerStart } from "@xl/ui/offers"
import { viewModelToken } from "@xl/ui/view-model"
import { lateStore, screenModel, StoreTokens, tabStorage, Tokens } from "../composition/index.ts"
import "./member-stores.ts"

/** What this tab keeps, as a store that comes late. */
class TabStorage implements Kept {
  readonly #kept = tabStorage()
  readonly getItem = (name: string) => this.#kept.getItem(name)
  readonly setItem = (name: string, value: string) => this.#kept.setItem(name, value)
  readonly removeItem = (name: string) => this.#kept.removeItem(name)
}
const tab = viewModelToken<Kept>("TabStorage")

const { catalog, documents, legalDocuments, offers, snackbars } = Tokens
const { session, signInEffects } = StoreTokens

// Of members who offer on several assets at once: whatever names one of these imports this file.
lateStore(tab, TabStorage)
lateStore(keptOffers, KeptOffers, tab)
lateStore(offerChoice, OfferChoice, catalog, session, snackbars, keptOffers)
lateStore(
  bundleDialog,
  BundleDialogModel,
  offers,
  catalog,
  buyerOffers,
  offerChoice,
  keptOffers,
  session,
  snackbars,
  offerFunds,
)
screenModel(companionsModel, CompanionsModel, catalog)
lateStore(agreementSigning, AgreementSigning, legalDocuments, documents)
lateStore(
  makeOfferModel,
  MakeOfferModel,
  offers,
  catalog,
  buyerOffers,
  offerChoice,
  keptOffers,
  offerStart,
  session,
  signInEffects,
  snackbars,
  agreementSigning,
  offerFunds,
)
