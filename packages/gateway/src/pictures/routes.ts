import type { FastifyPluginAsync } from "fastify"
import type { Storage } from "../storage/index.ts"
import { readPicture } from "./picture-store.ts"

/** What lies under a key never changes: another picture has another key. */
const FOREVER = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
}

interface PictureRoutes {
  /** Makes those that are not there yet. */
  readonly draw?: (key: string) => Promise<Buffer | null>
  /** Whether everybody may look at a picture; all, where nothing is said. */
  readonly isShown?: (key: string) => Promise<boolean>
}

/** `GET /pictures/:key`, open to everybody; a thumbnail has the key with `-thumbnail`. */
export const pictureRoutes =
  (storage: Storage, { draw = async () => null, isShown = async () => true }: PictureRoutes = {}): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { key: string } }>("/pictures/:key", async ({ params }, reply) => {
      const { key } = params
      const picture = (await isShown(key)) ? ((await readPicture(storage, key)) ?? (await draw(key))) : null
      return picture
        ? reply.headers(FOREVER).type("image/webp").send(picture)
        : reply.code(404).send({ code: "NotFound" })
    })
  }
