import { Clock, Context, Effect } from "effect"
import { type GraphQLField, GraphQLNonNull, type GraphQLSchema, isObjectType } from "graphql"
import { Acting } from "../database/index.ts"
import { type Access, accessOf, isWithinMandate, notAuthorized, outsideMandate, permits } from "./access.ts"
import type { RequestContext, Resolve, Resolvers } from "./request.ts"

type Answer = (parent: unknown, args: unknown, request: RequestContext) => Promise<unknown>

/**
 * Puts the resolvers behind their fields, each behind its `@access`. Throws where the schema and the resolvers do not fit,
 * or where a field that can be asked for first does not say who may.
 */
export const attach = <R>(
  schema: GraphQLSchema,
  resolvers: ReadonlyArray<Resolvers<R>>,
  services: Context.Context<R>,
  clock: Clock.Clock,
): void => {
  const all = merged(resolvers)
  const context = Context.add(services, Clock.Clock, clock)
  const runWith = Effect.runPromiseWith(context)
  const run: Run<R> = (effect, { actor }) => runWith(Effect.provideService(effect, Acting, actor))
  for (const [type, fields] of roots(schema)) {
    for (const field of fields) {
      const resolve = taken(all, type, field.name)
      const access = accessOf(schema, field)
      if (!resolve) throw new Error(`${type}.${field.name} has no resolver.`)
      if (!access) throw new Error(`${type}.${field.name} does not say who may ask: add @access.`)
      const answer: Answer = async (parent, args, request) => {
        if (!isWithinMandate(request.actor, field.name)) throw outsideMandate(field.name)
        if (!permits(access, request.actor)) throw notAuthorized(request.actor, field.name, type)
        return run(resolve(args, request, parent), request)
      }
      if (type === "Subscription") Object.assign(field, { subscribe: answer, resolve: (value: unknown) => value })
      else Object.assign(field, { resolve: answer })
    }
  }
  for (const [type, field] of others(schema)) hide(schema, type, field, taken(all, type, field.name), run)
  const [leftOver] = all.keys()
  if (leftOver) throw new Error(`There is a resolver for ${leftOver}, which the schema does not have.`)
}

/** Runs it for who asks: to the database, too. */
type Run<R> = (effect: Effect.Effect<unknown, unknown, R>, request: RequestContext) => Promise<unknown>

/** A field further down that names who may see it is null for everybody else. */
const hide = <R>(
  schema: GraphQLSchema,
  type: string,
  field: GraphQLField<unknown, unknown>,
  resolve: Resolve<R> | undefined,
  run: Run<R>,
): void => {
  const access = accessOf(schema, field)
  if (access && field.type instanceof GraphQLNonNull)
    throw new Error(`${type}.${field.name} can be hidden by @access, so its type cannot end with "!".`)
  const may = (access: ReadonlyArray<Access> | undefined, { actor }: RequestContext) =>
    !access || permits(access, actor)
  const read = (parent: unknown) => (parent as Readonly<Record<string, unknown>>)[field.name]
  if (resolve) {
    const answer: Answer = async (parent, args, request) =>
      may(access, request) ? run(resolve(args, request, parent), request) : null
    Object.assign(field, { resolve: answer })
  } else if (access) {
    Object.assign(field, {
      resolve: (parent: unknown, _args: unknown, request: RequestContext) =>
        may(access, request) ? read(parent) : null,
    })
  }
}

const roots = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter((type) => type !== undefined && type !== null)
    .map((type) => [type.name, Object.values(type.getFields())] as const)

const others = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(
      (type) =>
        isObjectType(type) && !type.name.startsWith("__") && !["Query", "Mutation", "Subscription"].includes(type.name),
    )
    .flatMap((type) =>
      Object.values((type as { getFields: () => Record<string, GraphQLField<unknown, unknown>> }).getFields()).map(
        (field) => [type.name, field] as const,
      ),
    )

const merged = <R>(resolvers: ReadonlyArray<Resolvers<R>>): Map<string, Resolve<R>> => {
  const all = new Map<string, Resolve<R>>()
  for (const [type, fields] of resolvers.flatMap((noun) => Object.entries(noun))) {
    for (const [field, resolve] of Object.entries(fields)) {
      if (all.has(`${type}.${field}`)) throw new Error(`${type}.${field} has two resolvers.`)
      all.set(`${type}.${field}`, resolve)
    }
  }
  return all
}

const taken = <R>(all: Map<string, Resolve<R>>, type: string, field: string): Resolve<R> | undefined => {
  const name = `${type}.${field}`
  const resolve = all.get(name)
  all.delete(name)
  return resolve
}
