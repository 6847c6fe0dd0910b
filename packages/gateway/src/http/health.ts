import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import type { Database } from "../database/index.ts"
import type { Listener } from "../live/index.ts"

/** Milliseconds within which the database must answer. */
const PATIENCE = 1_000

/** Those that were told to stop. */
const leaving = new WeakSet<FastifyInstance>()

/** From now on `/readyz` says no, and every answer ends its connection; all else is served as before. */
export const leave = (app: FastifyInstance): void => void leaving.add(app)

/** `/healthz`, also known as `/livez`: the process lives. `/readyz`: it can serve, or says what is missing and when to ask again. */
export const health = (app: FastifyInstance, db: Database, listener: Listener): void => {
  app.addHook("onSend", async (_request, reply) => {
    if (leaving.has(app)) reply.header("connection", "close")
  })
  for (const path of ["/healthz", "/livez"]) app.get(path, { logLevel: "warn" }, async () => ({ status: "ok" }))
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const missing = [
      ...(leaving.has(app) ? ["stopping"] : []),
      ...((await answers(db)) ? [] : ["database"]),
      ...(listener.isConnected() ? [] : ["live"]),
    ]
    if (missing.length === 0) return { status: "ready" }
    return reply.code(503).header("retry-after", "1").send({ status: "not ready", missing })
  })
}

const answers = (db: Database): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((late) => setTimeout(() => late(false), PATIENCE).unref()),
  ])
