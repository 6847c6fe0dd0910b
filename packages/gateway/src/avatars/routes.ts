import multipart from "@fastify/multipart"
import {
  DocumentNotFound,
  FileEmpty,
  FileTooLarge,
  mayReadAvatar,
  MOST_FILE_BYTES,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired, type Actor, type SignedIn } from "@xl/core/kernel"
import type { MarketStore } from "@xl/core/market"
import { changeAvatar } from "@xl/core/market/profiles"
import type { Clock, Context } from "effect"
import { Clock as Clocks, Context as Contexts, Effect } from "effect"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { Acting } from "../database/index.ts"
import { answering } from "../documents/refusal.ts"
import type { Storage } from "../storage/index.ts"
import { drawn, forgetAvatars, keepAvatar, readAvatar } from "./avatar-store.ts"

export interface AvatarHouse {
  readonly storage: Storage
  /** Who holds this access token, with the roles that the database holds now; a guest for a bad one. */
  readonly actorOf: (accessToken: string) => Promise<Actor>
  readonly services: Context.Context<MarketStore>
  readonly clock: Clock.Clock
}

/** One's own face is nobody else's: no cache between keeps it, and a browser that shows it by itself runs nothing of it. */
const PRIVATE = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
}

/**
 * The picture of whoever holds the access token in the header `token`. `POST /avatars` takes a multipart body with the picture in the field
 * `file1` and answers `{ key }`, which the profile names from then on; `GET /avatars?key` gives the bytes of that, or of the key with
 * `-thumbnail`; `DELETE /avatars` takes the picture away.
 */
export const avatarRoutes =
  (house: AvatarHouse): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: MOST_FILE_BYTES + 1 },
      throwFileSizeLimit: false,
    })
    app.addHook("onSend", async (_request, reply) => void reply.headers(PRIVATE))

    app.post("/avatars", { bodyLimit: MOST_FILE_BYTES + 100_000 }, (request, reply) =>
      answering(request, reply, async () => {
        const owner = await caller(house, request)
        const { bytes, name } = await sent(request)
        const key = await keepAvatar(house.storage, owner.id, name, await drawn(bytes))
        await record(house, owner, key)
        await forgetAvatars(house.storage, owner.id, key)
        return reply.code(201).send({ key })
      }),
    )

    app.get("/avatars", (request, reply) =>
      answering(request, reply, async () => {
        const reader = await caller(house, request)
        const { key } = request.query as Readonly<Record<string, unknown>>
        const bytes =
          typeof key === "string" && mayReadAvatar(reader, key) ? await readAvatar(house.storage, key) : null
        if (bytes === null) throw new DocumentNotFound()
        return reply.type("image/webp").send(bytes)
      }),
    )

    app.delete("/avatars", (request, reply) =>
      answering(request, reply, async () => {
        const owner = await caller(house, request)
        await record(house, owner, null)
        await forgetAvatars(house.storage, owner.id)
        return reply.code(204).send()
      }),
    )
  }

const caller = async ({ actorOf }: AvatarHouse, request: FastifyRequest): Promise<SignedIn> => {
  const { token } = request.headers
  const actor = typeof token === "string" ? await actorOf(token) : undefined
  if (actor?.tag !== "user") throw new SignInRequired()
  return actor
}

/** The whole picture; one byte more than is taken is enough to know that it is too large. */
const sent = async (request: FastifyRequest): Promise<{ readonly bytes: Buffer; readonly name: string }> => {
  const part = await request.file().catch((reason: unknown) => {
    throw (reason as { readonly statusCode?: number }).statusCode === 413 ? new FileTooLarge() : new FileEmpty()
  })
  if (part?.fieldname !== "file1") throw new FileEmpty()
  const late = setTimeout(() => part.file.destroy(new UploadTimedOut()), UPLOAD_TIMEOUT_MILLIS)
  try {
    const bytes = await part.toBuffer()
    if (bytes.length > MOST_FILE_BYTES) throw new FileTooLarge()
    return { bytes, name: part.filename }
  } finally {
    clearTimeout(late)
  }
}

/** Names the picture in the profile; the file is there before, so that no profile names one that is not. */
const record = ({ clock, services }: AvatarHouse, owner: SignedIn, key: string | null): Promise<unknown> =>
  Effect.runPromiseWith(Contexts.add(services, Clocks.Clock, clock))(
    changeAvatar(owner, key).pipe(Effect.provideService(Acting, owner)),
  )
