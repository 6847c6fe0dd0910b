import { settleDue } from "@xl/core/market/server"
import type { SignedIn } from "@xl/core/roles"
import { addAdmin } from "@xl/core/roles/server"
import { must, UserId } from "@xl/core/shared"
import { Clock, Context, Effect } from "effect"
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql"
import type { Database } from "../database/index.ts"
import { type DocumentHouse, fileDocument, takeIn } from "../documents/index.ts"
import { type MarketServices, signedInAs } from "../graphql/index.ts"
import { attach } from "../http/attach.ts"
import { readSchema, type Resolvers } from "../http/index.ts"
import type { Ask } from "../import/index.ts"
import type { Stage } from "./stage.ts"
import type { StoryClock } from "./story-clock.ts"

/** What a stage is built from: the same resolvers and services that answer over HTTP. */
export interface Backstage {
  readonly db: Database
  readonly resolvers: ReadonlyArray<Resolvers<MarketServices>>
  readonly services: Context.Context<MarketServices>
  readonly papers: Pick<DocumentHouse, "masterKey" | "storage">
  readonly clock: StoryClock
  readonly addUser: Stage["addUser"]
}

/** Where the encryption service files a proof of funds. */
const PROOF_OF_FUNDS = "proof-of-funds"

/** The public schema within this process, under the story's clock: nothing of it is open to anybody else. */
export const stageOn = ({ addUser, clock, db, papers, resolvers, services }: Backstage): Stage => {
  const { now, setTime } = clock
  const schema = readSchema()
  attach(schema, resolvers, services, clock.clock)
  const read = reader(schema)
  const run = Effect.runPromiseWith(Context.add(services, Clock.Clock, clock.clock))
  const actors = whoIsWho(db)
  return {
    setTime,
    addUser,
    grantAdmin: async (email) => {
      const user = await actors(email)
      await run(addAdmin({ ...user, roles: new Set(["Admins"]) }, user.id))
    },
    as: (email) => asking(schema, read, () => actors(email)),
    upload: async (email, name, bytes) => {
      const owner = await actors(email)
      const paper = { category: PROOF_OF_FUNDS, name, intake: await takeIn(once(bytes)) }
      const { key, type, dataOwnerId } = await fileDocument({ ...papers, db, now }, owner, paper)
      return { name, key, type, dataOwnerId }
    },
    tick: async () => {
      const { failed } = await run(settleDue(now()))
      if (failed[0]) throw new Error(`The scheduler cannot settle ${failed[0].id}.`, { cause: failed[0].cause })
    },
  }
}

/** Parses and checks each document once: the story asks the same few again and again. */
const reader = (schema: GraphQLSchema) => {
  const known = new Map<string, DocumentNode>()
  return (text: string): DocumentNode => {
    const document = known.get(text) ?? parse(text)
    const [problem] = known.has(text) ? [] : validate(schema, document)
    if (problem) throw problem
    known.set(text, document)
    return document
  }
}

const asking =
  (schema: GraphQLSchema, read: (text: string) => DocumentNode, whoAsks: () => Promise<SignedIn>): Ask =>
  async (text, variableValues) => {
    const contextValue = { actor: await whoAsks(), requestId: "demo", address: "demo", idempotencyKey: undefined }
    const { data, errors } = await execute({ schema, document: read(text), variableValues, contextValue })
    if (errors?.[0]) throw errors[0].originalError ?? errors[0]
    return data
  }

/** People by e-mail, with the roles that the database holds now. */
const whoIsWho = (db: Database) => {
  const ids = new Map<string, UserId>()
  const idOf = async (email: string): Promise<UserId> => {
    const known = ids.get(email)
    if (known) return known
    const { id } = await db.selectFrom("profiles").select("id").where("email", "=", email).executeTakeFirstOrThrow()
    ids.set(email, must(UserId, id))
    return must(UserId, id)
  }
  return async (email: string): Promise<SignedIn> => {
    const user = await Effect.runPromise(signedInAs(db, await idOf(email), email))
    if (!user) throw new Error(`${email} has no profile.`)
    return user
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
