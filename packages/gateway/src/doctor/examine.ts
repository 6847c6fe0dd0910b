import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { type Config, loadConfig } from "../config/index.ts"
import { StartRefused } from "../shared/start-refused.ts"
import { fault, fine, type Finding } from "./finding.ts"
import { chromiumFinding, diskFindings, nodeFinding } from "./machine.ts"
import { databaseFindings } from "./market.ts"
import { buildFindings, mailFinding, portFinding, publicFindings } from "./reach.ts"

/** All that can be looked at; where the configuration is refused, what does not need it. */
export const examine = async (env: NodeJS.ProcessEnv): Promise<ReadonlyArray<Finding>> => {
  const machine = [nodeFinding(process.version), chromiumFinding(env)]
  const config = configured(env)
  if (config instanceof StartRefused) return [...machine, ...config.sentences.map((says) => fault("settings", says))]
  return [
    ...machine,
    fine("settings", "Every variable is one that XL can use."),
    ...publicFindings(config),
    ...buildFindings(config),
    ...diskFindings(config),
    await portFinding(config),
    ...(await databaseFindings(config)),
    await mailFinding(config),
  ]
}

/** As the gateway would read it, but without making the demo's secrets: whoever only looks may be another user. */
const configured = (env: NodeJS.ProcessEnv): Config | StartRefused => {
  const secrets = join(resolve(env["DATA_DIR"] || ".data"), "secrets")
  const isDemo = env["XL_MODE"] !== "production"
  const standIn = (name: string) =>
    isDemo && !existsSync(join(secrets, name)) ? randomBytes(32).toString("base64") : undefined
  try {
    return loadConfig({
      ...env,
      IDENTITY_SECRET: env["IDENTITY_SECRET"] || standIn("identity"),
      MASTER_KEY: env["MASTER_KEY"] || standIn("master"),
    })
  } catch (reason) {
    if (reason instanceof StartRefused) return reason
    throw reason
  }
}
