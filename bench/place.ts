import { chmodSync, mkdtempSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error()),
      )
    })
  })

/** A folder that also the database's own user may enter. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "xl-bench-"))
  chmodSync(folder, 0o755)
  return folder
}
