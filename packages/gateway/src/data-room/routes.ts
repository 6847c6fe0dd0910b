import { Readable } from "node:stream"
import multipart from "@fastify/multipart"
import { VdrItemNotFound, VdrReading } from "@xl/core/data-room"
import { fileVdrUpload, findVdrFile, mayUploadTo, readVdrFile } from "@xl/core/market/data-room"
import { DATA_ROOM_CATEGORY, MOST_FILE_BYTES } from "@xl/core/documents"
import type { MarketStore } from "@xl/core/market"
import type { SignedIn } from "@xl/core/kernel"
import { decode, type Ids, must, VdrItemId } from "@xl/core/shared"
import { Clock, Context, Effect, Result } from "effect"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { Acting } from "../database/index.ts"
import {
  answering,
  caller,
  fileDocument,
  type DocumentRoutes,
  HARMLESS,
  type Intake,
  readShared,
  roomBars,
  uploaded,
} from "../documents/index.ts"
import { toldOfItem, VDR_FILES } from "./vdr-resolvers.ts"

type Services = Ids | MarketStore

export interface VdrRoutes extends DocumentRoutes {
  readonly services: Context.Context<Services>
  readonly clock: Clock.Clock
  /** Bytes that a file may have, as the operator set it. */
  readonly mostFileBytes: number
}

/**
 * The bytes of files of data rooms. `POST /vdr-files?folder&replaces` takes a multipart body of 5,000,000 bytes at most with the file in the field
 * `file1` and answers `{ item }`; a larger one is sent in pieces (`uploadRoutes`). With `replaces` it takes the place of that file. `GET /vdr-files?id&how`, where how is open or download, gives the bytes. Both take a pass of uploadVdrFile or
 * downloadVdrFile, or an access token, in the header `token`, and ask the rules anew: a pass opens nothing that its holder may not read by now.
 */
export const vdrRoutes =
  (house: VdrRoutes): FastifyPluginAsync =>
  async (app) => {
    const as = acting(house)
    await app.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: MOST_FILE_BYTES + 1 },
      throwFileSizeLimit: false,
    })
    app.addHook("onSend", async (_request, reply) => void reply.headers(HARMLESS))

    app.post(VDR_FILES, { bodyLimit: MOST_FILE_BYTES + 100_000 }, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        const to = { folder: idIn(request, "folder"), replaces: idOrNullIn(request, "replaces") }
        await as(who, mayUploadTo(who, to.folder, to.replaces)) // before a byte is kept
        const most = Math.min(house.mostFileBytes, MOST_FILE_BYTES) // what is read of a larger one is not all of it
        const item = await uploaded(request, keeping(house, who, to), roomBars(most))
        return reply.code(201).send({ item: toldOfItem(item) })
      }),
    )

    app.get(VDR_FILES, (request, reply) =>
      answering(request, reply, async () => {
        const who = await caller(house, request)
        const [id, how] = [idIn(request, "id"), howIn(request)]
        const file = await as(who, findVdrFile(who, id))
        const { bytes, size } = await readShared(house, who, { category: DATA_ROOM_CATEGORY, key: id })
        await as(who, readVdrFile(who, id, how)) // on the record before a byte leaves
        return reply
          .type(file.type ?? "application/octet-stream")
          .header("content-length", size)
          .send(Readable.from(bytes))
      }),
    )
  }

/** Where a file is put. */
export interface RoomTarget {
  readonly folder: VdrItemId
  readonly replaces: VdrItemId | null
}

/** Keeps a file's bytes and puts it into its folder. */
export const keeping =
  (house: VdrRoutes, who: SignedIn, { folder, replaces }: RoomTarget) =>
  async (name: string, intake: Intake) => {
    const { key, type } = await fileDocument(house, who, { category: DATA_ROOM_CATEGORY, name, intake })
    const upload = { id: must(VdrItemId, key), name, type, size: intake.size() }
    return acting(house)(who, fileVdrUpload(who, folder, upload, replaces)) // should it be refused now, the bytes are an orphan for the sweep
  }

export const acting =
  ({ clock, services }: VdrRoutes) =>
  <A, E>(who: SignedIn, work: Effect.Effect<A, E, Services>): Promise<A> =>
    Effect.runPromiseWith(Context.add(services, Clock.Clock, clock))(Effect.provideService(work, Acting, who))

export const idIn = ({ query }: FastifyRequest, name: string): VdrItemId => {
  const id = decode(VdrItemId)((query as Readonly<Record<string, unknown>>)[name])
  if (Result.isFailure(id)) throw new VdrItemNotFound()
  return id.success
}

/** The same where there may be none. */
export const idOrNullIn = (request: FastifyRequest, name: string): VdrItemId | null =>
  (request.query as Readonly<Record<string, unknown>>)[name] === undefined ? null : idIn(request, name)

/** A reading that does not say what it is for is taken for the one that keeps the bytes. */
const howIn = ({ query }: FastifyRequest): VdrReading => {
  const how = decode(VdrReading)((query as Readonly<Record<string, unknown>>)["how"])
  return Result.isSuccess(how) ? how.success : "download"
}
