import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import { type Database, onQuery } from "../database/index.ts"
import type { Metrics } from "./metrics.ts"

const OPERATIONS = ["begin", "commit", "delete", "insert", "rollback", "select", "update", "with"]
const operationOf = (statement: string): string => {
  const [word = ""] = statement.trim().split(/\s/, 1)
  return OPERATIONS.includes(word.toLowerCase()) ? word.toLowerCase() : "other"
}

/** Times each statement of the pool. Its text and values stay here: of a span it names the operation alone. */
export const watchQueries = (db: Database, { queries }: Pick<Metrics, "queries">): (() => void) =>
  onQuery(db, ({ isFailed, milliseconds, statement }) => {
    const operation = operationOf(statement)
    queries.observe({ operation, outcome: isFailed ? "failed" : "done" }, milliseconds / 1_000)
    const startTime = Date.now() - milliseconds
    const span = trace.getTracer("xl").startSpan(`postgresql ${operation}`, { kind: SpanKind.CLIENT, startTime })
    span.setAttributes({ "db.system.name": "postgresql", "db.operation.name": operation })
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
