import { createServer } from "node:net"
import type { FastifyInstance } from "fastify"
import type { Config } from "./config/index.ts"
import { StartRefused } from "./shared/start-refused.ts"

/** Refuses before anything is opened, rather than after a minute, where the port is taken. */
export const requireFreePort = ({ host, port }: Config): Promise<void> =>
  new Promise((free, refuse) => {
    const probe = createServer()
    probe.once("error", (reason) => refuse(portRefused(reason, host, port)))
    probe.listen(port, host, () => probe.close(() => free()))
  })

export const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port })
  } catch (reason) {
    throw portRefused(reason, host, port)
  }
}

const portRefused = (reason: unknown, host: string, port: number): StartRefused => {
  const why: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use: stop what uses it, or set PORT to another.`,
    EACCES: `Port ${port} on ${host} needs more rights than this user has: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one that it has.`,
    ENOTFOUND: `This machine has no address ${host}: set HOST to one that it has.`,
  }
  const { code = "" } = reason as NodeJS.ErrnoException
  return new StartRefused([why[code] ?? `The gateway cannot listen on ${host}:${port} (${code}).`], reason)
}
