import { Asset } from "@xl/core/assets"
import { Offer } from "@xl/core/offers"
import { type AssetId, decode } from "@xl/core/shared"
import { Result } from "effect"
import type { Database } from "../../database/index.ts"
import { verifyLog } from "../../events/index.ts"

/** One line of the log, as far as races care. */
export interface Fact {
  readonly type: string
  readonly subject: string
  readonly status: unknown
}

/** The chain of an asset or a user, in order. */
export const factsOf = async (db: Database, chain: string): Promise<ReadonlyArray<Fact>> => {
  const rows = await db
    .selectFrom("events")
    .select(["type", "subject", "body"])
    .where("chain", "=", chain)
    .orderBy("position")
    .execute()
  return rows.map(({ body, subject, type }) => ({
    type,
    subject,
    status: (body.after as { readonly status?: unknown } | null)?.status,
  }))
}

export const assetOf = async (db: Database, id: AssetId): Promise<Asset> => {
  const { body } = await db.selectFrom("assets").select("body").where("id", "=", id).executeTakeFirstOrThrow()
  return Result.getOrThrow(decode(Asset)(body))
}

export const offersOn = async (db: Database, id: AssetId): Promise<ReadonlyArray<Offer>> => {
  const rows = await db
    .selectFrom("offers")
    .innerJoin("offerAssets", "offerAssets.offerId", "offers.id")
    .select("body")
    .where("assetId", "=", id)
    .execute()
  return rows.map(({ body }) => Result.getOrThrow(decode(Offer)(body)))
}

/** How many mails of a kind were written for a subject's owner since the start of the test. */
export const mailsTo = async (db: Database, user: string, kind: string): Promise<number> => {
  const rows = await db.selectFrom("outbox").select("body").where("tag", "=", "mail").execute()
  return rows.filter(({ body }) => {
    const mail = body as { readonly kind: string; readonly to: string }
    return mail.kind === kind && mail.to === user
  }).length
}

/** A sentence where a figure is not what it must be. */
export const expected = (what: string, actual: unknown, wanted: unknown): string | undefined =>
  JSON.stringify(actual) === JSON.stringify(wanted)
    ? undefined
    : `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`

/** How often a status was entered, by the log. */
export const entered = (facts: ReadonlyArray<Fact>, type: string, status: string): number =>
  facts.filter((fact) => fact.type === type && fact.status === status).length

/** What is wrong with the log as a whole. */
export const logFault = async (db: Database): Promise<string | undefined> => (await verifyLog(db)).broken
