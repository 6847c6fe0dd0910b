import { Town } from "@xl/core/profiles"
import type { FastifyPluginAsync } from "fastify"
import * as t from "io-ts"
import { townsLike } from "./towns.ts"

/** Characters of a name; no town's is longer. */
const MOST_TYPED = 60
/** Seconds: towns do not move. */
const A_DAY = 86_400

/** `GET /places?typed=Chic` answers `{ towns: [{ zipCode, city, state }] }`, open to everybody. */
export const placeRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { typed?: unknown } }>("/places", async ({ query: { typed } }, reply) => {
    if (typeof typed !== "string" || typed.length > MOST_TYPED) return reply.code(400).send({ code: "BAD_USER_INPUT" })
    const towns = t.readonlyArray(Town).encode(townsLike(typed))
    return reply.header("cache-control", `public, max-age=${A_DAY}`).send({ towns })
  })
}
