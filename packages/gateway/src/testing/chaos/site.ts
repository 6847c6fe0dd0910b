import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Embedded, startEmbedded } from "../../database/index.ts"
import { type Gateway, startGateway } from "../fleet/process.ts"

/** A gateway and its PostgreSQL, each at a place of its own that outlives it, to be killed and started again. */
export interface Site {
  readonly url: string
  readonly address: string
  /** Where the documents lie. */
  readonly files: string
  readonly killGateway: () => Promise<void>
  readonly killDatabase: () => Promise<void>
  readonly startGateway: () => Promise<void>
  readonly startDatabase: () => Promise<void>
  readonly close: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })

/** As durable as in earnest: nothing about the disk is switched off. */
export const openSite = async (): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), "xl-chaos-"))
  chmodSync(folder, 0o755)
  const [port, databasePort] = [await freePort(), await freePort()]
  const start = () => startEmbedded(folder, [`port=${databasePort}`])
  let database: Embedded = await start()
  const address = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: address,
    PORT: String(port),
    LOG_LEVEL: "fatal",
  }
  let gateway: Gateway = await startGateway(env)
  const end = () => {
    gateway.child.kill("SIGKILL")
    database.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(database.folder, { recursive: true, force: true })
  }
  process.once("exit", end)
  return {
    url: database.url,
    address,
    files: join(folder, "files"),
    killGateway: async () => void (await gateway.end("SIGKILL")),
    killDatabase: async () => process.kill(postmasterOf(database), "SIGKILL") && undefined,
    startGateway: async () => void (gateway = await untilDone(() => startGateway(env))),
    startDatabase: async () => void (database = await untilDone(start)),
    close: async () => {
      process.off("exit", end)
      await gateway.end("SIGKILL")
      end()
    },
  }
}

const postmasterOf = ({ folder }: Embedded): number =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0])

const TRIES = 50

/** What was killed a moment ago may still hold its port or its memory. */
const untilDone = async <A>(start: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (reason) {
      if (tries === TRIES) throw reason
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }
}
