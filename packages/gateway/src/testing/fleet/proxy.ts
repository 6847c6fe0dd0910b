import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { readiness } from "./process.ts"

/** Milliseconds between questions whether a gateway is ready. */
const LOOK_EVERY = 100

/** One address in front of several gateways, as plain as a proxy can be: it asks who is ready, takes turns, and never tries twice. */
export interface Proxy {
  readonly address: string
  readonly add: (address: string) => void
  readonly remove: (address: string) => void
  readonly close: () => Promise<void>
}

export const openProxy = async (): Promise<Proxy> => {
  const known = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const next = () => {
    const able = [...known].flatMap(([address, isReady]) => (isReady ? [address] : []))
    return able[turn++ % able.length]
  }
  const server = createServer((request, response) => forward(next(), agent, request, response))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const look = () =>
    known.forEach((_wasReady, address) => {
      void readiness(address).then((status) => known.has(address) && known.set(address, status === 200))
    })
  const clock = setInterval(look, LOOK_EVERY)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (address) => void known.set(address, true),
    remove: (address) => void known.delete(address),
    close: async () => {
      clearInterval(clock)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const forward = (target: string | undefined, agent: Agent, request: IncomingMessage, response: ServerResponse) => {
  if (target === undefined) return void response.writeHead(502).end("Nobody is ready")
  const { headers, method, url } = request
  const onward = ask(new URL(url ?? "/", target), { agent, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end("Bad gateway")))
  request.pipe(onward)
}
