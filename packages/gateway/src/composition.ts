import { settleDue } from "@xl/core/market"
import { Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { join } from "node:path"
import { keeperOver } from "./accounts/index.ts"
import { type AvatarHouse, avatarRoutes, forgetAvatars } from "./avatars/index.ts"
import { bankHouse, bankPages } from "./banking/index.ts"
import { conversationHost } from "./chat/index.ts"
import { addressIn, type Config, originOf } from "./config/index.ts"
import { forgetAttempts } from "./contact/index.ts"
import { demoPanelRoutes, tellDemo, tellOnce, withRoomPapers } from "./demo/index.ts"
import {
  type DocumentHouse,
  documentPasses,
  type DocumentPasses,
  documentRoutes,
  sweepFiles,
} from "./documents/index.ts"
import { uploadRoutes, vdrRoutes } from "./data-room/index.ts"
import type { Foundation } from "./foundation.ts"
import {
  accountHooks,
  authenticateAtDocuments,
  authenticateOver,
  marketResolvers,
  marketServices,
} from "./graphql/index.ts"
import { type Authenticate, makeGateway } from "./http/index.ts"
import {
  type AccountHooks,
  createIdentity,
  DEMO_GUESSES,
  DEMO_LIMITS,
  GUESSES,
  type Identity,
  LIMITS,
} from "./identity/index.ts"
import { drawPictures, openMarketDoor } from "./import/index.ts"
import {
  alertsJob,
  chatMailsJob,
  housekeeping,
  type Job,
  legalDocumentsJob,
  remindersJob,
  tickJob,
} from "./jobs/index.ts"
import { legalRun } from "./legal-documents/index.ts"
import { unsubscribeLinks, unsubscribeRoutes } from "./listing-alerts/index.ts"
import { forgetting } from "./live/index.ts"
import { type CodeMailQueue, codeMailQueue, mailboxIn, mailboxRoutes, smtpTransport } from "./mail/index.ts"
import { forgetAnswers } from "./market/index.ts"
import { openMailer } from "./notices/index.ts"
import { metered } from "./observe/index.ts"
import { isShownToAll, listingPictureRoutes, pictureRoutes, sweepListingPictures } from "./pictures/index.ts"
import { placeRoutes } from "./places/index.ts"
import { DEMO_RATES, type Limiter, openLimiter, RATES } from "./rates/index.ts"
import { readSettings } from "./settings/index.ts"
import { POOL, siteOf } from "./site-composition.ts"
import { diskStorage } from "./storage/index.ts"

/** Milliseconds: no upload takes an hour. */
const FILES_AGE = 3_600_000
/** Milliseconds: a day, in which a wizard that holds a picture is saved or left. */
const PICTURES_AGE = 86_400_000

/** A gateway that is ready to listen, and the work it does meanwhile. */
export interface Composed {
  readonly app: FastifyInstance
  readonly jobs: ReadonlyArray<Job>
  readonly close: () => Promise<void>
}

/** The only place that knows which noun, store and vendor stand behind the gateway. */
export const compose = async (foundation: Foundation): Promise<Composed> => {
  const { clock, config, database, hub, listener, log, metrics } = foundation
  const { db } = database
  const [services, banks] = [marketServices(db, config, conversationHost(config)), banksOf(foundation)]
  const papers = papersOf(foundation)
  const mail = mailOf(foundation)
  const openIdentity = identityOf(foundation, mail.codes)
  if (config.demo) {
    await tellOnce(db, async () => {
      process.stdout.write("Telling the demo market's story, which takes a moment …\n")
      await tellDemo({ url: database.url, config, hub, papers, openIdentity, now: clock.now() })
    })
  }
  const mailer = mailerOf(foundation, mail)
  const identity = await openIdentity(accountHooks(services, clock.clock))
  const forgetful = forgetting(listener, identity.forget) // before the lines hear of it
  const authenticate = authenticateOver(db, identity.authenticate)
  const passes = documentPasses(config.identitySecret)
  const limiter = openLimiter(database.url, config.mode === "demo" ? DEMO_RATES : RATES)
  const pages = siteOf(foundation)
  const keeper = keeperOver(identity, (id) => forgetAvatars(papers.storage, id))
  const resolvers = marketResolvers({ banks: banks.house, config, db, hub, keeper, papers, passes })
  const app = await makeGateway({
    ...foundation,
    ...pages,
    limiter,
    db,
    clock: clock.clock,
    authenticate,
    services,
    resolvers,
    routes: [
      (scope) => void scope.register(identity.routes, { prefix: "/idp" }),
      (scope) => void scope.register(unsubscribeRoutes({ links: mail.links, services, clock: clock.clock, limiter })),
      fileRoutes({ ...papers, authenticate, passes, services, clock: clock.clock }, config),
      ...pages.routes.concat(banks.routes, mail.routes, panelOf(foundation, services, resolvers)),
    ],
  })
  const close = async () => {
    forgetful()
    for (const closing of [mailer, mail, identity, limiter, pages.prerender]) await closing.close()
  }
  const jobs = [
    ...running(foundation, services, papers),
    ...sweeping({ db, mail, identity, limiter }),
    ...tidying(papers),
    ...housekeeping(db, log, clock.now),
  ]
  return { app, jobs: jobs.map(metered(metrics)), close }
}

/** The demo's panel; a production has none. */
const panelOf = (
  { clock, config, database: { db } }: Foundation,
  services: ReturnType<typeof marketServices>,
  resolvers: ReturnType<typeof marketResolvers>,
) => {
  if (config.mode !== "demo") return []
  const { as } = openMarketDoor({ db, resolvers, services, clock: clock.clock })
  return [(scope: FastifyInstance) => void scope.register(demoPanelRoutes({ db, services, clock: clock.clock, as }))]
}

/** Encrypted files on this machine's disk; in the demo, papers of its data rooms are made there when they are read first. */
const papersOf = ({ clock, config, database: { db } }: Foundation): DocumentHouse => {
  const masterKey = Buffer.from(config.masterKey, "base64")
  const disk = diskStorage(join(config.dataDir, "files"))
  return { db, storage: config.demo ? withRoomPapers(disk, db, masterKey) : disk, masterKey, now: clock.now }
}

/** What nobody names any more. */
const tidying = (papers: DocumentHouse): ReadonlyArray<Job> => [
  { name: "files", cron: "53 * * * *", run: () => sweepFiles(papers, FILES_AGE) },
  { name: "pictures", cron: "47 4 * * *", run: () => sweepListingPictures(papers, PICTURES_AGE) },
]

interface FileHouse extends Omit<AvatarHouse, "actorOf" | "services">, DocumentHouse {
  readonly services: ReturnType<typeof marketServices>
  readonly authenticate: Authenticate
  readonly passes: DocumentPasses
}

/** Sensitive papers, which alone a pass opens, people's pictures, and what everybody may look at. */
const fileRoutes =
  ({ authenticate, passes, ...house }: FileHouse, { roomFileBytes }: Pick<Config, "roomFileBytes">) =>
  (scope: FastifyInstance): void => {
    const actorOf = actorBy(authenticate)
    const ownActorOf = ownActorBy(authenticate)
    const papersActorOf = actorBy(authenticateAtDocuments(passes, house.now, authenticate))
    const rooms = { ...house, actorOf: papersActorOf, mostFileBytes: roomFileBytes }
    scope
      .register(
        documentRoutes({ ...house, actorOf: ownActorBy(authenticateAtDocuments(passes, house.now, authenticate)) }),
      )
      .register(vdrRoutes(rooms))
      .register(uploadRoutes(rooms))
      .register(avatarRoutes({ ...house, actorOf: ownActorOf }))
      .register(listingPictureRoutes({ ...house, actorOf }))
      .register(
        pictureRoutes(house.storage, { draw: drawPictures(house.db, house.storage), isShown: isShownToAll(house.db) }),
      )
      .register(placeRoutes)
  }

interface Swept {
  readonly db: Foundation["database"]["db"]
  readonly mail: { readonly codes: CodeMailQueue }
  readonly identity: Identity
  readonly limiter: Limiter
}

/** What must not pile up. */
const sweeping = ({ db, identity, limiter, mail }: Swept): ReadonlyArray<Job> => [
  { name: "codes", cron: "* * * * *", run: mail.codes.retry },
  { name: "contact", cron: "37 * * * *", run: () => forgetAttempts(db) },
  { name: "answers", cron: "29 * * * *", run: () => forgetAnswers(db) },
  { name: "identity", cron: "41 3 * * *", run: identity.admin.sweep },
  { name: "rates", cron: "*/5 * * * *", run: limiter.sweep },
]

const GUEST = { tag: "guest" } as const

const actorBy = (authenticate: Authenticate) => async (token: string) =>
  (await Effect.runPromise(authenticate(token))) ?? GUEST

/** The same where a mandate covers nothing: a Concierge in a seller's name is a guest there. */
const ownActorBy = (authenticate: Authenticate) => async (token: string) => {
  const actor = (await Effect.runPromise(authenticate(token))) ?? GUEST
  return actor.tag === "user" && actor.agent ? GUEST : actor
}

/** Mails what the log of events tells, and what strangers ask the operator. */
const mailerOf = ({ config, database: { db }, listener, report }: Foundation, mail: ReturnType<typeof mailOf>) =>
  openMailer({ db, listener, operator: addressIn(config.contactEmail), report, ...mail })

/** To a mail server where one is named, else to a page that only a demo has. */
const mailOf = ({ clock, config, database: { db }, report }: Foundation) => {
  const { identitySecret: secret, mailFrom: from, smtpUrl: url } = config
  const sender = { product: "XL", origin: originOf(config) }
  const links = unsubscribeLinks(secret)
  const queue = (transport: Parameters<typeof codeMailQueue>[0]["transport"]) =>
    codeMailQueue({ db, transport, sender, secret, report })
  if (url === undefined) {
    const mailbox = mailboxIn(db, clock.now)
    const codes = queue(mailbox)
    return {
      sender,
      links,
      transport: mailbox,
      codes,
      routes: [(scope: FastifyInstance) => void scope.register(mailboxRoutes(mailbox, sender.origin))],
      close: codes.settled,
    }
  }
  const server = smtpTransport({ url, from })
  const codes = queue(server)
  return { sender, links, transport: server, codes, routes: [], close: () => codes.settled().then(server.close) }
}

const identityOf =
  ({ config, database, report }: Foundation, { deliver }: CodeMailQueue) =>
  (hooks: AccountHooks) =>
    createIdentity({
      ...POOL,
      connectionString: database.url,
      secret: config.identitySecret,
      origin: `${originOf(config)}/idp`,
      limits: config.mode === "demo" ? DEMO_LIMITS : LIMITS,
      guesses: config.mode === "demo" ? DEMO_GUESSES : GUESSES,
      neutralSignIn: config.neutralSignIn,
      isPasswordless: async () =>
        (await Effect.runPromise(readSettings(database.db, config))).passwordlessRegistrationEnabled,
      deliver,
      report,
      hooks,
    })

/** Who connects banks, with the frames in which it is done. */
const banksOf = ({ clock, config }: Foundation) => {
  const { plaid, vopay } = config.bankProviders
  const house = bankHouse({
    masterKey: Buffer.from(config.masterKey, "base64"),
    plaid,
    vopay: vopay && { ...vopay, origin: originOf(config) },
    isPlayed: config.mode === "demo",
  })
  const addresses = { plaidUrl: plaid?.url ?? null, vopayOrigin: vopay?.frameOrigin ?? null }
  return {
    house,
    routes: [(scope: FastifyInstance) => void scope.register(bankPages({ house, now: clock.now, ...addresses }))],
  }
}

/** What moves the market, and tells of it. */
const running = (
  foundation: Foundation,
  services: ReturnType<typeof marketServices>,
  papers: DocumentHouse,
): ReadonlyArray<Job> => [
  tickJob(settling(foundation), services, foundation.clock),
  remindersJob(foundation.database.db, services, foundation.clock),
  chatMailsJob(services, foundation.clock),
  telling(foundation),
  making(foundation, papers),
]

/** Tells people of listings; what could not be told is logged, and tried again. */
const telling = ({ clock, database: { db }, log }: Foundation): Job =>
  alertsJob(db, clock, ({ cause, id }) =>
    log.error({ of: id, err: new Error("Somebody was not told of a listing.", { cause }) }, "alerts"),
  )

/** Makes the documents of closings; what could not be made is logged, and kept with its document. */
const making = ({ clock, config, log }: Foundation, papers: DocumentHouse): Job =>
  legalDocumentsJob(legalRun(papers, clock, config), ({ cause, docType, offerId }) =>
    log.error({ offer: offerId, docType, err: new Error("A document was not made.", { cause }) }, "legal documents"),
  )

/** The scheduler's run; a deal that would not settle is logged and keeps none of the others back. */
const settling =
  ({ log }: Foundation) =>
  (now: number) =>
    Effect.tap(settleDue(now), ({ failed }) =>
      Effect.sync(() =>
        failed.forEach(({ cause, id }) =>
          log.error({ asset: id, err: new Error("A deal did not settle.", { cause }) }, "tick"),
        ),
      ),
    )
