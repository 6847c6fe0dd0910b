import { randomUUID } from "node:crypto"
import { inspect } from "node:util"
import type { LegalRun } from "@xl/core/market/legal-documents"
import { settleDue } from "@xl/core/market"
import { Profile } from "@xl/core/profiles"
import { newProfile } from "@xl/core/market/profiles"
import type { Role } from "@xl/core/kernel"
import { DEFAULT_SETTINGS, Settings } from "@xl/core/settings"
import { decode, must, Rate, UserId } from "@xl/core/shared"
import { Clock, Context, Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import type { KyselyPlugin } from "kysely"
import { afterAll } from "vitest"
import { keeperOver } from "../accounts/index.ts"
import { type BankHouse, bankPages, playedBanks } from "../banking/index.ts"
import { clockShowing } from "../clock/index.ts"
import type { Database } from "../database/index.ts"
import { type DocumentHouse, documentPasses } from "../documents/index.ts"
import { authenticateOver, marketResolvers, marketServices, type MarketServices } from "../graphql/index.ts"
import type { Identity } from "../identity/index.ts"
import type { SignedInUser } from "../identity/testing/index.ts"
import { type Authenticate, type GatewayParts, makeGateway, makeLog, persistedOperations } from "../http/index.ts"
import { legalRun, type LegalRunParts } from "../legal-documents/index.ts"
import { forgetting, type Hub, type Listener, openHub, openListener } from "../live/index.ts"
import { testDatabase, type TestDatabase } from "./database.ts"
import type { Answer } from "./gateway.ts"
import { faceRoutes, listingPictureCalls, paperHouse, paperRoutes, ROOM_FILE_BYTES, roomRoutes } from "./papers.ts"
import { START } from "./start.ts"

export { START }

/** Somebody of the test. The access token is the id, as nobody signs in here, unless there is one. */
export interface Person {
  readonly id: UserId
  readonly email: string
  readonly token?: string
}

export type Variables = Readonly<Record<string, unknown>>
/** A gateway that listens. */
export interface Served {
  /** Its address, without a path. */
  readonly url: string
  readonly close: () => Promise<void>
}

type Asking<A> = (who: Person | null, document: string, variables?: Variables) => Promise<A>

export interface TestMarket extends TestDatabase {
  readonly app: FastifyInstance
  /** Another gateway over the same database, papers included, that really listens: at a port of its own unless one is named. */
  readonly serve: (port?: number) => Promise<Served>
  /** One more that listens, as in production: it answers the operations of our own pages alone, by their hash. */
  readonly serveProduction: () => Promise<Served>
  readonly hub: Hub
  /** Asks over HTTP as somebody, or as a guest. */
  readonly ask: Asking<{ readonly status: number; readonly body: Answer }>
  readonly authenticate: Authenticate
  /** What the one field of an operation answers. Throws where there are errors. */
  readonly does: Asking<Readonly<Record<string, unknown>>>
  /** Somebody whose profile is written straight into the database; an account is one of the identity service, where there is one. */
  readonly person: (
    roles: ReadonlyArray<Role>,
    change?: (profile: Profile) => Profile,
    account?: SignedInUser,
  ) => Promise<Person>
  readonly now: () => number
  /** Moves the clock to so many milliseconds after the start. */
  readonly setTime: (after: number) => void
  /** How many SQL statements the gateway has asked so far; begin, commit, the bell after it and saying for whom it is are none. */
  readonly statements: () => number
  /** What the operator decides, as though a payment provider moved money. */
  readonly setSettings: (change: Partial<Settings>) => Promise<void>
  /** Lets the scheduler look. */
  readonly tick: () => Promise<void>
  /** Where papers are kept. */
  readonly papers: DocumentHouse
  /** Makes the documents of closings that are due; by what is named, where something else is to make them. */
  readonly makeLegalDocuments: (parts?: LegalRunParts) => Promise<LegalRun>
}

const PASSES = documentPasses("a secret of at least 32 characters")

/** What the operator configured: nothing out of the ordinary. */
export const CONFIG = {
  mode: "demo",
  publicOrigin: undefined,
  trustProxy: false,
  buildBranch: "main",
  contactEmail: "help@market.example",
  passwordlessRegistration: false,
  lenderDirect90: false,
  depositFeeRate: must(Rate, 0),
  planPriceCents: 0,
  roomFileBytes: ROOM_FILE_BYTES,
  sellerApproval: "automatic",
  sellerClosingDays: 10,
} as const

export interface TestMarketOptions {
  /** The identity service over the market's database; without it an access token is a user's id. */
  readonly openIdentity?: (url: string) => Promise<Pick<Identity, "admin" | "authenticate" | "forget">>
  /** Who connects bank accounts; the sandbox where nobody is named. */
  readonly banks?: BankHouse
  /** Changes how the market asks the database, which answers at `url`. */
  readonly over?: (db: Database, url: string) => Database
  /** Where it is told what goes wrong; a test that makes it go wrong hundreds of times wants it nowhere. */
  readonly tell?: (line: string) => void
}

const aloud = (line: string): void => void process.stderr.write(line)

/** A whole gateway on a database of its own, with every noun, under a clock that tests move. */
export const testMarket = async (options: TestMarketOptions = {}): Promise<TestMarket> => {
  const { banks = playedBanks(), openIdentity, over = (db) => db, tell = aloud } = options
  const [database, counter] = [await testDatabase(), statementCounter()]
  const db = over(database.db.withPlugin(counter.plugin), database.url)
  const listener = await openListener(database.url)
  const report = (reason: unknown) => tell(`${inspect(reason)}\n`)
  const hub = await openHub(database.db, listener, report)
  let now: number = START
  const clock = clockShowing(() => now)
  const papers = paperHouse(db, () => now)
  const services = marketServices(db, CONFIG)
  const identity = await openIdentity?.(database.url)
  const authenticate = identifiedBy(db, listener, identity)
  const parts: GatewayParts<MarketServices> = {
    config: CONFIG,
    log: makeLog("error", { write: tell }),
    db,
    listener,
    hub,
    clock,
    authenticate,
    resolvers: marketResolvers({ banks, db, hub, config: CONFIG, papers, passes: PASSES, ...keeping(identity) }),
    services,
  }
  const app = await makeGateway(parts)
  const { close, ...serving } = servingOver(parts, papers, banks)
  afterAll(async () => {
    await app.close()
    for (const open of [{ close }, hub, listener]) await open.close()
  })
  const ask = asking(app)
  return {
    ...database,
    statements: counter.count,
    app,
    ...serving,
    hub,
    ask,
    authenticate,
    does: async (who, document, variables) => onlyField(await ask(who, document, variables)),
    person: (roles, change = (profile) => profile, account) => addPerson(database, roles, change, account),
    now: () => now,
    ...making(papers, clock),
    setTime: (after) => void (now = START + after),
    tick: async () => {
      const settled = await Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))(settleDue(now))
      settled.failed.forEach(({ cause }) => report(cause))
    },
  }
}

