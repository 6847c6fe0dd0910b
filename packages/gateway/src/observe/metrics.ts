import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"

/** Seconds: from what a cached answer takes to where a caller gives up. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * The numbers of one gateway process. Every label's values come from our own code or schema: a route's pattern, a field's
 * name, a job's name. None is ever a caller's, so their number is bounded and nobody's data is in them.
 */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<"method" | "route" | "status">
  readonly questions: Histogram<"kind" | "field" | "outcome">
  readonly queries: Histogram<"operation" | "outcome">
  readonly lines: Counter<"level">
  readonly jobs: Counter<"job" | "outcome">
  readonly jobSuccess: Gauge<"job">
  readonly close: () => void
}

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const timed = <L extends string>(name: string, help: string, labelNames: ReadonlyArray<L>) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets: BUCKETS, registers: [registry] })
  const counted = <L extends string>(name: string, help: string, labelNames: ReadonlyArray<L>) =>
    new Counter({ name, help, labelNames: [...labelNames], registers: [registry] })
  return {
    registry,
    requests: timed("xl_http_request_duration_seconds", "Time to answer, by route pattern.", [
      "method",
      "route",
      "status",
    ]),
    questions: timed(
      "xl_graphql_duration_seconds",
      "Time to answer a GraphQL operation, by each field it asks first.",
      ["kind", "field", "outcome"],
    ),
    queries: timed("xl_database_query_duration_seconds", "Time that PostgreSQL took for a statement.", [
      "operation",
      "outcome",
    ]),
    lines: counted("xl_log_lines_total", "Lines logged, by level.", ["level"]),
    jobs: counted("xl_job_runs_total", "Runs of scheduled work that ended here.", ["job", "outcome"]),
    jobSuccess: new Gauge({
      name: "xl_job_last_success_timestamp_seconds",
      help: "When a run of the work last ended well here.",
      labelNames: ["job"],
      registers: [registry],
    }),
    close: () => registry.clear(),
  }
}

interface Work {
  readonly name: string
  readonly run: () => Promise<unknown>
}

/** The same work, with each of its runs counted. */
export const metered =
  ({ jobs, jobSuccess }: Pick<Metrics, "jobs" | "jobSuccess">) =>
  <W extends Work>(job: W): W => ({
    ...job,
    run: async () => {
      try {
        await job.run()
      } catch (reason) {
        jobs.inc({ job: job.name, outcome: "failed" })
        throw reason
      }
      jobs.inc({ job: job.name, outcome: "done" })
      jobSuccess.setToCurrentTime({ job: job.name })
    },
  })
