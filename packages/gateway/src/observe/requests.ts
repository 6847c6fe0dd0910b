import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Metrics } from "./metrics.ts"

const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]
const NOWHERE = "(none)"

export interface Watching {
  readonly metrics: Pick<Metrics, "questions" | "requests"> | undefined
  /** Whether a trace may continue one that the request names; else anybody could make us record theirs. */
  readonly continuesTraces: boolean
}

/** Counts and times each request, and opens a span around it where traces are recorded. */
export const watchRequests = (app: FastifyInstance, { continuesTraces, metrics }: Watching): void => {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook("onRequest", (request, _reply, done) => {
    const around = continuesTraces ? propagation.extract(context.active(), request.headers) : context.active()
    const span = trace.getTracer("xl").startSpan(request.method, { kind: SpanKind.SERVER }, around)
    if (!span.isRecording()) return done()
    spans.set(request, span)
    context.with(trace.setSpan(around, span), done)
  })
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request)
    if (span) finish(span, request, reply)
    if (metrics) count(metrics, request, reply)
  })
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? NOWHERE
const methodOf = ({ method }: FastifyRequest): string => (METHODS.includes(method) ? method : "OTHER")

const finish = (span: Span, request: FastifyRequest, { statusCode }: FastifyReply): void => {
  span.updateName(`${methodOf(request)} ${routeOf(request)}`)
  span.setAttributes({
    "http.request.method": methodOf(request),
    "http.route": routeOf(request),
    "http.response.status_code": statusCode,
    "xl.request_id": request.id,
  })
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** An operation that asks for several fields counts for each. */
const count = (
  { questions, requests }: Pick<Metrics, "questions" | "requests">,
  request: FastifyRequest,
  { elapsedTime, statusCode }: FastifyReply,
): void => {
  const seconds = elapsedTime / 1_000
  requests.observe({ method: methodOf(request), route: routeOf(request), status: String(statusCode) }, seconds)
  const { asked = [], question } = request
  if (!question) return
  for (const field of new Set(asked)) questions.observe({ ...question, field }, seconds)
}
