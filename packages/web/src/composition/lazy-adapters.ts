import type { ApolloLink } from "@apollo/client"
import type * as encryption from "@xl/adapters/encryption"
import type { Asker } from "@xl/adapters/graphql"
import type * as graphqlSignedIn from "@xl/adapters/graphql-signed-in"
import type { OwnAccount } from "@xl/core/accounts"
import type { Listings } from "@xl/core/assets"
import { type Documents, DocumentsUnavailable } from "@xl/core/documents"
import { MarketUnavailable } from "@xl/core/market"
import type { FavoriteAssets } from "@xl/core/favorites"
import { type AddressLookup, type ClientLog, type RegistrationIdentity, VendorUnavailable } from "@xl/core/monitoring"
import type { Notices } from "@xl/core/notifications"
import type { Offers } from "@xl/core/offers"
import type { AddressBook, Profiles, Users } from "@xl/core/profiles"
import type { RoleRequests } from "@xl/core/roles"
import type { OperatorSettings } from "@xl/core/settings"
import { CopiesUnavailable, type OwnCopies } from "@xl/core/user-assets"
import type { Config } from "./config.ts"
import { lazyPort, type MethodsOf } from "./lazy-port.ts"

// What only those who are signed in ask: no guest's page fetches it.
type Market = typeof graphqlSignedIn
const market =
  <P>(line: ApolloLink, make: (market: Market, client: Asker) => P) =>
  async (): Promise<P> => {
    const market = await import("@xl/adapters/graphql-signed-in")
    return make(market, market.clientOver(line))
  }
const unavailable = (cause: unknown) => new MarketUnavailable({ cause })

const LISTINGS: MethodsOf<Listings["Service"]> = {
  createDataRoom: true,
  create: true,
  edit: true,
  requestPublish: true,
  cancelPublishRequest: true,
  discard: true,
  planPeriods: true,
  closeCallForOffers: true,
  closeBestAndFinal: true,
  hold: true,
  release: true,
  withdraw: true,
  approve: true,
  revoke: true,
  confirmClosing: true,
  reportFallThrough: true,
  remove: true,
}
export const listings = (line: ApolloLink): Listings["Service"] =>
  lazyPort(
    LISTINGS,
    market(line, ({ listingsGraphql }, client) => listingsGraphql(client)),
    unavailable,
  )

const NOTICES: MethodsOf<Notices["Service"]> = { page: true, markRead: true }
export const notices = (line: ApolloLink): Notices["Service"] =>
  lazyPort(
    NOTICES,
    market(line, ({ noticesGraphql }, client) => noticesGraphql(client)),
    unavailable,
  )

const CLIENT_LOG: MethodsOf<ClientLog["Service"]> = { createStream: true, put: true, page: true }
export const clientLog = (line: ApolloLink): ClientLog["Service"] =>
  lazyPort(
    CLIENT_LOG,
    async () => {
      const [{ clientLogGraphql }, { clientOver }] = await Promise.all([
        import("@xl/adapters/monitoring"),
        import("@xl/adapters/graphql-signed-in"),
      ])
      return clientLogGraphql(clientOver(line))
    },
    unavailable,
  )

const OFFERS: MethodsOf<Offers["Service"]> = {
  find: true,
  mine: true,
  onAsset: true,
  create: true,
  edit: true,
  publish: true,
  withdraw: true,
  selectForBestAndFinal: true,
  selectWinner: true,
  decline: true,
  acceptClosingDocuments: true,
  cancel: true,
  reactivate: true,
  recordManualTransfer: true,
}
export const offers = (line: ApolloLink): Offers["Service"] =>
  lazyPort(
    OFFERS,
    market(line, ({ offersGraphql }, client) => offersGraphql(client)),
    unavailable,
  )

