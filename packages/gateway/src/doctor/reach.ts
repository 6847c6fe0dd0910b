import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createTransport } from "nodemailer"
import { type Config, originOf } from "../config/index.ts"
import { requireFreePort } from "../listening.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { fault, fine, type Finding, note, warning } from "./finding.ts"

/** Milliseconds. */
const PATIENCE = 5_000

/** A port that XL itself has is no fault: then it is running. */
export const portFinding = async (config: Pick<Config, "host" | "port">): Promise<Finding> => {
  try {
    await requireFreePort(config as Config)
    return fine("port", `${config.host}:${config.port} is free.`)
  } catch (reason) {
    if (await isOurs(config)) return fine("port", `XL is running on ${config.host}:${config.port}.`)
    return fault("port", reason instanceof StartRefused ? reason.sentences.join(" ") : String(reason))
  }
}

const isOurs = async ({ host, port }: Pick<Config, "host" | "port">): Promise<boolean> => {
  const address = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host
  try {
    const answer = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE) })
    return ((await answer.json()) as { readonly status?: unknown }).status === "ok"
  } catch {
    return false
  }
}

/** Greets the mail server and signs in there, and sends nothing. */
export const mailFinding = async ({ smtpUrl }: Pick<Config, "smtpUrl">): Promise<Finding> => {
  if (smtpUrl === undefined)
    return note("mail", "No mail is sent: SMTP_URL is not set, and mails wait at /dev/mailbox.")
  const { host } = new URL(smtpUrl)
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const server = createTransport({ url: smtpUrl, ...patience })
  try {
    await server.verify()
    return fine("mail", `The mail server ${host} takes mail.`)
  } catch (reason) {
    const { code = "no answer" } = reason as { readonly code?: string }
    return fault(
      "mail",
      `The mail server ${host} does not take mail (${code}): check SMTP_URL and that it is reachable.`,
    )
  } finally {
    server.close()
  }
}

/** What a market in public should have, and can start without. */
export const publicFindings = (config: Config): ReadonlyArray<Finding> => {
  if (config.mode === "demo")
    return [
      note(
        "mode",
        "This is a demo, with accounts that everybody knows: set XL_MODE=production before others can reach it.",
      ),
    ]
  const isPlain = !originOf(config).startsWith("https:")
  return [
    ...(isPlain
      ? [warning("origin", "PUBLIC_ORIGIN is not https: put TLS in front, as docs/operating.md shows.")]
      : []),
    ...(config.trustProxy === false
      ? [
          warning(
            "proxy",
            "TRUST_PROXY is not set: behind a proxy everybody shares one address, and one another's limits.",
          ),
        ]
      : []),
    ...(config.metricsToken === undefined
      ? [note("metrics", "/metrics answers nobody: set METRICS_TOKEN to read it.")]
      : []),
  ]
}

const built = (path: string) => existsSync(fileURLToPath(new URL(path, import.meta.url)))

export const buildFindings = ({ mode }: Pick<Config, "mode">): ReadonlyArray<Finding> => {
  const what = [
    ...(built("../../../web/dist/site/index.html") ? [] : ["pages"]),
    ...(mode === "demo" || built("../../persisted.json") ? [] : ["persisted operations"]),
  ]
  if (what.length === 0) return [fine("build", "The pages are built.")]
  return mode === "demo"
    ? [note("build", "The pages are not built yet: npm start builds them.")]
    : [fault("build", `The ${what.join(" and ")} are not built: run npm run build.`)]
}
