import { PostgresDialect } from "kysely"
import type { FastifyPluginAsync } from "fastify"
import pg from "pg"
import { surviveCuts } from "../database/index.ts"
import { accountsOver } from "./accounts.ts"
import { adminOver } from "./admin.ts"
import { authenticator, type Authenticated } from "./authenticate.ts"
import { type Client, devicesOver } from "./devices.ts"
import { GUESSES, guessesOver } from "./guesses.ts"
import { type Library, openLibrary } from "./library.ts"
import { bucketsOver, LIMITS } from "./limits.ts"
import { operationsOver, type Wire } from "./operations/index.ts"
import { FLOORS, type IdentityOptions, LIFETIMES } from "./options.ts"
import { passkeyRows } from "./passkey-rows.ts"
import { passkeysOver } from "./passkeys.ts"
import { PASSWORDS } from "./passwords.ts"
import { proofsOver } from "./proofs.ts"
import { routesOver } from "./routes.ts"
import { sessionRows } from "./session-rows.ts"
import { type OpenSession, sessionsOver } from "./sessions.ts"
import { type Issuer, localKeys, signerOver, verifierOver } from "./tokens.ts"
import { invalid, WireError } from "./wire-error.ts"
import { readRequest } from "./wire-request.ts"

export interface Identity {
  /** Register with `{ prefix: "/idp" }`. */
  readonly routes: FastifyPluginAsync
  /** Null for whatever is no good access token of a live session. */
  readonly authenticate: (accessToken: string) => Promise<Authenticated | null>
  /** To be told whose session ended in whichever process, or nobody's name where that is not known. */
  readonly forget: (userId?: string) => void
  readonly admin: ReturnType<typeof adminOver>
  /** One operation of the wire without HTTP. Throws WireError. */
  readonly answer: (operation: string, body: unknown, client: Client) => Promise<object>
  readonly close: () => Promise<void>
}

/** The gateway's own user pool: answers the wire that aws-amplify speaks. */
export const createIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const pool = poolOf(options.connectionString)
  const limits = { ...LIMITS, ...options.limits }
  const lifetimes = { ...LIFETIMES, ...options.lifetimes }
  const issuer = { issuer: `${options.origin}/${options.poolId}`, clientId: options.clientId }
  const { secret, deliver, passwords = PASSWORDS } = options
  const dialect = new PostgresDialect({ pool })
  const library = openLibrary({ dialect, ...issuer, lifetimes, limits, secret, deliver, passwords })

  const keys = async () => ({ keys: (await library.api.getJwks()).keys.map((key) => ({ ...key, use: "sig" })) })
  const verify = verifierOver(localKeys(keys), issuer)
  const accounts = await accountsOver(library, options.hooks)
  const sessions = sessionsOver(await sessionRows(library, accounts), { secret, lifetimes })
  const { authenticate, forget } = authenticator(verify, sessions)
  sessions.onEnded(forget)
  const buckets = bucketsOver(await counter(library))
  const guesses = guessesOver(pool, options.guesses ?? GUESSES)
  const devices = devicesOver(secret, { isHttps: options.origin.startsWith("https:") })
  const passkeys = passkeysOver(passkeyRows(pool), { origin: new URL(options.origin).origin })
  const floors = { ...FLOORS, ...options.floors }
  const { answer, isOperation } = answerer(options.clientId, {
    library,
    accounts,
    sessions,
    buckets,
    guesses,
    devices,
    passkeys,
    proofs: proofsOver(library),
    lifetimes,
    floors,
    options,
    verify,
    authenticationResult: resultOver(library, issuer, lifetimes.accessToken),
  })
  const routes = routesOver({ poolId: options.poolId, keys, answer, isOperation })
  return {
    routes,
    authenticate,
    forget,
    answer,
    admin: adminOver({ library, accounts, sessions, guesses }),
    close: () => pool.end(),
  }
}

/** The answer to a sign-in or refresh. `seconds` is the life of an access token. */
const resultOver = (library: Library, issuer: Issuer, seconds: number) => {
  const sign = signerOver(library, issuer)
  return async ({ user, session, refreshToken }: OpenSession) => {
    const tokens = { ...(await sign(user, session)), RefreshToken: refreshToken, TokenType: "Bearer" }
    return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ExpiresIn: seconds } }
  }
}

const answerer = (clientId: string, wire: Wire) => {
  const operations = operationsOver(wire)
  const answer: Identity["answer"] = async (name, body, client) => {
    const operation = operations.get(name)
    if (!operation) throw invalid("Unknown operation")
    await wire.buckets.takeAddress("anyAddress", client.address)
    const request = readRequest(body)
    if (request.ClientId !== undefined && request.ClientId !== clientId) {
      throw new WireError("ResourceNotFoundException", "User pool client does not exist.")
    }
    return operation(request, client)
  }
  return { answer, isOperation: (name: string): boolean => operations.has(name) }
}

/** The library's tables lie in a schema of their own, which its statements do not name. */
const poolOf = (connectionString: string): pg.Pool => {
  const options = "-c search_path=identity -c statement_timeout=15000 -c lock_timeout=5000"
  const identified = { connectionString, options, application_name: "xl identity" }
  const pool = new pg.Pool({ ...identified, max: 8, connectionTimeoutMillis: 30_000 })
  surviveCuts(pool)
  return pool
}

const counter = async (library: Library) => {
  const { adapter } = await library.$context
  const forget = (key: string) => adapter.deleteMany({ model: "rateLimit", where: [{ field: "key", value: key }] })
  return { handle: library.handler, forget }
}