const PROFILES: MethodsOf<Profiles["Service"]> = {
  mine: true,
  updateBasicInfo: true,
  updateAddressInfo: true,
  updateCompanyInfo: true,
  updatePurchaseEntity: true,
  updateProofOfFunds: true,
  updateSellerProfile: true,
  recordLogin: true,
  saveUtmParameters: true,
}
export const profiles = (line: ApolloLink): Profiles["Service"] =>
  lazyPort(
    PROFILES,
    market(line, ({ profilesGraphql }, client) => profilesGraphql(client)),
    unavailable,
  )

const ROLE_REQUESTS: MethodsOf<RoleRequests["Service"]> = {
  createBuyerRequest: true,
  search: true,
  approve: true,
  decline: true,
}
export const roleRequests = (line: ApolloLink): RoleRequests["Service"] =>
  lazyPort(
    ROLE_REQUESTS,
    market(line, ({ roleRequestsGraphql }, client) => roleRequestsGraphql(client)),
    unavailable,
  )

const DOCUMENTS: MethodsOf<Documents["Service"]> = { upload: true, download: true }
/** `make` puts the adapter together once it is here. */
export const documents = (make: (adapter: typeof encryption) => Documents["Service"]): Documents["Service"] =>
  lazyPort(
    DOCUMENTS,
    async () => make(await import("@xl/adapters/encryption")),
    (cause) => new DocumentsUnavailable({ cause }),
  )

const OWN_ACCOUNT: MethodsOf<OwnAccount["Service"]> = { sessions: true, endSession: true, data: true, remove: true }
export const ownAccount = (line: ApolloLink): OwnAccount["Service"] =>
  lazyPort(
    OWN_ACCOUNT,
    market(line, ({ ownAccountGraphql }, client) => ownAccountGraphql(client)),
    unavailable,
  )

export const settings = (line: ApolloLink): OperatorSettings["Service"] =>
  lazyPort(
    { read: true, edit: true },
    market(line, ({ settingsGraphql }, client) => settingsGraphql(client)),
    unavailable,
  )

const FAVORITES: MethodsOf<FavoriteAssets["Service"]> = { ids: true, mine: true, add: true, remove: true }
export const favorites = (line: ApolloLink): FavoriteAssets["Service"] =>
  lazyPort(
    FAVORITES,
    market(line, ({ favoriteAssetsGraphql }, client) => favoriteAssetsGraphql(client)),
    unavailable,
  )

const USERS: MethodsOf<Users["Service"]> = {
  search: true,
  update: true,
  addAdmin: true,
  removeAdmin: true,
  assignBuyerRole: true,
  removeBuyerRole: true,
  revokeSeller: true,
  restoreSeller: true,
}
export const users = (line: ApolloLink): Users["Service"] =>
  lazyPort(
    USERS,
    market(line, ({ usersGraphql }, client) => usersGraphql(client)),
    unavailable,
  )

const vendorUnavailable = (cause: unknown) => new VendorUnavailable({ cause })

export const addressLookup = (config: Config): AddressLookup["Service"] =>
  lazyPort({ find: true }, async () => (await import("../vendors/asked.ts")).addressLookupOf(config), vendorUnavailable)

export const registrationIdentity = (config: Config): RegistrationIdentity["Service"] =>
  lazyPort(
    { registered: true },
    async () => (await import("../vendors/asked.ts")).registrationIdentityOf(config),
    vendorUnavailable,
  )

export const addressBook = (config: Config): AddressBook["Service"] =>
  lazyPort(
    { suggest: true, complete: true },
    async () => (await import("../vendors/asked.ts")).addressBookOf(config),
    vendorUnavailable,
  )

const COPIES: MethodsOf<OwnCopies["Service"]> = {
  offers: true,
  keepOffers: true,
  assets: true,
  keepAssets: true,
  clear: true,
}
export const copies = (): OwnCopies["Service"] =>
  lazyPort(
    COPIES,
    async () => (await import("@xl/adapters/indexeddb")).ownCopiesIndexedDb(),
    (cause) => new CopiesUnavailable({ cause }),
  )
