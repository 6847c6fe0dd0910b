import { readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { ownMarket } from "./markets.ts"

/** The address of the market's own database. */
export const databaseUrl = (): string => {
  const { data } = ownMarket()
  const [, , , port = ""] = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")
  const password = readFileSync(join(data, "secrets/database"), "utf8")
  return `postgres://xl:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}

const told = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Every mailed code is over, as it is a quarter of an hour after it was sent: nobody waits that long here. */
export const codesRunOut = (): Promise<void> =>
  told(`update identity.verification set "expiresAt" = now() - interval '1 second'`)

/** Whoever has to wait before the next guess has waited. */
export const waitsPass = (): Promise<void> => told("update identity.guess set locked_until = since")
