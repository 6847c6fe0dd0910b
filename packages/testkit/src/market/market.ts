import type { AssetCatalog, Listings } from "@xl/core/assets"
import type { Letters } from "@xl/core/contact"
import type { Chats, Conversations } from "@xl/core/chat"
import { mailAway } from "@xl/core/market/chat"
import type { Banks, Sandbox } from "@xl/core/banking"
import type { ChangeRequests } from "@xl/core/change-requests"
import type { DataRooms } from "@xl/core/data-room"
import { AlertStore, tellListings } from "@xl/core/listing-alerts"
import type { Deals } from "@xl/core/deals"
import type { Deposits } from "@xl/core/deposits"
import type { LegalDocuments } from "@xl/core/legal-documents"
import type { LegalRun } from "@xl/core/market/legal-documents"
import type { LiveUpdates } from "@xl/core/live"
import { type OutboxMessage } from "@xl/core/kernel"
import { type Settled, settleDue } from "@xl/core/market"
import type { Mandates } from "@xl/core/mandates"
import type { Offers } from "@xl/core/offers"
import type { Avatars, Documents, ListingPictures } from "@xl/core/documents"
import type { FavoriteAssets } from "@xl/core/favorites"
import type { Profile, Profiles } from "@xl/core/profiles"
import type { Users, RoleRequests } from "@xl/core/roles"
import type { ClientLog } from "@xl/core/monitoring"
import type { Notices } from "@xl/core/notifications"
import type { MarketConfiguration, OperatorSettings, Settings } from "@xl/core/settings"
import type { UserAssets } from "@xl/core/user-assets"
import type { Valuations } from "@xl/core/valuation"
import { Effect } from "effect"
import { assetCatalogInMemory, listingsInMemory } from "../assets/in-memory.ts"
import { banksInMemory, sandboxInMemory } from "../banking/in-memory.ts"
import { conversationsInMemory } from "../chat/conversations.ts"
import { chatsInMemory } from "../chat/in-memory.ts"
import { lettersInMemory } from "../letters/index.ts"
import { favoriteAssetsInMemory } from "../favorites/in-memory.ts"
import { avatarsInMemory } from "../avatars/in-memory.ts"
import { changeRequestsInMemory } from "../change-requests/in-memory.ts"
import { dataRoomsInMemory } from "../data-room/in-memory.ts"
import { dealsInMemory } from "../deals/in-memory.ts"
import { depositsInMemory } from "../deposits/in-memory.ts"
import { documentsInMemory, type Paper } from "../documents/in-memory.ts"
import { legalDocumentsInMemory, legalRunInMemory } from "../legal-documents/in-memory.ts"
import { onePage, PressInMemory } from "../legal-documents/press.ts"
import { listingPicturesInMemory } from "../listing-pictures/in-memory.ts"
import { alertStoreInMemory } from "../listing-alerts/in-memory.ts"
import { clientLogInMemory, LogMemory } from "../monitoring/client-log.ts"
import { mandatesInMemory } from "../mandates/in-memory.ts"
import { noticesInMemory } from "../notices/in-memory.ts"
import { profilesInMemory } from "../profiles/in-memory.ts"
import { roleRequestsInMemory } from "../roles/in-memory.ts"
import { liveUpdatesInMemory } from "../live/in-memory.ts"
import { offersInMemory } from "../offers/in-memory.ts"
import { operatorSettingsInMemory, SettingsMemory } from "../settings/in-memory.ts"
import { usersInMemory } from "../users/in-memory.ts"
import { userAssetsInMemory } from "../user-assets/in-memory.ts"
import { valuationsInMemory } from "../valuation/in-memory.ts"
import type { Seed } from "./rows.ts"
import { type Asking, MarketHome } from "./with-market.ts"

/** What one actor may ask of the market. */
export interface MarketPorts {
  readonly catalog: AssetCatalog["Service"]
  readonly listings: Listings["Service"]
  readonly offers: Offers["Service"]
  readonly changeRequests: ChangeRequests["Service"]
  readonly deals: Deals["Service"]
  readonly deposits: Deposits["Service"]
  readonly live: LiveUpdates["Service"]
  readonly profiles: Profiles["Service"]
  readonly roleRequests: RoleRequests["Service"]
  readonly mandates: Mandates["Service"]
  readonly letters: Letters["Service"]
  readonly documents: Documents["Service"]
  readonly avatars: Avatars["Service"]
  readonly listingPictures: ListingPictures["Service"]
  readonly notices: Notices["Service"]
  readonly favorites: FavoriteAssets["Service"]
  readonly users: Users["Service"]
  readonly settings: OperatorSettings["Service"]
  readonly clientLog: ClientLog["Service"]
  readonly banks: Banks["Service"]
  readonly dataRooms: DataRooms["Service"]
  readonly legalDocuments: LegalDocuments["Service"]
  readonly valuations: Valuations["Service"]
  readonly userAssets: UserAssets["Service"]
}

/** What one actor may ask of conversations. */
export interface ChatPorts {
  readonly chats: Chats["Service"]
  readonly conversations: Conversations["Service"]
}

