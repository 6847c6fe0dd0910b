import type { FastifyRequest } from "fastify"
import type { GuestAsks } from "./drawn.ts"
import { answer, type Engine } from "./graphql.ts"

/** Answers what a page asks while it is drawn: as a guest, queries alone, and no other texts than anybody may ask. */
export const guestAsks =
  (engine: Engine) =>
  ({ id, ip, log }: FastifyRequest): GuestAsks =>
  async (question) => {
    const admitted = engine.gate(JSON.parse(question), false)
    if ("errors" in admitted) return JSON.stringify({ errors: admitted.errors.map((error) => error.toJSON()) })
    if (admitted.operation !== "query") throw new Error(`A page that is drawn may not send a ${admitted.operation}.`)
    const guest = { actor: { tag: "guest" }, requestId: id, address: ip, idempotencyKey: undefined } as const
    const said = await answer(engine, admitted, guest, (reason, errorId) =>
      log.error({ err: reason, errorId }, "masked"),
    )
    return JSON.stringify(said)
  }
