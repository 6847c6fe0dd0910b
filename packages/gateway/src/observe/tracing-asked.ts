type Environment = Readonly<Record<string, string | undefined>>

const WHERE_TO = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_TRACES_EXPORTER"]

/** Whether OpenTelemetry's own variables ask for traces. Only then is its SDK loaded, which takes most of a second. */
export const isTracingAsked = (env: Environment): boolean =>
  env["OTEL_SDK_DISABLED"]?.toLowerCase() !== "true" &&
  env["OTEL_TRACES_EXPORTER"] !== "none" &&
  WHERE_TO.some((name) => Boolean(env[name]))
