import type { Page } from "@playwright/test"
import { createServer, connect, type Socket } from "node:net"
import { freePort } from "./free-port.ts"
import { joins } from "./hosts.ts"

/** A line between browsers and a gateway that can be cut. A browser's own offline switch leaves open connections standing, and shows less. */
export interface Line {
  readonly origin: string
  /** Ends every connection and refuses new ones until `mend`. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** A TCP proxy in front of a gateway at this port. */
export const lineTo = async (gateway: () => number): Promise<Line> => {
  const port = await freePort()
  joins(port)
  const open = new Set<Socket>()
  const held = (socket: Socket) => {
    open.add(socket)
    socket.on("error", () => undefined).once("close", () => open.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(gateway(), "127.0.0.1")
    held(near)
    held(far)
    near.pipe(far).pipe(near)
    near.once("close", () => far.destroy())
    far.once("close", () => near.destroy())
  })
  const mend = () => new Promise<void>((listening) => void server.listen(port, "127.0.0.1", listening))
  const cut = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      for (const socket of open) socket.destroy()
    })
  await mend()
  return { origin: `http://127.0.0.1:${port}`, cut, mend }
}

/** How long the line is away, in milliseconds. */
const AWAY = 3_000

/** Counts how often the page is loaded, and tells where it went. */
export const loadsOf = (page: Page): ReadonlyArray<string> => {
  const loads: Array<string> = []
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  return loads
}

/** Cuts the line for three seconds. */
export const isAway = async ({ cut, mend }: Line): Promise<void> => {
  await cut()
  await new Promise((over) => setTimeout(over, AWAY))
  await mend()
}
