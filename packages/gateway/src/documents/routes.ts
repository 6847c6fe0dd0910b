import multipart from "@fastify/multipart"
import {
  DocumentNotFound,
  FileEmpty,
  FileTooLarge,
  mayFileDocument,
  MOST_FILE_BYTES,
  UPLOAD_TIMEOUT_MILLIS,
  UploadTimedOut,
} from "@xl/core/documents"
import { SignInRequired, type Actor, type SignedIn } from "@xl/core/kernel"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { type DocumentHouse, fileDocument, readDocument, type RecordName } from "./document-store.ts"
import { type Bars, type Intake, takeIn } from "./intake.ts"
import { answering } from "./refusal.ts"

export interface DocumentRoutes extends DocumentHouse {
  /** Who holds this access token or pass, with the roles that the database holds now; a guest for a bad one. */
  readonly actorOf: (accessToken: string) => Promise<Actor>
}

/** What a file's own content may do in a browser that is made to show it: nothing. */
export const HARMLESS = {
  "x-content-type-options": "nosniff",
  "content-disposition": "attachment",
  "content-security-policy": "sandbox; default-src 'none'",
  "cache-control": "no-store",
}
/** Bytes of a field's value beside the file. */
const FIELD_BYTES = 1_000

/**
 * The encryption service's two calls. `POST /category-records?owner-id&category-id` takes a multipart body with the file in the
 * field `file1` and answers `{ file1: { key, name, type, dataOwnerId, dateModified } }`; `GET /category-records?owner-id&external-id
 * &category-id`, where external-id is that key, answers `{ file1: { name, type, dateModified, data } }` with the bytes in base64. Both
 * take an access token, or a pass of getZentinelToken, in the header `token`. Who reads another's record says why in the query's
 * `reason`.
 */
export const documentRoutes =
  (house: DocumentRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart, {
      limits: { files: 1, fields: 4, fieldSize: FIELD_BYTES, fileSize: MOST_FILE_BYTES + 1 },
      throwFileSizeLimit: false,
    })
    app.addHook("onSend", async (_request, reply) => void reply.headers(HARMLESS))

    app.post("/category-records", { bodyLimit: MOST_FILE_BYTES + 100_000 }, (request, reply) =>
      answering(request, reply, async () => {
        const owner = await caller(house, request)
        const record = recordOf(request)
        if (!mayFileDocument(owner, record)) throw new DocumentNotFound()
        return reply.code(201).send({
          file1: await uploaded(request, (name, intake) =>
            fileDocument(house, owner, { category: record.categoryId, name, intake }),
          ),
        })
      }),
    )

    app.get("/category-records", (request, reply) =>
      answering(request, reply, async () => {
        const { reason: why, ...record } = recordOf(request)
        const reader = await caller(house, request)
        const read = await readDocument(house, reader, record, why)
        if (read.reason !== null) tellRead(request, reader, { ...record, reason: read.reason })
        return reply.send({ file1: { ...read.paper, data: read.bytes.toString("base64") } })
      }),
    )
  }

/** Who looked at whose paper, and why: what the owner's record holds too. */
const tellRead = (
  { log }: FastifyRequest,
  { id: reader }: SignedIn,
  { externalId: document, ownerId: owner, reason }: RecordName & { readonly reason: string },
): void => log.info({ document, owner, reader, reason }, "document read")

/** The one file of a multipart body, looked at as it streams in, for `file` to keep. */
export const uploaded = async <A>(
  request: FastifyRequest,
  file: (name: string, intake: Intake) => Promise<A>,
  bars?: Bars,
): Promise<A> => {
  const part = await request.file().catch((reason: unknown) => {
    throw multipartRefusal(reason)
  })
  if (part?.fieldname !== "file1") throw new FileEmpty()
  const late = setTimeout(() => part.file.destroy(new UploadTimedOut()), UPLOAD_TIMEOUT_MILLIS)
  try {
    const name = fileName(part.filename)
    return await file(name, await takeIn(name, part.file, bars))
  } finally {
    clearTimeout(late)
    part.file.resume() // what nobody reads any more would keep the request open
  }
}

/** The last part of a path, without what a file system or a header could misread; a long one keeps its end, which says what it is. */
export const fileName = (typed: string): string => {
  // oxlint-disable-next-line no-control-regex -- Control characters are what is taken out.
  const name = (typed.split(/[\\/]/).at(-1) ?? "").replace(/[\u0000-\u001f\u007f"]/g, "")
  return name.length > 200 ? `${name.slice(0, 190)}${name.slice(-10)}` : name || "document"
}

/** Who holds the token of the header. */
export const caller = async (
  { actorOf }: Pick<DocumentRoutes, "actorOf">,
  request: FastifyRequest,
): Promise<SignedIn> => {
  const { token } = request.headers
  const actor = typeof token === "string" ? await actorOf(token) : undefined
  if (actor?.tag !== "user") throw new SignInRequired()
  return actor
}

const recordOf = ({ query }: FastifyRequest) => {
  const said = query as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof said[name] === "string" ? said[name] : "")
  return {
    ownerId: text("owner-id"),
    externalId: text("external-id"),
    categoryId: text("category-id"),
    reason: text("reason"),
  }
}

/** What is wrong with a body in which no file is found. */
const multipartRefusal = (reason: unknown): FileEmpty | FileTooLarge =>
  (reason as { readonly statusCode?: number }).statusCode === 413 ? new FileTooLarge() : new FileEmpty()
