import { randomBytes } from "node:crypto"
import multipart from "@fastify/multipart"
import {
  DocumentNotFound,
  FileEmpty,
  FileTooLarge,
  isAvatarType,
  listingPictureKey,
  assetOfPicture,
  MOST_FILE_BYTES,
  PictureTypeRefused,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired, type Actor, type SignedIn } from "@xl/core/kernel"
import { mayFillIn } from "@xl/core/assets"
import { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { findAsset } from "../assets/reads.ts"
import { Acting, type Database } from "../database/index.ts"
import { answering } from "../documents/refusal.ts"
import type { Storage } from "../storage/index.ts"
import { type DrawnPicture, drawPicture, putPicture, readPicture } from "./picture-store.ts"

export interface ListingPictureHouse {
  readonly db: Database
  readonly storage: Storage
  readonly now: () => number
  /** Who holds this access token, with the roles that the database holds now; a guest for a bad one. */
  readonly actorOf: (accessToken: string) => Promise<Actor>
}

/** A picture that is not on the market is its owner's alone. */
const PRIVATE = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
}

/**
 * The pictures of an asset, for its first owner and administrators, who show an access token in the header `token`. `POST
 * /listing-pictures?asset` takes a multipart body with the picture in the field `file1`, draws it anew so that nothing but pixels is left
 * of it, and answers `{ key }`, which editAsset then names; `GET /listing-pictures?key` gives the bytes of that, or of its small copy.
 */
export const listingPictureRoutes =
  (house: ListingPictureHouse): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: MOST_FILE_BYTES + 1 },
      throwFileSizeLimit: false,
    })
    app.addHook("onSend", async (_request, reply) => void reply.headers(PRIVATE))

    app.post("/listing-pictures", { bodyLimit: MOST_FILE_BYTES + 100_000 }, (request, reply) =>
      answering(request, reply, async () => {
        const asset = await own(house, request, asked(request, "asset"))
        const picture = await drawn(await sent(request))
        const key = listingPictureKey(asset, randomBytes(16).toString("hex"))
        await putPicture(house.storage, key, picture)
        return reply.code(201).send({ key })
      }),
    )

    app.get("/listing-pictures", (request, reply) =>
      answering(request, reply, async () => {
        const key = asked(request, "key")
        await own(house, request, assetOfPicture(key) ?? "")
        const bytes = await readPicture(house.storage, key)
        if (bytes === null) throw new DocumentNotFound()
        return reply.type("image/webp").send(bytes)
      }),
    )
  }

const asked = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === "string" ? value : ""
}

const caller = async ({ actorOf }: ListingPictureHouse, request: FastifyRequest): Promise<SignedIn> => {
  const { token } = request.headers
  const actor = typeof token === "string" ? await actorOf(token) : undefined
  if (actor?.tag !== "user") throw new SignInRequired()
  return actor
}

/** The asset, if it is the caller's or the caller administers; what is not theirs is not there. */
const own = async (house: ListingPictureHouse, request: FastifyRequest, id: string): Promise<AssetId> => {
  const actor = await caller(house, request)
  if (!AssetId.is(id)) throw new DocumentNotFound()
  const looked = findAsset(house.db, actor, id, house.now()).pipe(Effect.provideService(Acting, actor))
  const found = await Effect.runPromise(Effect.result(looked))
  const view = found._tag === "Success" ? found.success : null
  if (found._tag === "Failure" && found.failure._tag !== "AssetNotFound") throw found.failure
  if (view === null || !mayFillIn(actor, view)) throw new DocumentNotFound()
  return id
}

/** The whole picture; one byte more than is taken is enough to know that it is too large. */
const sent = async (request: FastifyRequest): Promise<Buffer> => {
  const part = await request.file().catch((reason: unknown) => {
    throw (reason as { readonly statusCode?: number }).statusCode === 413 ? new FileTooLarge() : new FileEmpty()
  })
  if (part?.fieldname !== "file1") throw new FileEmpty()
  const late = setTimeout(() => part.file.destroy(new UploadTimedOut()), UPLOAD_TIMEOUT_MILLIS)
  try {
    const bytes = await part.toBuffer()
    if (bytes.length > MOST_FILE_BYTES) throw new FileTooLarge()
    if (bytes.length === 0) throw new FileEmpty()
    return bytes
  } finally {
    clearTimeout(late)
  }
}

/** By what it holds: a JPEG, PNG or WebP, drawn anew. */
const drawn = async (bytes: Buffer): Promise<DrawnPicture> => {
  const { fileTypeFromBuffer } = await import("file-type")
  if (!isAvatarType((await fileTypeFromBuffer(bytes))?.mime)) throw new PictureTypeRefused()
  return drawPicture(bytes).catch(() => {
    throw new PictureTypeRefused() // it begins as a picture does, and is none
  })
}
