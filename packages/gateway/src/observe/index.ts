/** What whoever runs the market sees of it: numbers at `/metrics`, and spans where OpenTelemetry's variables ask for them. */
export { gauges } from "./gauges.ts"
export { metered, type Metrics, openMetrics } from "./metrics.ts"
export { metricsRoute } from "./metrics-route.ts"
export { answeredIn, type Outcome } from "./question.ts"
export { watchQueries } from "./queries.ts"
export { watchRequests } from "./requests.ts"
export { isTracingAsked } from "./tracing-asked.ts"
