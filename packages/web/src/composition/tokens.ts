import type { ApolloLink } from "@apollo/client"
import type { Accounts, OwnAccount } from "@xl/core/accounts"
import type { Banks } from "@xl/core/banking"
import type { Chats, Conversations } from "@xl/core/chat"
import type { ChangeRequests } from "@xl/core/change-requests"
import type { Deals } from "@xl/core/deals"
import type { Deposits } from "@xl/core/deposits"
import type { ContactDesk, Letters } from "@xl/core/contact"
import type { AssetCatalog, Listings } from "@xl/core/assets"
import type { Avatars, Documents, ListingPictures } from "@xl/core/documents"
import type { DataRooms } from "@xl/core/data-room"
import type { Valuations } from "@xl/core/valuation"
import type { FavoriteAssets } from "@xl/core/favorites"
import type { LegalDocuments } from "@xl/core/legal-documents"
import type { Unsubscribing } from "@xl/core/listing-alerts"
import type { LiveUpdates } from "@xl/core/live"
import type { Mandates } from "@xl/core/mandates"
import type { AddressLookup, ClientLog, RegistrationIdentity } from "@xl/core/monitoring"
import type { Notices } from "@xl/core/notifications"
import type { BrowserMemory } from "@xl/core/navigation"
import type { Offers } from "@xl/core/offers"
import type { AddressBook, Profiles } from "@xl/core/profiles"
import type { Users, RoleRequests } from "@xl/core/roles"
import type { OperatorSettings } from "@xl/core/settings"
import type { OwnCopies, UserAssets } from "@xl/core/user-assets"
import { accountDialogs } from "@xl/ui/accounts"
import { alertsToken } from "@xl/ui/alerts"
import { type Kept, returnPath } from "@xl/ui/arrival"
import type { Report } from "@xl/ui/contact"
import type { SnackbarQueue } from "@xl/ui/parts"
import { type After, type Log, sessionStore, signInEffects } from "@xl/ui/session"
import { type ViewModelToken, viewModelToken } from "@xl/ui/view-model"
import type { Logger } from "../logging/index.ts"
import type { Config } from "./config.ts"

export type Token<T> = ViewModelToken<T>
const token = viewModelToken

/** Every port by its home, and what the homes are made from. */
export interface PortTokens {
  readonly config: Token<Config>
  readonly graphql: Token<ApolloLink>
  readonly accounts: Token<Accounts["Service"]>
  readonly catalog: Token<AssetCatalog["Service"]>
  readonly listings: Token<Listings["Service"]>
  readonly offers: Token<Offers["Service"]>
  readonly profiles: Token<Profiles["Service"]>
  readonly banks: Token<Banks["Service"]>
  readonly legalDocuments: Token<LegalDocuments["Service"]>
  readonly changeRequests: Token<ChangeRequests["Service"]>
  readonly letters: Token<Letters["Service"]>
  readonly mandates: Token<Mandates["Service"]>
  readonly deals: Token<Deals["Service"]>
  readonly deposits: Token<Deposits["Service"]>
  readonly roleRequests: Token<RoleRequests["Service"]>
  readonly documents: Token<Documents["Service"]>
  readonly avatars: Token<Avatars["Service"]>
  readonly listingPictures: Token<ListingPictures["Service"]>
  readonly notices: Token<Notices["Service"]>
  readonly contactDesk: Token<ContactDesk["Service"]>
  readonly report: Token<Report>
  readonly clientLog: Token<ClientLog["Service"]>
  readonly logger: Token<Logger>
  readonly live: Token<LiveUpdates["Service"]>
  readonly chats: Token<Chats["Service"]>
  readonly conversations: Token<Conversations["Service"]>
  readonly ownAccount: Token<OwnAccount["Service"]>
  readonly settings: Token<OperatorSettings["Service"]>
  readonly copies: Token<OwnCopies["Service"]>
  readonly dataRooms: Token<DataRooms["Service"]>
  readonly userAssets: Token<UserAssets["Service"]>
  readonly favorites: Token<FavoriteAssets["Service"]>
  readonly users: Token<Users["Service"]>
  readonly valuations: Token<Valuations["Service"]>
  readonly unsubscribing: Token<Unsubscribing["Service"]>
  readonly addressBook: Token<AddressBook["Service"]>
  readonly addressLookup: Token<AddressLookup["Service"]>
  readonly registrationIdentity: Token<RegistrationIdentity["Service"]>
  /** What this browser keeps of what is being entered, until a sign-out empties it. */
  readonly drafts: Token<Kept>
  readonly browserMemory: Token<BrowserMemory["Service"]>
  readonly log: Token<Log>
  readonly snackbars: Token<SnackbarQueue>
  readonly now: Token<() => number>
  readonly after: Token<After>
  /** A text that nobody can guess, another each time. */
  readonly nonce: Token<() => string>
  /** What this tab keeps over a reload. */
  readonly kept: Token<Kept>
}
export const Tokens: PortTokens = {
  config: token("Config"),
  graphql: token("ApolloLink"),
  accounts: token("Accounts"),
  catalog: token("AssetCatalog"),
  listings: token("Listings"),
  offers: token("Offers"),
  profiles: token("Profiles"),
  banks: token("Banks"),
  legalDocuments: token("LegalDocuments"),
  changeRequests: token("ChangeRequests"),
  letters: token("Letters"),
  mandates: token("Mandates"),
  deals: token("Deals"),
  deposits: token("Deposits"),
  roleRequests: token("RoleRequests"),
  documents: token("Documents"),
  avatars: token("Avatars"),
  listingPictures: token("ListingPictures"),
  notices: token("Notices"),
  contactDesk: token("ContactDesk"),
  report: token("Report"),
  clientLog: token("ClientLog"),
  logger: token("Logger"),
  live: token("LiveUpdates"),
  chats: token("Chats"),
  conversations: token("Conversations"),
  ownAccount: token("OwnAccount"),
  settings: token("OperatorSettings"),
  copies: token("OwnCopies"),
  dataRooms: token("DataRooms"),
  userAssets: token("UserAssets"),
  favorites: token("FavoriteAssets"),
  users: token("Users"),
  valuations: token("Valuations"),
  unsubscribing: token("Unsubscribing"),
  addressBook: token("AddressBook"),
  addressLookup: token("AddressLookup"),
  registrationIdentity: token("RegistrationIdentity"),
  drafts: token("Drafts"),
  browserMemory: token("BrowserMemory"),
  log: token("Log"),
  snackbars: token("SnackbarQueue"),
  now: token("Now"),
  after: token("After"),
  nonce: token("Nonce"),
  kept: token("Kept"),
}

/** One for the whole app: what they hold outlives a screen. Those of members alone come late. */
export const StoreTokens = {
  session: sessionStore,
  signInEffects,
  accountDialogs,
  alerts: alertsToken,
  returnPath,
} as const
