import { SpanStatusCode, trace } from "@opentelemetry/api"
import type { FastifyRequest } from "fastify"
import type { FormattedExecutionResult } from "graphql"

/** `refused`: a rule or the schema said no in words; `failed`: our fault, masked. A mutation's refusal is an answer. */
export type Outcome = "answered" | "failed" | "refused"

declare module "fastify" {
  interface FastifyRequest {
    /** What kind of GraphQL operation it was and how it went, for the metrics. */
    question?: { readonly kind: string; readonly outcome: Outcome }
    /** The codes of what was refused, for the log; each is one of ours. */
    refused?: ReadonlyArray<string>
  }
}

/** Answers a GraphQL operation in a span of its own, and notes on the request how it went. */
export const answeredIn = (
  request: FastifyRequest,
  kind: string,
  answer: () => Promise<FormattedExecutionResult>,
): Promise<FormattedExecutionResult> =>
  trace.getTracer("xl").startActiveSpan(`${kind} ${request.asked?.join(", ") ?? ""}`, async (span) => {
    span.setAttributes({ "graphql.operation.type": kind, "xl.graphql.fields": [...(request.asked ?? [])] })
    try {
      const result = await answer()
      request.question = { kind, outcome: outcomeOf(result) }
      if (result.errors) request.refused = codesOf(result)
      if (request.question.outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR })
      return result
    } catch (reason) {
      request.question = { kind, outcome: "failed" }
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw reason
    } finally {
      span.end()
    }
  })

const codesOf = ({ errors = [] }: FormattedExecutionResult): ReadonlyArray<string> => [
  ...new Set(
    errors.map(({ extensions }) => (typeof extensions?.["code"] === "string" ? extensions["code"] : "UNKNOWN")),
  ),
]

const outcomeOf = ({ errors = [] }: FormattedExecutionResult): Outcome => {
  if (errors.some(({ extensions }) => extensions?.["code"] === "INTERNAL")) return "failed"
  return errors.length > 0 ? "refused" : "answered"
}
