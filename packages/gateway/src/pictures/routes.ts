import type { FastifyPluginAsync } from "fastify"
import type { Storage } from "../storage/index.ts"
import { readPicture } from "./picture-store.ts"

/** What lies under a key never changes: another picture has another key. */
const FOREVER = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
}

/** `GET /pictures/:key`, open to everybody; a thumbnail has the key with `-thumbnail`. `draw` makes those that are not there yet. */
export const pictureRoutes =
  (storage: Storage, draw: (key: string) => Promise<Buffer | null> = async () => null): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { key: string } }>("/pictures/:key", async ({ params }, reply) => {
      const picture = (await readPicture(storage, params.key)) ?? (await draw(params.key))
      return picture
        ? reply.headers(FOREVER).type("image/webp").send(picture)
        : reply.code(404).send({ code: "NotFound" })
    })
  }
