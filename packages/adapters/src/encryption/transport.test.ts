import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { xhrTransport } from "./index.ts"

/** The browser's request, without a network: the test plays the line. */
class Request extends EventTarget {
  static readonly made: Array<Request> = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  readonly did: Array<string> = []
  status = 0
  responseText = ""

  constructor() {
    super()
    Request.made.push(this)
  }
  open(method: string, url: string): void {
    this.did.push(`${method} ${url}`)
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.did.push(`send ${[...body.keys()].join()}`)
  }
  abort(): void {
    this.did.push("abort")
    this.dispatchEvent(new Event("abort"))
  }
  answer(status: number, text: string): void {
    this.status = status
    this.responseText = text
    this.dispatchEvent(new Event("load"))
  }
  left(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total, lengthComputable }))
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", Request))
afterEach(() => {
  vi.unstubAllGlobals()
  Request.made.splice(0)
})

const sending = () => {
  const body = new FormData()
  body.append("file1", "bytes")
  const told: Array<number> = []
  const abort = new AbortController()
  const answered = xhrTransport({
    url: "/category-records",
    headers: { token: "of-pat" },
    body,
    signal: abort.signal,
    progress: (done) => told.push(done),
  })
  answered.catch(() => undefined)
  const [request = new Request()] = Request.made
  return { abort, answered, request, told }
}

describe("an upload by a browser", () => {
  it("posts the form with its headers, and gives the answer", async () => {
    const { answered, request } = sending()
    expect([request.did, request.headers]).toEqual([["POST /category-records", "send file1"], { token: "of-pat" }])
    request.answer(201, '{"file1":{}}')
    expect(await answered).toEqual({ status: 201, body: { file1: {} } })
  })

  it("tells how much has left, where the browser knows", () => {
    const { request, told } = sending()
    request.left(1, 4)
    request.left(2, 0, false)
    request.left(4, 4)
    expect(told).toEqual([0.25, 1])
  })

  it("gives an answer that is no JSON as none, with its status", async () => {
    const { answered, request } = sending()
    request.answer(502, "<html>")
    expect(await answered).toEqual({ status: 502, body: null })
  })

  it("fails where the line breaks", async () => {
    const { answered, request } = sending()
    request.dispatchEvent(new Event("error"))
    await expect(answered).rejects.toThrow("The connection broke")
  })

  it("is broken off when it is canceled", async () => {
    const { abort, answered, request } = sending()
    abort.abort()
    expect(request.did.at(-1)).toBe("abort")
    await expect(answered).rejects.toThrow("Canceled")
  })

  it("does not begin where it was canceled before", async () => {
    const progress = () => undefined
    const upload = { url: "/", headers: {}, body: new FormData(), signal: AbortSignal.abort(), progress }
    await expect(xhrTransport(upload)).rejects.toThrow("aborted")
    expect(Request.made).toEqual([])
  })
})
