import type { ApolloLink } from "@apollo/client"
import { accountsCognito } from "@xl/adapters/cognito"
import {
  type AskedBy,
  askerOver,
  assetCatalogGraphql,
  contactDeskGraphql,
  gatewayLink,
  liveUpdatesGraphql,
} from "@xl/adapters/graphql"
import { browserMemoryStorage } from "@xl/adapters/storage"
import type { Accounts } from "@xl/core/accounts"
import type { Report } from "@xl/ui/contact"
import { type Kept, keptInMemory, ReturnPath } from "@xl/ui/arrival"
import { browserTicks, SnackbarQueue } from "@xl/ui/parts"
import type { After, Log } from "@xl/ui/session"
import { Effect } from "effect"
import { Container } from "inversify"
import { Logger } from "../logging/index.ts"
import { inNameOf, ownFavorites, refusedToken, watchfulFetch } from "./acting.ts"
import type { Config } from "./config.ts"
import { MarketTime } from "./market-time.ts"
import {
  addressBook,
  addressLookup,
  avatars,
  banks,
  chats,
  clientLog,
  conversations,
  copies,
  dataRooms,
  changeRequests,
  deals,
  deposits,
  documents,
  favorites,
  userAssets,
  legalDocuments,
  listingPictures,
  listings,
  letters,
  mandates,
  notices,
  offers,
  ownAccount,
  profiles,
  registrationIdentity,
  roleRequests,
  settings,
  unsubscribing,
  users,
  valuations,
} from "./lazy-adapters.ts"
import { type PortTokens, StoreTokens, type Token, Tokens } from "./tokens.ts"
import { bindModels } from "./view-models.ts"

type Homes = { [K in Exclude<keyof PortTokens, "config">]?: PortTokens[K] extends Token<infer T> ? T : never }
/** What stories and tests may put in place of a vendor, a clock or a queue. */
export type Overrides = Readonly<Homes>

type AccountsService = Accounts["Service"]

const accounts = ({ userPoolClientId, userPoolEndpoint, userPoolId }: Config): AccountsService =>
  accountsCognito({
    userPoolId,
    userPoolClientId,
    ...(userPoolEndpoint === null
      ? { authFlow: "USER_SRP_AUTH" as const }
      : { authFlow: "USER_PASSWORD_AUTH" as const, userPoolEndpoint }),
  })

/** A token that cannot be had is none: the gateway then answers as it would a guest. */
const tokenOf = (service: AccountsService) => async () =>
  inNameOf(tabStorage(), await Effect.runPromise(Effect.orElseSucceed(service.token, () => null)))

/** Where a Concierge finds the mandates, and reads that one ended. */
const MANDATES = "/seller/mandates?ended"
const leadToMandates = () => globalThis.location.assign(MANDATES)

const papers = ({ documentsUrl }: Config, service: AccountsService, { log }: Logger) =>
  documents(({ documentsEncryption, xhrTransport }) =>
    documentsEncryption({
      url: documentsUrl,
      token: tokenOf(service),
      owner: () =>
        Effect.runPromise(
          Effect.orElseSucceed(
            Effect.map(service.session, (session) => session?.userId ?? null),
            () => null,
          ),
        ),
      transport: xhrTransport,
      report: log,
    }),
  )

/** What is built has no texts of its questions. Pages that are worked on have nothing else that a gateway started before them could know. */
export const askedBy = ({ isDemo }: Config): AskedBy => (isDemo && !import.meta.env.PROD ? "text" : "hash")

const lineOf = (config: Config, service: AccountsService, { log }: Logger) => ({
  url: config.socketUrl,
  askedBy: askedBy(config),
  token: tokenOf(service),
  refused: refusedToken(tabStorage(), leadToMandates),
  log,
})

const live = (...of: Parameters<typeof lineOf>) => liveUpdatesGraphql(lineOf(...of))

const bindPorts = (container: Container): void => {
  container.bind(Tokens.accounts).toResolvedValue(accounts, [Tokens.config])
  container.bind(Tokens.graphql).toResolvedValue(
    (config: Config, service: AccountsService, time: MarketTime) =>
      gatewayLink(config.graphqlUrl, tokenOf(service), askedBy(config), {
        told: config.answers,
        fetch: time.hearing(watchfulFetch(tabStorage(), leadToMandates)),
      }),
    [Tokens.config, Tokens.accounts, MarketTime],
  )
  container
    .bind(Tokens.catalog)
    .toResolvedValue((line: ApolloLink) => assetCatalogGraphql(askerOver(line)), [Tokens.graphql])
  container
    .bind(Tokens.contactDesk)
    .toResolvedValue((line: ApolloLink) => contactDeskGraphql(askerOver(line)), [Tokens.graphql])
  container.bind(Tokens.listings).toResolvedValue(listings, [Tokens.graphql])
  container.bind(Tokens.offers).toResolvedValue(offers, [Tokens.graphql])
  container.bind(Tokens.profiles).toResolvedValue(profiles, [Tokens.graphql])
  container.bind(Tokens.roleRequests).toResolvedValue(roleRequests, [Tokens.graphql])
  container.bind(Tokens.clientLog).toResolvedValue(clientLog, [Tokens.graphql])
  container
    .bind(Tokens.logger)
    .toResolvedValue((line: ApolloLink, now: () => number) => new Logger(line, now), [Tokens.graphql, Tokens.now])
  container.bind(Tokens.notices).toResolvedValue(notices, [Tokens.graphql])
  container.bind(Tokens.documents).toResolvedValue(papers, [Tokens.config, Tokens.accounts, Tokens.logger])
  container.bind(Tokens.ownAccount).toResolvedValue(ownAccount, [Tokens.graphql])
  container.bind(Tokens.settings).toResolvedValue(settings, [Tokens.graphql])
  container.bind(Tokens.copies).toResolvedValue(copies, [])
  container.bind(Tokens.browserMemory).toResolvedValue(() => browserMemoryStorage(), [])
  container.bind(Tokens.live).toResolvedValue(live, [Tokens.config, Tokens.accounts, Tokens.logger])
}

