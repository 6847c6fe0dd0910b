import type { ApolloLink } from "@apollo/client"
import type { ChatLine } from "../vendors/conversations.ts"
import type * as encryption from "@xl/adapters/encryption"
import { type Asker, askerOver } from "@xl/adapters/graphql"
import type { OwnAccount } from "@xl/core/accounts"
import type { Listings } from "@xl/core/assets"
import type { Chats, Conversations } from "@xl/core/chat"
import type { Banks } from "@xl/core/banking"
import { type Avatars, type Documents, DocumentsUnavailable, type ListingPictures } from "@xl/core/documents"
import type { LegalDocuments } from "@xl/core/legal-documents"
import type { Unsubscribing } from "@xl/core/listing-alerts"
import type { Letters } from "@xl/core/contact"
import type { Mandates } from "@xl/core/mandates"
import { MarketUnavailable } from "@xl/core/kernel"
import type { DataRooms } from "@xl/core/data-room"
import type { ChangeRequests } from "@xl/core/change-requests"
import type { Deals } from "@xl/core/deals"
import type { Deposits } from "@xl/core/deposits"
import type { FavoriteAssets } from "@xl/core/favorites"
import { type AddressLookup, type ClientLog, type RegistrationIdentity, VendorUnavailable } from "@xl/core/monitoring"
import type { Notices } from "@xl/core/notifications"
import type { Offers } from "@xl/core/offers"
import type { AddressBook, Profiles } from "@xl/core/profiles"
import type { Users, RoleRequests } from "@xl/core/roles"
import type { OperatorSettings } from "@xl/core/settings"
import type { Valuations } from "@xl/core/valuation"
import { CopiesUnavailable, type OwnCopies, type UserAssets } from "@xl/core/user-assets"
import type { Config } from "./config.ts"
import { lazyPort } from "./lazy-port.ts"

/** What is behind a door is fetched at the first question through it: no guest's page fetches any. */
const through =
  <M>(door: () => Promise<M>) =>
  <P>(line: ApolloLink, make: (market: M, asker: Asker) => P) =>
  async (): Promise<P> =>
    make(await door(), askerOver(line))
const member = through(() => import("@xl/adapters/graphql-signed-in"))
const administering = through(() => import("@xl/adapters/graphql-administration"))
const selling = through(() => import("@xl/adapters/graphql-selling"))
const trading = through(() => import("@xl/adapters/graphql-trading"))
const unavailable = (cause: unknown) => new MarketUnavailable({ cause })

export const banks = (line: ApolloLink): Banks["Service"] =>
  lazyPort(
    trading(line, ({ banksGraphql }, asker) => banksGraphql(asker)),
    unavailable,
  )

const conversing = () => import("../vendors/conversations.ts")

export const chats = (line: () => ChatLine): Chats["Service"] =>
  lazyPort(async () => (await conversing()).chatsOf(line()), unavailable, "watch")

export const conversations = (line: () => ChatLine): Conversations["Service"] =>
  lazyPort(async () => (await conversing()).conversationsOf(line()), unavailable, "connect", "watch")

export const legalDocuments = (line: ApolloLink): LegalDocuments["Service"] =>
  lazyPort(
    trading(line, ({ legalDocumentsGraphql }, asker) => legalDocumentsGraphql(asker)),
    unavailable,
  )

export const listings = (line: ApolloLink): Listings["Service"] =>
  lazyPort(
    selling(line, ({ listingsGraphql }, asker) => listingsGraphql(asker)),
    unavailable,
  )

export const notices = (line: ApolloLink): Notices["Service"] =>
  lazyPort(
    member(line, ({ noticesGraphql }, asker) => noticesGraphql(asker)),
    unavailable,
  )

export const clientLog = (line: ApolloLink): ClientLog["Service"] =>
  lazyPort(async () => (await import("@xl/adapters/monitoring")).clientLogGraphql(askerOver(line)), unavailable)

export const deposits = (line: ApolloLink): Deposits["Service"] =>
  lazyPort(
    trading(line, ({ depositsGraphql }, asker) => depositsGraphql(asker)),
    unavailable,
  )

export const offers = (line: ApolloLink): Offers["Service"] =>
  lazyPort(
    trading(line, ({ offersGraphql }, asker) => offersGraphql(asker)),
    unavailable,
  )

export const profiles = (line: ApolloLink): Profiles["Service"] =>
  lazyPort(
    member(line, ({ profilesGraphql }, asker) => profilesGraphql(asker)),
    unavailable,
  )

export const roleRequests = (line: ApolloLink): RoleRequests["Service"] =>
  lazyPort(
    member(line, ({ roleRequestsGraphql }, asker) => roleRequestsGraphql(asker)),
    unavailable,
  )

