import { createHash, timingSafeEqual } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Config } from "../config/index.ts"
import type { Metrics } from "./metrics.ts"

type Guard = Pick<Config, "mode"> & Partial<Pick<Config, "metricsToken">>

/**
 * `GET /metrics`, for whoever bears `METRICS_TOKEN`. Without such a token a demo answers its own machine, and production
 * nobody: behind a proxy on the same machine everybody would look like one's own.
 */
export const metricsRoute = (app: FastifyInstance, { registry }: Pick<Metrics, "registry">, guard: Guard): void => {
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store")
    const verdict = verdictOn(request, guard)
    if (verdict === "absent") return reply.code(404).send({ message: "There is nothing here." })
    if (verdict === "refused")
      return reply.code(401).header("www-authenticate", "Bearer").send({ message: "Bear the token of METRICS_TOKEN." })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const verdictOn = (request: FastifyRequest, { metricsToken, mode }: Guard): "absent" | "refused" | "welcome" => {
  if (metricsToken !== undefined) return bears(request, metricsToken) ? "welcome" : "refused"
  return mode === "demo" && isFromHere(request) ? "welcome" : "absent"
}

/** Hashes have one length, so that comparing them tells nothing of the token. */
const bears = ({ headers: { authorization = "" } }: FastifyRequest, token: string): boolean => {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}

const PASSED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"]

const isFromHere = ({ headers, socket }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "") && !PASSED_ON.some((name) => headers[name] !== undefined)
