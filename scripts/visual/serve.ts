import { createReadStream, existsSync, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/** A file server and nothing more: what Storybook's static build must be content with. */
export const serve = async (folder: string): Promise<{ readonly origin: string; readonly close: () => void }> => {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://files").pathname))
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path)
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    const type = types[extname(file)]
    response.writeHead(200, type === undefined ? {} : { "content-type": type })
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