const setSettings = async (db: Database, change: Partial<Settings>): Promise<void> => {
  const settings = { ...DEFAULT_SETTINGS, ...change }
  const kept = { body: JSON.stringify(Settings.encode(settings)), changedAt: START }
  await db
    .insertInto("operatorSettings")
    .values(kept)
    .onConflict((same) => same.column("one").doUpdateSet(kept))
    .execute()
}

const making = (
  papers: DocumentHouse,
  clock: Clock.Clock,
): Pick<TestMarket, "makeLegalDocuments" | "papers" | "setSettings"> => ({
  setSettings: (change) => setSettings(papers.db, change),
  papers,
  makeLegalDocuments: (parts) => legalRun(papers, { clock, now: papers.now }, CONFIG, parts)(),
})

const keeping = (identity: Parameters<typeof keeperOver>[0] | undefined) => identity && { keeper: keeperOver(identity) }

/** Gateways of the same parts that listen, and the way to close all of them. */
const servingOver = (parts: GatewayParts<MarketServices>, papers: DocumentHouse, house: BankHouse) => {
  const bankRoutes = bankPages({ house, now: papers.now, plaidUrl: null, vopayOrigin: null })
  const routes = [
    paperRoutes(papers, parts.authenticate, PASSES),
    roomRoutes(papers, parts, PASSES),
    faceRoutes(parts),
    listingPictureCalls(papers, parts.authenticate),
    bankRoutes,
  ]
  const open: Array<FastifyInstance> = []
  const listening = async (port: number, change: Partial<GatewayParts<MarketServices>>): Promise<Served> => {
    const app = await makeGateway({ ...parts, routes, ...change })
    open.push(app)
    return { url: await app.listen({ host: "127.0.0.1", port }), close: () => app.close() }
  }
  return {
    serve: (port = 0) => listening(port, {}),
    serveProduction: () =>
      listening(0, { config: { ...CONFIG, mode: "production" }, persisted: persistedOperations() }),
    close: async () => void (await Promise.all(open.map((app) => app.close()))),
  }
}

/** Counts what was really asked; subqueries are no statements, and the bell after a commit is rung apart from it. */
const statementCounter = () => {
  let count = 0
  const bells = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "RawNode" && node.sqlFragments.some((part) => /pg_notify|set_config/.test(part)))
        bells.add(queryId)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (!bells.has(queryId)) count += 1
      return result
    },
  }
  return { plugin, count: () => count }
}

const identifiedBy = (
  db: Database,
  listener: Listener,
  identity: Pick<Identity, "authenticate" | "forget"> | undefined,
) => {
  if (!identity) return authenticateById(db)
  forgetting(listener, identity.forget)
  return authenticateOver(db, identity.authenticate)
}

/** A token is a user's id, or a Concierge's and a seller's as acting tokens are. */
const authenticateById = (db: Database): Authenticate =>
  authenticateOver(db, async (token) => {
    const id = decode(UserId)(token)
    return Result.isSuccess(id) ? { userId: id.success, email: emailOf(id.success) } : null
  })

const emailOf = (id: UserId) => `${id}@example.com`

const asking =
  (app: FastifyInstance): TestMarket["ask"] =>
  async (who, query, variables = {}) => {
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: who ? { authorization: `Bearer ${who.token ?? who.id}` } : {},
      payload: { query, variables },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

const onlyField = ({ body }: { readonly body: Answer }): Readonly<Record<string, unknown>> => {
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  const [value] = Object.values(body.data ?? {})
  return value as Readonly<Record<string, unknown>>
}

const addPerson = async (
  { db }: TestDatabase,
  roles: ReadonlyArray<Role>,
  change: (profile: Profile) => Profile,
  account?: SignedInUser,
): Promise<Person> => {
  const id = must(UserId, account?.userId ?? randomUUID())
  const email = account?.email ?? emailOf(id)
  const profile = change({ ...newProfile(id, email, START), roles: [...roles].toSorted() })
  await db
    .insertInto("profiles")
    .values({ id, body: JSON.stringify(Profile.encode(profile)) })
    .execute()
  return { id, email: profile.email, ...(account ? { token: account.token } : {}) }
}