/** Of members and administrators, and what the deployment lets be asked of others. */
const bindLatePorts = (container: Container): void => {
  container
    .bind(Tokens.avatars)
    .toResolvedValue(
      ({ avatarsUrl }: Config, service: AccountsService) => avatars(avatarsUrl, tokenOf(service)),
      [Tokens.config, Tokens.accounts],
    )
  container
    .bind(Tokens.listingPictures)
    .toResolvedValue(
      ({ avatarsUrl }: Config, service: AccountsService) =>
        listingPictures(avatarsUrl.replace(/avatars$/, "listing-pictures"), tokenOf(service)),
      [Tokens.config, Tokens.accounts],
    )
  for (const [port, made] of [
    [Tokens.chats, chats],
    [Tokens.conversations, conversations],
  ] as const)
    container
      .bind<unknown>(port)
      .toResolvedValue(
        (graphql: ApolloLink, ...of: Parameters<typeof lineOf>) => made(() => ({ graphql, socket: lineOf(...of) })),
        [Tokens.graphql, Tokens.config, Tokens.accounts, Tokens.logger],
      )
  container.bind(Tokens.dataRooms).toResolvedValue(dataRooms, [Tokens.graphql, Tokens.config])
  container.bind(Tokens.userAssets).toResolvedValue(userAssets, [Tokens.graphql])
  container
    .bind(Tokens.favorites)
    .toResolvedValue((line: ApolloLink) => ownFavorites(favorites(line), tabStorage), [Tokens.graphql])
  container.bind(Tokens.legalDocuments).toResolvedValue(legalDocuments, [Tokens.graphql])
  container.bind(Tokens.deposits).toResolvedValue(deposits, [Tokens.graphql])
  container.bind(Tokens.banks).toResolvedValue(banks, [Tokens.graphql])
  container.bind(Tokens.valuations).toResolvedValue(valuations, [Tokens.graphql])
  container.bind(Tokens.changeRequests).toResolvedValue(changeRequests, [Tokens.graphql])
  container.bind(Tokens.letters).toResolvedValue(letters, [Tokens.graphql])
  container.bind(Tokens.mandates).toResolvedValue(mandates, [Tokens.graphql])
  container.bind(Tokens.deals).toResolvedValue(deals, [Tokens.graphql])
  container.bind(Tokens.users).toResolvedValue(users, [Tokens.graphql])
  container.bind(Tokens.unsubscribing).toResolvedValue(unsubscribing, [Tokens.config])
  container.bind(Tokens.addressBook).toResolvedValue(addressBook, [Tokens.config])
  container.bind(Tokens.addressLookup).toResolvedValue(addressLookup, [Tokens.config])
  container.bind(Tokens.registrationIdentity).toResolvedValue(registrationIdentity, [Tokens.config])
}

const browserAfter: After = (milliseconds, then) => {
  const timer = setTimeout(() => then(), milliseconds)
  return () => clearTimeout(timer)
}

/** 128 bits in hexadecimal; `crypto.randomUUID` is missing where a page came by plain http. */
const browserNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")

/** What this tab keeps, or the whole browser; where it keeps nothing, what lives as long as the page. */
const storage = (name: "localStorage" | "sessionStorage"): Kept => {
  try {
    return globalThis[name] ?? keptInMemory()
  } catch {
    return keptInMemory() // reading the name alone throws where storage is forbidden
  }
}
export const tabStorage = (): Kept => storage("sessionStorage")

const bindTime = (container: Container): void => {
  container.bind(MarketTime).toResolvedValue(({ clockAhead }: Config) => new MarketTime(clockAhead), [Tokens.config])
  container.bind(Tokens.now).toResolvedValue(({ now }: MarketTime) => now, [MarketTime])
  container.bind(Tokens.snackbars).toResolvedValue(() => new SnackbarQueue(browserTicks), [])
  container.bind(Tokens.after).toConstantValue(browserAfter)
  container.bind(Tokens.nonce).toConstantValue(browserNonce)
  container.bind(Tokens.kept).toResolvedValue(tabStorage, [])
  container.bind(StoreTokens.returnPath).toResolvedValue((kept: Kept) => new ReturnPath(kept), [Tokens.kept])
  container.bind(Tokens.drafts).toResolvedValue(() => storage("localStorage"), [])
  container.bind(Tokens.log).toResolvedValue(({ log }: Logger): Log => log, [Tokens.logger])
  container.bind(Tokens.report).toResolvedValue(({ log }: Logger): Report => log, [Tokens.logger])
}

/** The only place that knows which adapter stands behind which port. */
export const compose = (config: Config, overrides: Overrides = {}): Container => {
  const container = new Container({ defaultScope: "Singleton" })
  container.bind(Tokens.config).toConstantValue(config)
  bindPorts(container)
  bindLatePorts(container)
  bindTime(container)
  bindModels(container)
  for (const [port, home] of Object.entries(overrides)) {
    container.rebind(Tokens[port as keyof Overrides] as Token<unknown>).toConstantValue(home)
  }
  return container
}
