import { randomBytes, randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SignedIn } from "@xl/core/kernel"
import { must, UserId } from "@xl/core/shared"
import Fastify from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { seeded } from "../testing/races/race.ts"
import { CHUNK } from "./chunked.ts"
import { documentRoutes } from "./index.ts"

/** Of each of the kinds below: a thousand in all. */
const EACH = 50

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl-tampered-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const owner: SignedIn = {
  tag: "user",
  id: must(UserId, randomUUID()),
  email: "a@b.example",
  roles: new Set(["VerifiedUsers"] as const),
}
const app = Fastify()
await app.register(
  documentRoutes({
    db,
    storage: diskStorage(folder),
    masterKey: randomBytes(32),
    now: Date.now,
    actorOf: async () => owner,
  }),
)
afterAll(() => app.close())

const at = `owner-id=${owner.id}&category-id=pof`
const stored = (key: string) => join(folder, "documents", key)

interface Paper {
  readonly key: string
  readonly plain: Buffer
  readonly file: Buffer
  readonly wrapped: Buffer
}

const filed = async (size: number): Promise<Paper> => {
  const plain = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size - 9)])
  const body = new FormData()
  body.append("file1", new Blob([plain]), "a.pdf")
  const sent = new Request("http://x", { method: "POST", body })
  const headers = { token: "owner", "content-type": sent.headers.get("content-type") ?? "" }
  const payload = Buffer.from(await sent.arrayBuffer())
  const answer = await app.inject({ method: "POST", url: `/category-records?${at}`, payload, headers })
  const { key } = answer.json<{ file1: { key: string } }>().file1
  const { wrappedKey } = await db
    .selectFrom("documents")
    .select("wrappedKey")
    .where("key", "=", key)
    .executeTakeFirstOrThrow()
  return { key, plain, file: await readFile(stored(key)), wrapped: wrappedKey }
}
const read = (key: string) =>
  app.inject({ url: `/category-records?${at}&external-id=${key}`, headers: { token: "owner" } })

const HEADER = 11
const SEALED = CHUNK + 16
/** The chunks of a file after its header, each with its tag. */
const chunksOf = (file: Buffer): ReadonlyArray<Buffer> =>
  Array.from({ length: Math.ceil((file.length - HEADER) / SEALED) }, (_, place) =>
    file.subarray(HEADER + place * SEALED, HEADER + (place + 1) * SEALED),
  )
const joined = (file: Buffer, chunks: ReadonlyArray<Buffer | undefined>) =>
  Buffer.concat([file.subarray(0, HEADER), ...chunks.map((chunk) => chunk ?? Buffer.alloc(0))])
const flipped = (bytes: Buffer, place: number, bit: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed[place] = (changed[place] ?? 0) ^ (1 << bit)
  return changed
}

interface Hand {
  readonly mine: Paper
  readonly other: Paper
  /** A whole number from 0 up to, and without, the most. */
  readonly below: (most: number) => number
}
/** What is put in the place of the file, or of the wrapped key of its record. */
type Tampering = (hand: Hand) => { readonly file: Buffer } | { readonly wrapped: Buffer }

