import { NodeSDK } from "@opentelemetry/sdk-node"

/** Traces alone, under the name `xl`, and nothing of the machine or its user: each holds unless a variable says otherwise. */
const DEFAULTS = {
  OTEL_SERVICE_NAME: "xl",
  OTEL_METRICS_EXPORTER: "none",
  OTEL_LOGS_EXPORTER: "none",
  OTEL_NODE_RESOURCE_DETECTORS: "env",
}

/** Records spans as OpenTelemetry's variables say. Gives the way to send the last ones and stop. */
export const startTracing = (env: NodeJS.ProcessEnv): (() => Promise<void>) => {
  for (const [name, value] of Object.entries(DEFAULTS)) env[name] ||= value
  const sdk = new NodeSDK({ instrumentations: [] })
  sdk.start()
  return () => sdk.shutdown().catch(() => undefined) // a collector that is gone keeps nobody from stopping
}
