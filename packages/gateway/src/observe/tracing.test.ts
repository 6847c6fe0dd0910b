import { execFile } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { bareEnvironment, testDatabase } from "../testing/index.ts"
import { isTracingAsked } from "./tracing-asked.ts"

interface Value {
  readonly stringValue?: string
  readonly intValue?: number
  readonly arrayValue?: { readonly values: ReadonlyArray<Value> }
}
interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status?: { readonly code?: number }
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Value }>
}
interface Sent {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: Span["attributes"] }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

const { url } = await testDatabase()
/** Notes that the SDK's file is loaded, whoever asks for it. */
const HOOK = `import { registerHooks } from "node:module"
registerHooks({ load: (url, context, next) => {
  if (url.includes("/sdk-node/")) globalThis.isSdkLoaded = true
  return next(url, context)
} })`

/** What a collector is sent by a process that answers some questions over a real database. */
const traced = async (variables: Readonly<Record<string, string>>) => {
  const sent: Array<Sent> = []
  const collector = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent)
      response.setHeader("content-type", "application/json").end("{}")
    })
  }).listen(0, "127.0.0.1")
  await once(collector, "listening")
  const { port } = collector.address() as AddressInfo
  const script = fileURLToPath(new URL("testing/traced-process.ts", import.meta.url))
  const given = Object.entries(variables).map(([name, value]) => [name, value.replace("PORT", String(port))])
  const env = { ...bareEnvironment(), DATABASE_URL: url, ...Object.fromEntries(given) }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(HOOK)}`, "--conditions=xl-source", script],
    { env },
  )
  collector.close()
  const resources = sent.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    told: JSON.parse(stdout) as { readonly isLoaded: boolean; readonly statuses: ReadonlyArray<number> },
    text: JSON.stringify(sent),
    spans: resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: Object.fromEntries(
      (resources[0]?.resource.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
    ),
  }
}
const attributesOf = (span: Span | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.arrayValue?.values.map(({ stringValue }) => stringValue),
    ]),
  )

/** Sent at the end and all at once, with patience for a machine that is busy. */
const COLLECTED = {
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:PORT",
  OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  OTEL_EXPORTER_OTLP_TIMEOUT: "60000",
  OTEL_BSP_EXPORT_TIMEOUT: "60000",
  OTEL_BSP_SCHEDULE_DELAY: "60000",
}
/** The trace that the process's requests name. */
const FOREIGN = "0af7651916cd43dd8448eb211c80319c"
const tracesOf = (spans: ReadonlyArray<Span>) => Object.fromEntries(spans.map(({ name, traceId }) => [traceId, name]))

describe("traces", () => {
  it("hold a span for the request, one for its GraphQL operation and one for each statement, below each other", async () => {
    const { resource, spans, text, told } = await traced({
      ...COLLECTED,
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    })
    expect(told).toEqual({ isLoaded: true, statuses: [200, 200, 404] })
    expect(resource).toMatchObject({ "service.name": "xl", "deployment.environment.name": "test" })
    expect(Object.keys(resource).filter((name) => /^(host|os|process)\./.test(name))).toEqual([])
    const [question] = spans.filter(({ name }) => name === "query ping")
    const request = spans.find(({ spanId }) => spanId === question?.parentSpanId)
    const statement = spans.find(({ parentSpanId }) => parentSpanId === question?.spanId)
    expect([request?.name, statement?.name]).toEqual(["POST /graphql", "postgresql select"])
    expect(new Set([request, question, statement].map((span) => span?.traceId)).size).toBe(1)
    expect(attributesOf(question)).toEqual({ "graphql.operation.type": "query", "xl.graphql.fields": ["ping"] })
    expect(attributesOf(request)).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/graphql",
      "http.response.status_code": 200,
      "xl.request_id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(attributesOf(statement)).toEqual({ "db.system.name": "postgresql", "db.operation.name": "select" })
    const broken = spans.find(({ name }) => name === "query broken")
    expect(broken?.status?.code).toBe(2)
    expect(spans.map(({ name }) => name)).toContain("GET (none)")
    expect(FOREIGN in tracesOf(spans)).toBe(false) // else anybody could make us record theirs
    expect(text).not.toMatch(/hunter2|ann@example|4111/)
  }, 60_000)

  it("continue a foreign trace where a proxy is trusted, which may have begun it", async () => {
    expect(FOREIGN in tracesOf((await traced({ ...COLLECTED, TRUST_PROXY: "1" })).spans)).toBe(true)
  }, 60_000)

  it("are not recorded, and their library not even loaded, where no variable asks for them", async () => {
    const { spans, told } = await traced({ OTEL_SERVICE_NAME: "xl" })
    expect([told, spans]).toEqual([{ isLoaded: false, statuses: [200, 200, 404] }, []])
  }, 60_000)

  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: "xl" }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector:4318/v1/traces" }, true],
    [{ OTEL_TRACES_EXPORTER: "console" }, true],
    [{ OTEL_TRACES_EXPORTER: "none", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, false],
    [{ OTEL_SDK_DISABLED: "true", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" }, false],
  ])("are asked for by %o: %s", (env, asked) => expect(isTracingAsked(env)).toBe(asked))
})
