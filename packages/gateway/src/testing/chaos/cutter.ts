import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Before the statement reaches PostgreSQL, or after it was done there and before anybody hears of it. */
export type Way = "before" | "after"

/** Stands between a gateway and its PostgreSQL. */
export interface Cutter {
  readonly port: number
  /** Counts statements from now on, and cuts the connection of the one in this place, from 1; 0 cuts none. */
  readonly arm: (place: number, way: Way) => void
  /** How many statements came by since. */
  readonly count: () => number
  readonly close: () => Promise<void>
}

/** Where the first whole message ends, or undefined. A connection's first message has no type before its length. */
const endOf = (bytes: Buffer, isFirst: boolean): number | undefined => {
  const start = isFirst ? 0 : 1
  if (bytes.length < start + 4) return undefined
  const end = start + bytes.readUInt32BE(start)
  return bytes.length < end ? undefined : end
}

/** Ends of what one asks: a simple query, or the Sync after an extended one. Source: PostgreSQL, Frontend/Backend Protocol. */
const ENDS = new Set(["Q", "S"])

/** `target` is where PostgreSQL answers, asked with each connection. */
export const openCutter = async (target: () => URL): Promise<Cutter> => {
  let [count, place, way] = [0, 0, "before" as Way]
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const { hostname: host, port } = target()
    const upstream = connect({ host, port: Number(port) })
    const end = () => [client, upstream].forEach((socket) => void (socket.destroy(), open.delete(socket)))
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on("error", end).on("close", end)
    }
    let [waiting, batch, isFirst, isMute] = [Buffer.alloc(0), Buffer.alloc(0), true, false]
    const statement = (): void => {
      count += 1
      if (count === place && way === "before") return end()
      isMute = count === place
      upstream.write(batch)
      batch = Buffer.alloc(0)
    }
    client.on("data", (some: Buffer) => {
      waiting = Buffer.concat([waiting, some])
      for (let to = endOf(waiting, isFirst); to !== undefined; to = endOf(waiting, isFirst)) {
        const message = waiting.subarray(0, to)
        waiting = waiting.subarray(to)
        batch = Buffer.concat([batch, message])
        const type = isFirst ? "" : String.fromCodePoint(message[0] ?? 0)
        if (ENDS.has(type)) statement()
        else if (isFirst || type === "p" || type === "X") {
          upstream.write(batch)
          batch = Buffer.alloc(0)
        }
        isFirst = false
      }
    })
    upstream.on("data", (some: Buffer) => void (isMute ? end() : client.write(some)))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    arm: (at, how) => void ([count, place, way] = [0, at, how]),
    count: () => count,
    close: async () => {
      open.forEach((socket) => socket.destroy())
      server.close()
      await once(server, "close")
    },
  }
}
