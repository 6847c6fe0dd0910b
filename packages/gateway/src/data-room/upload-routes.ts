import { VdrItemNotFound } from "@xl/core/data-room"
import { findVdrFile, mayUploadTo } from "@xl/core/market/data-room"
import { ROOM_PIECE_BYTES, roomFileSizeRefusal } from "@xl/core/documents"
import { decode, must, VdrItemId } from "@xl/core/shared"
import { Result } from "effect"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import * as t from "io-ts"
import { answering, caller, fileName, HARMLESS, roomBars, takeIn } from "../documents/index.ts"
import { type Arrived, beginUpload, findUpload, finishUpload, takePiece } from "./pieces.ts"
import { acting, idIn, idOrNullIn, keeping, type VdrRoutes } from "./routes.ts"
import { toldOfItem } from "./vdr-resolvers.ts"

/** Where files are sent in pieces, at this gateway. */
export const VDR_UPLOADS = "/vdr-uploads"

const Named = t.strict({ name: t.string, size: t.Int })

const told = (upload: Arrived) => ({ upload })

/**
 * Files of data rooms in pieces of 4,000,000 bytes at most, so that a cut line costs one piece: `POST /vdr-uploads?folder&replaces` with `{ name, size }`
 * begins one and answers `{ upload: { id, received, size } }`; `PUT /vdr-uploads?id&from` takes the piece that begins at `from`, and `GET /vdr-uploads?id`
 * tells how far it is, both with the same answer; `POST /vdr-uploads/done?id` answers `{ item }`. Only the last looks at the content, and so only there is a
 * file refused for what it holds. All may be repeated. They take what `/vdr-files` takes in the header `token`, and ask the rules anew.
 */
export const uploadRoutes =
  (house: VdrRoutes): FastifyPluginAsync =>
  async (app) => {
    const as = acting(house)
    app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    )
    app.addHook("onSend", async (_request, reply) => void reply.headers(HARMLESS))

    app.post(VDR_UPLOADS, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        const to = { folder: idIn(request, "folder"), replaces: idOrNullIn(request, "replaces") }
        const { name, size } = namedIn(request)
        const refusal = roomFileSizeRefusal(size, house.mostFileBytes)
        if (refusal) throw refusal
        await as(who, mayUploadTo(who, to.folder, to.replaces))
        return reply.code(201).send(told(await beginUpload(house, who, { ...to, name: fileName(name), size })))
      }),
    )
    app.get(VDR_UPLOADS, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        return reply.send(told(await findUpload(house, who, idIn(request, "id"))))
      }),
    )
    app.put(VDR_UPLOADS, { bodyLimit: ROOM_PIECE_BYTES }, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const piece = { id: idIn(request, "id"), from: fromIn(request), bytes }
        return reply.send(told(await takePiece(house, who, piece)))
      }),
    )
    app.post(`${VDR_UPLOADS}/done`, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        const filed = await finishUpload(house, who, idIn(request, "id"), async (begun, bytes) => {
          const to = {
            folder: must(VdrItemId, begun.folder),
            replaces: begun.replaces === null ? null : must(VdrItemId, begun.replaces),
          }
          await as(who, mayUploadTo(who, to.folder, to.replaces))
          const intake = await takeIn(begun.name, bytes, roomBars(house.mostFileBytes))
          return (await keeping(house, who, to)(begun.name, intake)).id
        })
        const item = await as(who, findVdrFile(who, must(VdrItemId, filed)))
        return reply.code(201).send({ item: toldOfItem(item) })
      }),
    )
  }

/** A body that names no file and says no size is none of ours. */
const namedIn = ({ body }: FastifyRequest): t.TypeOf<typeof Named> => {
  const named = decode(Named)(body)
  if (Result.isFailure(named) || named.success.size < 0) throw new VdrItemNotFound()
  return named.success
}

const fromIn = ({ query }: FastifyRequest): number => {
  const from = (query as Readonly<Record<string, unknown>>)["from"]
  return typeof from === "string" && /^\d{1,12}$/.test(from) ? Number(from) : -1
}
