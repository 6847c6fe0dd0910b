import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import type pg from "pg"

const PasskeyRow = t.readonly(
  t.strict({
    credentialId: t.string,
    userId: t.string,
    publicKey: t.unknown,
    counter: t.number,
    transports: t.readonlyArray(t.string),
    attachment: t.union([t.string, t.null]),
    name: t.string,
    /** Milliseconds since the Unix epoch. */
    createdAt: t.number,
  }),
  "PasskeyRow",
)
/** A passkey as it is kept: its public key, and what tells its owner which one it is. */
export interface Passkey extends Omit<t.TypeOf<typeof PasskeyRow>, "publicKey"> {
  readonly publicKey: Uint8Array<ArrayBuffer>
}
export type NewPasskey = Omit<Passkey, "createdAt">

/** Passkeys of one account. Source: Amazon Cognito's quota. */
export const MOST_PASSKEYS = 20

const COLUMNS = `credential_id as "credentialId", user_id::text as "userId", public_key as "publicKey", counter::float8 as counter, transports,
  attachment, name, (extract(epoch from created_at) * 1000)::float8 as "createdAt"`

const passkeyOf = (row: unknown): Passkey => {
  const read = Result.getOrThrow(decode(PasskeyRow)(row))
  if (!(read.publicKey instanceof Uint8Array)) throw new TypeError("A passkey has no public key")
  return { ...read, publicKey: Uint8Array.from(read.publicKey) }
}

/** The table of passkeys. */
export const passkeyRows = (pool: Pick<pg.Pool, "query">) => ({
  /** Oldest first. */
  of: async (userId: string): Promise<ReadonlyArray<Passkey>> => {
    const { rows } = await pool.query(
      `select ${COLUMNS} from passkey where user_id = $1 order by created_at, credential_id`,
      [userId],
    )
    return rows.map(passkeyOf)
  },
  find: async (credentialId: string): Promise<Passkey | null> => {
    const { rows } = await pool.query(`select ${COLUMNS} from passkey where credential_id = $1`, [credentialId])
    return rows.length === 0 ? null : passkeyOf(rows[0])
  },
  /** False where somebody has it already. */
  add: async (key: NewPasskey): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `insert into passkey (credential_id, user_id, public_key, counter, transports, attachment, name)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [key.credentialId, key.userId, Buffer.from(key.publicKey), key.counter, key.transports, key.attachment, key.name],
    )
    return rowCount === 1
  },
  /** Notes a sign-in; false where another was noted meanwhile that had counted as far. */
  used: async (credentialId: string, counter: number): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `update passkey set counter = $2, used_at = current_timestamp where credential_id = $1 and (counter < $2 or $2 = 0 and counter = 0)`,
      [credentialId, counter],
    )
    return rowCount === 1
  },
  /** False where this account has none of that name. */
  remove: async (userId: string, credentialId: string): Promise<boolean> => {
    const { rowCount } = await pool.query("delete from passkey where user_id = $1 and credential_id = $2", [
      userId,
      credentialId,
    ])
    return rowCount === 1
  },
})
export type PasskeyRows = ReturnType<typeof passkeyRows>
