import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { type LocalFile, UPLOAD_TIMEOUT_MILLIS } from "@xl/core/documents"
import { Millis, must, type UserId } from "@xl/core/shared"
import { aPdf } from "@xl/testkit/documents"
import { aUserId, EXAMPLE_NOW } from "@xl/testkit/market"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest"
import { documentsEncryption, fetchTransport, type Transport } from "./index.ts"

const run = Effect.runPromise
const silent = () => undefined
const PATIENCE = { timeout: 20_000 }
const owner = aUserId(1)
const FILED = {
  file1: { key: "k", name: "statement.pdf", type: "application/pdf", dataOwnerId: owner, dateModified: EXAMPLE_NOW },
}

interface Heard {
  readonly method: string
  readonly url: URL
  readonly token: unknown
  readonly body: FormData | null
}
let heard: Array<Heard> = []
let answer: (response: ServerResponse) => unknown = () => undefined
const bodyOf = async (request: IncomingMessage) => {
  const chunks: Array<Uint8Array> = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const type = request.headers["content-type"]
  return type ? await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData() : null
}
const service = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { headers, method = "", url = "" } = request
    heard.push({ method, url: new URL(url, "http://service"), token: headers["token"], body })
    answer(response)
  })
})
await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready))
afterAll(() => void service.close())
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/category-records`

const says = (status: number, body: object | string) => {
  answer = (response) => response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body))
}
const documentsOf = (transport: Transport = fetchTransport, who: UserId | null = owner) =>
  documentsEncryption({ url, token: async () => (who ? "of-pat" : null), owner: async () => who, transport })
beforeEach(() => {
  heard = []
  says(201, FILED)
})

describe("an upload to the encryption service", () => {
  it("carries the file in file1, whose it is, and the token in a header (ACC-541, SEL-411)", async () => {
    const file = aPdf(2_000)
    expect(await run(documentsOf().upload(file, silent))).toEqual(FILED.file1)
    const [{ body, method, token, url: asked } = { body: null }] = heard
    expect([method, asked?.pathname, token]).toEqual(["POST", "/category-records", "of-pat"])
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      "owner-id": owner,
      "category-id": "proof-of-funds",
    })
    const sent = body?.get("file1") as File
    expect([sent.name, sent.type, new Uint8Array(await sent.arrayBuffer())]).toEqual([
      "statement.pdf",
      "application/pdf",
      await file.bytes(),
    ])
  })

  it.each([
    [400, "FileEmpty"],
    [401, "SignInRequired"],
    [404, "DocumentNotFound"],
    [408, "UploadTimedOut"],
    [413, "FileTooLarge"],
    [415, "FileTypeRefused"],
    [415, "FileNameMisleads"],
  ])("that is answered %i is refused as %s", async (status, code) => {
    says(status, { code, message: "No." })
    expect(await run(Effect.flip(documentsOf().upload(aPdf(), silent)))).toMatchObject({ _tag: code })
  })

  it.each<readonly [string, number, object | string]>([
    ["a code that nobody knows", 503, { code: "Full" }],
    ["a page that is no JSON", 502, "<html>"],
    ["a record without its key", 201, { file1: { name: "x" } }],
    ["nothing", 201, ""],
  ])("that is answered by %s has failed, and may be tried again", async (_what, status, body) => {
    says(status, body)
    expect(await run(Effect.flip(documentsOf().upload(aPdf(), silent)))).toMatchObject({ _tag: "DocumentsUnavailable" })
  })

  it("has failed where nobody answers", async () => {
    const nowhere = documentsEncryption({
      url: "http://127.0.0.1:1/",
      token: async () => null,
      owner: async () => null,
      transport: fetchTransport,
    })
    expect(await run(Effect.flip(nowhere.upload(aPdf(), silent)))).toMatchObject({ _tag: "DocumentsUnavailable" })
  })

  it("is given up after 60 seconds, and its request with it", async () => {
    const seen: Array<AbortSignal> = []
    const endless: Transport = ({ signal }) => new Promise(() => void seen.push(signal))
    const late = Effect.gen(function* () {
      const upload = yield* Effect.forkChild(Effect.flip(documentsOf(endless).upload(aPdf(), silent)))
      yield* Effect.promise(() => vi.waitFor(() => expect(seen).toHaveLength(1), PATIENCE))
      yield* TestClock.adjust(UPLOAD_TIMEOUT_MILLIS - 1)
      expect(seen[0]?.aborted).toBe(false)
      yield* TestClock.adjust(1)
      return yield* Fiber.join(upload)
    })
    expect(await run(late.pipe(Effect.provide(TestClock.layer())))).toMatchObject({ _tag: "UploadTimedOut" })
    expect(seen[0]?.aborted).toBe(true)
    expect(UPLOAD_TIMEOUT_MILLIS).toBe(60_000)
  })

  it("that is canceled aborts its request", async () => {
    answer = () => undefined // never
    const sending = Effect.runFork(documentsOf().upload(aPdf(), silent))
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE)
    const gone = new Promise((closed) => service.once("connection", closed))
    await run(Fiber.interrupt(sending))
    says(201, FILED)
    await run(documentsOf().upload(aPdf(), silent))
    await gone // the old connection is not used again: it was broken off
    expect(heard).toHaveLength(2)
  })

  it("that is canceled while the file is read sends nothing", async () => {
    let read: (bytes: Uint8Array) => void = silent
    const slow: LocalFile = { ...aPdf(), bytes: () => new Promise((bytes) => (read = bytes)) }
    const sending = Effect.runFork(documentsOf().upload(slow, silent))
    await Effect.runPromise(Effect.sleep(20))
    await run(Fiber.interrupt(sending))
    read(await aPdf().bytes())
    await Effect.runPromise(Effect.sleep(50))
    expect(heard).toEqual([])
  })
})

describe("a download from the encryption service", () => {
  it("names owner, record and category, and reads the bytes in file1 (ACC-539, ACC-540)", async () => {
    says(200, { file1: { type: "image/png", data: Buffer.from([0x89, 0x50, 0x00, 0xff]).toString("base64") } })
    expect(await run(documentsOf().download({ dataOwnerId: owner, key: "k" }))).toEqual({
      type: "image/png",
      bytes: new Uint8Array([0x89, 0x50, 0x00, 0xff]),
    })
    const [asked] = heard
    expect([asked?.method, asked?.token, Object.fromEntries(asked?.url.searchParams ?? [])]).toEqual([
      "GET",
      "of-pat",
      { "owner-id": owner, "external-id": "k", "category-id": "proof-of-funds" },
    ])
  })

  it("that is answered with anything but 200 is reported, and no other (ACC-569, BUY-404)", async () => {
    const reported: Array<readonly [string, unknown]> = []
    const { download } = documentsEncryption({
      url,
      token: async () => "of-pat",
      owner: async () => owner,
      transport: fetchTransport,
      report: (what, cause) => reported.push([what, cause]),
    })
    const paper = { ...FILED.file1, dateModified: must(Millis, EXAMPLE_NOW) }
    says(200, { file1: { type: "application/pdf", data: btoa("%PDF") } })
    await run(download(paper))
    expect(reported).toEqual([])
    says(503, {})
    expect((await run(Effect.flip(download(paper))))._tag).toBe("DocumentsUnavailable")
    expect(reported).toEqual([["Downloading a document", "The encryption service answered 503"]])
  })

  it("of another's paper carries why it is read, and is refused by name without it", async () => {
    says(403, { code: "ReadReasonRequired", message: "Why?" })
    const paper = { dataOwnerId: owner, key: "k" }
    expect(await run(Effect.flip(documentsOf().download(paper)))).toMatchObject({ _tag: "ReadReasonRequired" })
    says(200, { file1: { type: "application/pdf", data: "" } })
    await run(documentsOf().download(paper, "Decides role request 7"))
    expect(heard.map(({ url: asked }) => asked.searchParams.get("reason"))).toEqual([null, "Decides role request 7"])
  })

  it("of another's paper finds nothing", async () => {
    says(404, { code: "DocumentNotFound", message: "No." })
    expect(await run(Effect.flip(documentsOf().download({ dataOwnerId: owner, key: "k" })))).toMatchObject({
      _tag: "DocumentNotFound",
    })
  })

  it.each<readonly [string, number, object | string]>([
    ["a page that is no JSON", 200, "<html>"],
    ["a record without bytes", 200, { file1: { type: "image/png" } }],
    ["bytes that are no base64", 200, { file1: { type: "image/png", data: "%" } }],
    ["a time-out", 408, { code: "UploadTimedOut" }],
  ])("that is answered by %s has failed", async (_what, status, body) => {
    says(status, body)
    const failed = await run(Effect.flip(documentsOf().download({ dataOwnerId: owner, key: "k" })))
    expect(failed).toMatchObject({ _tag: "DocumentsUnavailable" })
  })
})
