import { getNamedType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, isObjectType } from "graphql"

type Fields = Readonly<Record<string, unknown>>

/** Types whose objects are somebody's: one that is not among those asked about is passed over, with all that lies in it. */
const OWNED: ReadonlySet<string> = new Set([
  "Asset",
  "ChangeRequest",
  "ClientError",
  "FailedDocumentsAsset",
  "Mandate",
  "Notice",
  "Offer",
  "Profile",
  "RoleRequest",
  "Tier2Request",
  "Tier2RequestView",
])

interface Look {
  readonly schema: GraphQLSchema
  /** Of the things that are looked at. */
  readonly ids: ReadonlySet<string>
  /** What counts as no value. */
  readonly isNothing?: (value: unknown) => boolean
}

/** Which fields of which types the answer holds a value for, in things with the given ids. */
export const seenFields = (
  type: GraphQLOutputType,
  answer: unknown,
  { schema, ids, isNothing = isKept }: Look,
): ReadonlySet<string> => {
  const seen = new Set<string>()
  const walk = (of: GraphQLOutputType, value: unknown): void => {
    for (const fields of objectsIn(value)) {
      const { __typename: said } = fields
      const named = schema.getType(typeof said === "string" ? said : getNamedType(of).name)
      if (isObjectType(named) && !(OWNED.has(named.name) && !ids.has(String(fields["id"])))) look(named, fields)
    }
  }
  const look = (type: GraphQLObjectType, fields: Fields): void => {
    for (const [name, inside] of Object.entries(fields)) {
      const field = type.getFields()[name]
      if (!field || isNothing(inside)) continue
      seen.add(`${type.name}.${name}`)
      walk(field.type, inside)
    }
  }
  walk(type, answer)
  return seen
}

/** What stands where something is kept to others: null, no entries, a count of none, or a blank text. */
const isKept = (value: unknown): boolean =>
  value === null || value === 0 || value === "" || (Array.isArray(value) && value.length === 0)

/** The same where the database veils a row, which has no null for a flag or for what consists of flags: no, and nothing in any field. */
export const isVeiled = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value === false || isKept(value)
  return Object.entries(value).every(([name, inside]) => name === "__typename" || isVeiled(inside))
}

/** Each object of a list, or the one. */
const objectsIn = (value: unknown): ReadonlyArray<Fields> => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return typeof value === "object" && value !== null ? [value as Fields] : []
}
