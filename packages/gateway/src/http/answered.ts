import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Log } from "./log.ts"

/** What strangers can ask for without end, each answered before anything was done. A token that is no good (401) is always told of. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 405, 413, 415, 429])
/** Lines in a minute; the rest are one line together. */
const MOST_LINES = 300
const MINUTE = 60_000

/** A line for each answer, but for a flood of refusals, which would fill the disk: those beyond the first 300 in a minute are counted. */
export const tellAnswers = (app: FastifyInstance, log: Log): void => {
  const refusals = new Bounded((untold) => log.warn({ untold }, "refusals not told one by one"))
  app.addHook("onResponse", async (request, reply) => {
    if (REFUSALS.has(reply.statusCode) && !refusals.next()) return
    request.log.info(summary(request, reply), "answered")
  })
  app.addHook("onClose", async () => refusals.close())
}

/** Lets so many through in each minute that begins with one of them, and tells how many it kept back. */
class Bounded {
  readonly #tell: (untold: number) => void
  #passed = 0
  #untold = 0
  #minute: NodeJS.Timeout | undefined

  constructor(tell: (untold: number) => void) {
    this.#tell = tell
  }

  next(): boolean {
    this.#minute ??= setTimeout(() => this.close(), MINUTE).unref()
    if (this.#passed === MOST_LINES) {
      this.#untold += 1
      return false
    }
    this.#passed += 1
    return true
  }

  /** Ends the minute. */
  close(): void {
    clearTimeout(this.#minute)
    if (this.#untold > 0) this.#tell(this.#untold)
    this.#minute = undefined
    this.#passed = 0
    this.#untold = 0
  }
}

/** The route's pattern and never the address itself, which may hold somebody's token or e-mail. */
const summary = (
  { asked, method, refused, routeOptions }: FastifyRequest,
  { elapsedTime, statusCode }: FastifyReply,
) => ({
  method,
  route: routeOptions.url ?? "(none)",
  asked,
  refused,
  status: statusCode,
  ms: Math.round(elapsedTime * 10) / 10,
})
