import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, inject } from "vitest"
import { type Database, openDatabase } from "../database/index.ts"
import { databaseAt } from "./database-at.ts"

export interface TestDatabase {
  readonly url: string
  readonly db: Database
}

/** A migrated, empty database for one test file, about 30 ms; it is dropped after the file's last test. */
export const testDatabase = async ({
  migrated = true,
}: { readonly migrated?: boolean } = {}): Promise<TestDatabase> => {
  const server = inject("postgres")
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await onServer(server, `create database ${name} template ${migrated ? "template" : "template0"}`)
  const url = databaseAt(server, name)
  const db = openDatabase(url, 10)
  afterAll(async () => {
    await db.destroy()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return { url, db }
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
