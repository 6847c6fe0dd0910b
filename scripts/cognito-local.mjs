// `npm run cognito-local`: the accounts' adapter against a user pool that somebody else wrote. cognito-local is fetched when it is asked
// for and stands in no lock file of ours, since it brings AWS's whole old client;
// docs/adr/0044-hosted-user-pools.md says what it does not answer.
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { entry, environment, node, npm, root, Stop, tool } from "./repository.mjs"

const VERSION = "5.3.0"
const CODE = "123456"
const folder = join(root, ".cache/cognito-local")
const program = join(folder, "node_modules/cognito-local/lib/bin/start.js")

const fetched = () => {
  if (existsSync(program)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }))
  const asked = ["install", `cognito-local@${VERSION}`, "--ignore-scripts", "--no-audit", "--no-fund"]
  if (!npm(asked, folder)) throw new Stop("npm could not fetch cognito-local.")
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Ends once the service says that it listens. */
const started = async (port) => {
  const told = environment({ PORT: String(port), HOST: "127.0.0.1", CODE })
  const service = spawn(node(), [program], { cwd: folder, env: told, stdio: ["ignore", "pipe", "inherit"] })
  await new Promise((resolve, reject) => {
    service.once("exit", (code) => reject(new Stop(`cognito-local ended with ${code}.`)))
    service.stdout.on("data", (line) => String(line).includes("running on") && resolve())
  })
  return service
}

await entry(async () => {
  fetched()
  const port = await freePort()
  const service = await started(port)
  try {
    const where = { XL_COGNITO_LOCAL: `http://127.0.0.1:${port}/`, XL_COGNITO_LOCAL_CODE: CODE }
    return tool("vitest", ["run", "--config", "vitest.workspace.ts", "--project", "cognito-local"], where) ? 0 : 1
  } finally {
    service.kill()
  }
})