/** A market in memory: the ports of its `actor`, and of anybody else by `as`. */
export interface MarketInMemory extends ChatPorts, MarketPorts {
  /** Where people sign in to their banks. */
  readonly bankSandbox: Sandbox
  readonly home: MarketHome
  /** The ports of somebody else over the same market; null is a guest. */
  readonly as: (who: Pick<Profile, "id"> | null) => ChatPorts & MarketPorts
  /** The scheduler's run, at the time of the market's clock. */
  readonly tick: () => Effect.Effect<Settled>
  /** What sets the documents of closings, and may be told to break. */
  readonly press: PressInMemory
  /** The run that makes the documents of closings, at the time of the market's clock. */
  readonly makeLegalDocuments: () => Effect.Effect<LegalRun>
  /** The run that tells people of listings, at the time of the market's clock; gives how many tellings there were. */
  readonly tellListings: () => Effect.Effect<number>
  /** The run that mails those who were away while somebody wrote to them, at the time of the market's clock; gives how many. */
  readonly mailAway: () => Effect.Effect<number>
  /** Mails sent so far, oldest first. */
  readonly mails: () => ReadonlyArray<Extract<OutboxMessage, { readonly tag: "mail" }>>
}

export interface MarketOptions {
  /** Who asks through the ports of the market itself; a guest where none is named. Added to the seed's people. */
  readonly actor?: Profile
  /** Milliseconds since the epoch; the examples' day where none is named. */
  readonly now?: number
  readonly seed?: Seed
  readonly settings?: Partial<MarketConfiguration>
  /** What the operator decides on the screen. */
  readonly operator?: Partial<Settings> | undefined
}

const withActor = (seed: Seed, actor: Profile | undefined): Seed => {
  const people = seed.profiles ?? []
  return actor && !people.some(({ id }) => id === actor.id) ? { ...seed, profiles: [...people, actor] } : seed
}

/** What the operator decides counts for the rules as for the screens. */
const configured = (
  { aggregateFunds, autoDeposit }: Partial<Settings>,
  settings: Partial<MarketConfiguration> = {},
): Partial<MarketConfiguration> => ({
  ...settings,
  ...(autoDeposit === undefined ? {} : { autoDeposit }),
  ...(aggregateFunds === undefined ? {} : { aggregateFunds }),
})

const telling = (home: MarketHome): MarketInMemory["tellListings"] => {
  const alerts = alertStoreInMemory(home.memory)
  return () =>
    Effect.suspend(() => tellListings(home.clock.now())).pipe(
      home.clock.tell,
      Effect.provideService(AlertStore, alerts),
      Effect.map(({ tellings }) => tellings),
      Effect.orDie,
    )
}

/** Listings, their changes and the offers on them. */
const salesInMemory = (home: MarketHome, asking: Asking) => ({
  catalog: assetCatalogInMemory(home, asking),
  listings: listingsInMemory(home, asking),
  changeRequests: changeRequestsInMemory(home, asking),
  offers: offersInMemory(home, asking),
  deals: dealsInMemory(home, asking),
})

/** The whole market for a story or a test, the gateway's own rules included. */
export const marketInMemory = ({ actor, operator = {}, seed = {}, ...options }: MarketOptions = {}): MarketInMemory => {
  const home = new MarketHome(withActor(seed, actor), { ...options, settings: configured(operator, options.settings) })
  home.governingState = operator.governingState ?? null
  const papers = new Map<string, Paper>()
  const [pictures, shown] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()]
  const log = new LogMemory()
  const settings = new SettingsMemory(operator, home.follow)
  const provider = sandboxInMemory()
  const press = new PressInMemory()
  const files = new Map((seed.vdrItems ?? []).map(({ id, name }) => [id as string, onePage(name)] as const))
  const as = (who: Pick<Profile, "id"> | null): ChatPorts & MarketPorts => {
    const asking = () => home.actor(who)
    return {
      ...salesInMemory(home, asking),
      deposits: depositsInMemory(home, asking, settings),
      live: liveUpdatesInMemory(home, asking),
      profiles: profilesInMemory(home, asking),
      roleRequests: roleRequestsInMemory(home, asking),
      mandates: mandatesInMemory(home, asking),
      letters: lettersInMemory(home, asking),
      documents: documentsInMemory(home, asking, papers),
      avatars: avatarsInMemory(home, asking, pictures),
      listingPictures: listingPicturesInMemory(home, asking, shown),
      favorites: favoriteAssetsInMemory(home, asking),
      users: usersInMemory(home, asking),
      settings: operatorSettingsInMemory(settings, asking),
      notices: noticesInMemory(home, asking),
      clientLog: clientLogInMemory(home, asking, log),
      dataRooms: dataRoomsInMemory({ home, papers, press, files }, asking),
      banks: banksInMemory({ home, asking, settings, provider }),
      legalDocuments: legalDocumentsInMemory({ home, papers, press }, asking),
      chats: chatsInMemory(home, asking),
      conversations: conversationsInMemory(home, asking),
      valuations: valuationsInMemory(home, asking),
      userAssets: userAssetsInMemory(home, asking),
    }
  }
  return {
    ...as(actor ?? null),
    home,
    bankSandbox: provider,
    press,
    makeLegalDocuments: () => Effect.orDie(legalRunInMemory({ home, papers, press })),
    as,
    tick: () => Effect.orDie(home.run(Effect.suspend(() => settleDue(home.clock.now())))),
    tellListings: telling(home),
    mailAway: () => Effect.orDie(home.run(Effect.suspend(() => mailAway(home.clock.now())))),
    mails: () => home.memory.rows.outbox.filter((message) => message.tag === "mail"),
  }
}
