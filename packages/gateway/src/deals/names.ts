import { buyerNameOf } from "@xl/core/offers"
import { sql } from "kysely"
import type { Db } from "../database/index.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const uuids = (texts: ReadonlyArray<string | null>): ReadonlyArray<string> => [
  ...new Set(texts.filter((text): text is string => text !== null && UUID.test(text))),
]

interface NamedRow {
  readonly actor: string | null
  readonly body: { readonly agent?: string }
  readonly subject: string
}

/** Names of the people who acted, or are named beside them, and of the buyers whose offers the events are about. */
export const namesIn = async (db: Db, rows: ReadonlyArray<NamedRow>, more: ReadonlyArray<string> = []) => {
  const subjects = uuids(rows.map(({ subject }) => subject))
  const actors = uuids([...rows.flatMap(({ actor, body }) => [actor, body.agent ?? null]), ...more])
  const people =
    actors.length === 0
      ? []
      : await db
          .selectFrom("profiles")
          .select([
            "id",
            "email",
            sql<string | null>`body ->> 'firstName'`.as("firstName"),
            sql<string | null>`body ->> 'lastName'`.as("lastName"),
          ])
          .where("id", "in", actors)
          .execute()
  const buyers =
    subjects.length === 0
      ? []
      : await db
          .selectFrom("offers")
          .innerJoin("bidders", "bidders.id", "offers.buyer")
          .select(["offers.id", "bidders.firstName", "bidders.lastName"])
          .where("offers.id", "in", subjects)
          .execute()
  return {
    people: new Map(people.map(({ email, id, ...names }) => [id, buyerNameOf(names) ?? email])),
    buyers: new Map(buyers.map(({ id, ...names }) => [id, buyerNameOf(names)])),
  }
}

/** Who acted, and in whose name where it was a Concierge; null for the scheduler. */
export const actedBy = (names: ReadonlyMap<string, string>, actor: string | null, agent?: string): string | null => {
  if (actor === null) return null
  const name = (id: string) => names.get(id) ?? "Deleted account"
  return agent === undefined ? name(actor) : `${name(agent)} for ${name(actor)}`
}