const KINDS: Readonly<Record<string, Tampering>> = {
  "a bit flipped": ({ below, mine: { file } }) => ({ file: flipped(file, below(file.length), below(8)) }),
  "a bit of the header flipped": ({ below, mine: { file } }) => ({ file: flipped(file, below(HEADER), below(8)) }),
  "a bit of a tag flipped": ({ below, mine: { file } }) => {
    const end = Math.min(file.length, HEADER + SEALED * (1 + below(chunksOf(file).length)))
    return { file: flipped(file, end - 1 - below(16), below(8)) }
  },
  "bytes overwritten": ({ below, mine: { file } }) => {
    const from = below(file.length - 32)
    return { file: Buffer.concat([file.subarray(0, from), randomBytes(32), file.subarray(from + 32)]) }
  },
  "cut off anywhere": ({ below, mine: { file } }) => ({ file: file.subarray(0, below(file.length)) }),
  "cut off by a few bytes": ({ below, mine: { file } }) => ({ file: file.subarray(0, file.length - 1 - below(40)) }),
  "cut off after a chunk": ({ below, mine: { file } }) => ({
    file: joined(file, chunksOf(file).slice(0, below(chunksOf(file).length - 1) + 1)),
  }),
  "cut down to the header and less": ({ below, mine: { file } }) => ({ file: file.subarray(0, below(HEADER + 20)) }),
  "two chunks swapped": ({ below, mine: { file } }) => {
    const chunks = [...chunksOf(file)]
    const one = below(chunks.length)
    const two = (one + 1 + below(chunks.length - 1)) % chunks.length
    return { file: joined(file, chunks.with(one, chunks[two] as Buffer).with(two, chunks[one] as Buffer)) }
  },
  "a chunk left out": ({ below, mine: { file } }) => ({
    file: joined(file, chunksOf(file).toSpliced(below(chunksOf(file).length), 1)),
  }),
  "a chunk repeated": ({ below, mine: { file } }) => {
    const [chunks, place] = [chunksOf(file), below(chunksOf(file).length)]
    return { file: joined(file, chunks.toSpliced(place, 0, chunks[place] as Buffer)) }
  },
  "a chunk of another file": ({ below, mine, other }) => {
    const place = below(2)
    return { file: joined(mine.file, chunksOf(mine.file).with(place, chunksOf(other.file)[place] as Buffer)) }
  },
  "another file's header": ({ mine, other }) => ({
    file: Buffer.concat([other.file.subarray(0, HEADER), mine.file.subarray(HEADER)]),
  }),
  "another file whole": ({ other: { file } }) => ({ file }),
  "bytes appended": ({ below, mine: { file } }) => ({ file: Buffer.concat([file, randomBytes(1 + below(100))]) }),
  "a chunk of another file appended": ({ below, mine, other }) => ({
    file: Buffer.concat([mine.file, chunksOf(other.file)[below(2)] as Buffer]),
  }),
  "bytes put before": ({ below, mine: { file } }) => ({ file: Buffer.concat([randomBytes(1 + below(100)), file]) }),
  "the plain file": ({ below, mine: { plain } }) => ({ file: plain.subarray(0, plain.length - below(2)) }),
  "another file's key": ({ other: { wrapped } }) => ({ wrapped }),
  "a bit of the key flipped": ({ below, mine: { wrapped } }) => ({
    wrapped: flipped(wrapped, below(wrapped.length), below(8)),
  }),
}

const putKey = (key: string, wrappedKey: Buffer) =>
  db.updateTable("documents").set({ wrappedKey }).where("key", "=", key).execute()

/** What the owner is given while the tampering stands, and again after it was undone. */
const underTampering = async (mine: Paper, tampered: ReturnType<Tampering>) => {
  if ("file" in tampered) await writeFile(stored(mine.key), tampered.file)
  else await putKey(mine.key, tampered.wrapped)
  const answer = await read(mine.key)
  if ("file" in tampered) await writeFile(stored(mine.key), mine.file)
  else await putKey(mine.key, mine.wrapped)
  return answer
}

describe("a stored document that somebody laid hands on", () => {
  const papers: Array<Paper> = []
  beforeAll(async () => {
    for (const size of [CHUNK * 2 + 1, CHUNK * 3, CHUNK * 2 + 4_321, CHUNK * 4 - 1]) papers.push(await filed(size))
  })

  it.each(Object.entries(KINDS))("is not given out, nor any part of it: %s", async (kind, tampering) => {
    const random = seeded(kind)
    const below = (most: number) => Math.floor(random() * most)
    const told: Array<unknown> = []
    for (let turn = 0; turn < EACH; turn++) {
      const [mine, other] = [papers[turn % papers.length], papers[(turn + 1) % papers.length]] as [Paper, Paper]
      const answer = await underTampering(mine, tampering({ mine, other, below }))
      told.push([answer.statusCode, answer.json<{ code?: string }>().code, "file1" in answer.json<object>()])
    }
    expect(told).toEqual(Array.from({ length: EACH }, () => [503, "DocumentsUnavailable", false]))
  })

  it("is given out whole once all hands are off it, and a thousand were on it", async () => {
    for (const { key, plain } of papers) {
      const { data } = (await read(key)).json<{ file1: { data: string } }>().file1
      expect(Buffer.from(data, "base64").equals(plain)).toBe(true)
    }
    expect(Object.keys(KINDS).length * EACH).toBe(1_000)
  })
})
