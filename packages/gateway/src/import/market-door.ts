import type { SignedIn } from "@xl/core/kernel"
import { must, UserId } from "@xl/core/shared"
import { type Clock, type Context, Effect } from "effect"
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql"
import type { Database } from "../database/index.ts"
import { type MarketServices, signedInAs } from "../graphql/index.ts"
import { attach } from "../http/attach.ts"
import { readSchema, type Resolvers } from "../http/index.ts"
import type { Ask } from "./ask.ts"

export interface MarketDoor {
  /** The person with the roles that the database holds now. Throws for an e-mail without a profile. */
  readonly person: (email: string) => Promise<SignedIn>
  readonly as: (email: string) => Ask
}

interface Parts {
  readonly db: Database
  readonly resolvers: ReadonlyArray<Resolvers<MarketServices>>
  readonly services: Context.Context<MarketServices>
  readonly clock: Clock.Clock
}

/** The public schema within this process, for commands that ask as somebody: the same fields, roles and rules as over HTTP. */
export const openMarketDoor = ({ clock, db, resolvers, services }: Parts): MarketDoor => {
  const schema = readSchema()
  attach(schema, resolvers, services, clock)
  const read = reader(schema)
  const person = whoIsWho(db)
  return { person, as: (email) => asking(schema, read, () => person(email)) }
}

/** Parses and checks each document once: a command asks the same few again and again. */
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
    const contextValue = { actor: await whoAsks(), requestId: "command", address: "command", idempotencyKey: undefined }
    const { data, errors } = await execute({ schema, document: read(text), variableValues, contextValue })
    if (errors?.[0]) throw errors[0].originalError ?? errors[0]
    return data
  }

const whoIsWho = (db: Database): MarketDoor["person"] => {
  const ids = new Map<string, UserId>()
  const idOf = async (email: string): Promise<UserId> => {
    const known = ids.get(email)
    if (known) return known
    const row = await db.selectFrom("profiles").select("id").where("email", "=", email.toLowerCase()).executeTakeFirst()
    if (!row) throw new RangeError(`Nobody here has the e-mail ${email}.`)
    ids.set(email, must(UserId, row.id))
    return must(UserId, row.id)
  }
  return async (email) => {
    const user = await Effect.runPromise(signedInAs(db, await idOf(email), email))
    if (!user) throw new RangeError(`Nobody here has the e-mail ${email}.`)
    return user
  }
}
