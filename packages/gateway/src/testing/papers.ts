import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Actor } from "@xl/core/roles"
import { Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { afterAll } from "vitest"
import type { Database } from "../database/index.ts"
import { documentRoutes } from "../documents/index.ts"
import type { GatewayParts } from "../http/index.ts"
import { diskStorage } from "../storage/index.ts"

const GUEST: Actor = { tag: "guest" }

/** The calls of the encryption service, over a folder that is gone after the file's last test. */
export const paperRoutes = (
  db: Database,
  now: () => number,
  authenticate: GatewayParts<never>["authenticate"],
): ((app: FastifyInstance) => void) => {
  const folder = mkdtempSync(join(tmpdir(), "xl-papers-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const actorOf = async (token: string) => (await Effect.runPromise(authenticate(token))) ?? GUEST
  const house = { db, storage: diskStorage(folder), masterKey: randomBytes(32), now, actorOf }
  return (app) => void app.register(documentRoutes(house))
}