/** `make` puts the adapter together once it is here. */
export const documents = (make: (adapter: typeof encryption) => Documents["Service"]): Documents["Service"] =>
  lazyPort(
    async () => make(await import("@xl/adapters/encryption")),
    (cause) => new DocumentsUnavailable({ cause }),
  )

export const avatars = (url: string, token: () => Promise<string | null>): Avatars["Service"] =>
  lazyPort(
    async () => (await import("@xl/adapters/encryption")).avatarsHttp({ url, token }),
    (cause) => new DocumentsUnavailable({ cause }),
  )

export const listingPictures = (url: string, token: () => Promise<string | null>): ListingPictures["Service"] =>
  lazyPort(
    async () => {
      const { listingPicturesHttp, xhrTransport } = await import("@xl/adapters/encryption")
      return listingPicturesHttp({ url, token, transport: xhrTransport })
    },
    (cause) => new DocumentsUnavailable({ cause }),
  )

export const ownAccount = (line: ApolloLink): OwnAccount["Service"] =>
  lazyPort(
    member(line, ({ ownAccountGraphql }, asker) => ownAccountGraphql(asker)),
    unavailable,
  )

export const settings = (line: ApolloLink): OperatorSettings["Service"] =>
  lazyPort(
    member(line, ({ settingsGraphql }, asker) => settingsGraphql(asker)),
    unavailable,
  )

export const dataRooms = (line: ApolloLink, { graphqlUrl }: Config): DataRooms["Service"] =>
  lazyPort(
    selling(line, ({ dataRoomsGraphql, xhrTransport }, asker) =>
      dataRoomsGraphql(asker, { origin: graphqlUrl, transport: xhrTransport }),
    ),
    unavailable,
  )

export const userAssets = (line: ApolloLink): UserAssets["Service"] =>
  lazyPort(
    selling(line, ({ userAssetsGraphql }, asker) => userAssetsGraphql(asker)),
    unavailable,
  )

export const favorites = (line: ApolloLink): FavoriteAssets["Service"] =>
  lazyPort(
    member(line, ({ favoriteAssetsGraphql }, asker) => favoriteAssetsGraphql(asker)),
    unavailable,
  )

export const changeRequests = (line: ApolloLink): ChangeRequests["Service"] =>
  lazyPort(
    async () => (await import("@xl/adapters/change-requests")).changeRequestsGraphql(askerOver(line)),
    unavailable,
  )

export const mandates = (line: ApolloLink): Mandates["Service"] =>
  lazyPort(async () => (await import("@xl/adapters/mandates")).mandatesGraphql(askerOver(line)), unavailable)

export const deals = (line: ApolloLink): Deals["Service"] =>
  lazyPort(
    administering(line, ({ dealsGraphql }, asker) => dealsGraphql(asker)),
    unavailable,
  )

export const users = (line: ApolloLink): Users["Service"] =>
  lazyPort(
    administering(line, ({ usersGraphql }, asker) => usersGraphql(asker)),
    unavailable,
  )

export const valuations = (line: ApolloLink): Valuations["Service"] =>
  lazyPort(async () => (await import("@xl/adapters/valuation")).valuationsGraphql(askerOver(line)), unavailable)

export const unsubscribing = ({ graphqlUrl }: Config): Unsubscribing["Service"] =>
  lazyPort(async () => {
    const { unsubscribingHttp } = await import("@xl/adapters/unsubscribing")
    return unsubscribingHttp({ url: new URL("/unsubscribe", graphqlUrl).href })
  }, unavailable)

const vendorUnavailable = (cause: unknown) => new VendorUnavailable({ cause })

export const addressLookup = (config: Config): AddressLookup["Service"] =>
  lazyPort(async () => (await import("../vendors/asked.ts")).addressLookupOf(config), vendorUnavailable)

export const registrationIdentity = (config: Config): RegistrationIdentity["Service"] =>
  lazyPort(async () => (await import("../vendors/asked.ts")).registrationIdentityOf(config), vendorUnavailable)

export const addressBook = (config: Config): AddressBook["Service"] =>
  lazyPort(async () => (await import("../vendors/asked.ts")).addressBookOf(config), vendorUnavailable)

export const copies = (): OwnCopies["Service"] =>
  lazyPort(
    async () => (await import("@xl/adapters/indexeddb")).ownCopiesIndexedDb(),
    (cause) => new CopiesUnavailable({ cause }),
  )

export const letters = (line: ApolloLink): Letters["Service"] =>
  lazyPort(async () => (await import("@xl/adapters/letters")).lettersGraphql(askerOver(line)), unavailable)
