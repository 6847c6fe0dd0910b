import { type Actor, type Role, RoleMissing, SignInRequired } from "@xl/core/kernel"
import { getDirectiveValues, type GraphQLField, GraphQLError, type GraphQLSchema } from "graphql"
import { messageOf } from "@xl/core/messages"
import { isCovered } from "@xl/core/mandates"

/** Whom a field is open to, as the schema's enum `Access` has it. */
export type Access = "Guest" | "SignedIn" | Role

/** What the field's `@access` says, or undefined where it has none. */
export const accessOf = (
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): ReadonlyArray<Access> | undefined => {
  const directive = schema.getDirective("access")
  const values = directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined
  return values?.["to"] as ReadonlyArray<Access> | undefined
}

export const permits = (access: ReadonlyArray<Access>, actor: Actor): boolean =>
  access.some((to) => {
    if (to === "Guest") return true
    if (actor.tag !== "user") return false
    return to === "SignedIn" || actor.roles.has(to)
  })

/** A Concierge in a seller's name gets to what the mandate covers, and to nothing else. */
export const isWithinMandate = (actor: Actor, operation: string): boolean =>
  actor.tag !== "user" || actor.agent === undefined || isCovered(operation)

export const outsideMandate = (operation: string): GraphQLError =>
  new GraphQLError(messageOf(new RoleMissing({ operation, isOutsideMandate: true })), {
    extensions: { code: "OutsideMandate", errorType: "Unauthorized" },
  })

/** The specification's words for a missing role; whoever is not signed in is told that instead. */
export const notAuthorized = (actor: Actor, field: string, type: string): GraphQLError => {
  const why = actor.tag === "user" ? new RoleMissing({ operation: field }) : new SignInRequired()
  const message = why._tag === "RoleMissing" ? `Not Authorized to access ${field} on type ${type}` : messageOf(why)
  return new GraphQLError(message, { extensions: { code: why._tag, errorType: "Unauthorized" } })
}
