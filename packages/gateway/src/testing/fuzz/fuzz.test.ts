import { monitorEventLoopDelay } from "node:perf_hooks"
import { once } from "node:events"
import { afterAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { readSchema } from "../../http/index.ts"
import { testMarket } from "../market.ts"
import { asBuyer, asSeller } from "../people.ts"
import { makeWorld } from "../world.ts"
import { chanceFrom } from "./chance.ts"
import { type Input, inputsFrom } from "./inputs.ts"

const INPUTS = Number(process.env["XL_FUZZ_INPUTS"] ?? 8_000)
const SEED = Number(process.env["XL_FUZZ_SEED"] ?? 1)
/** At once; as many as browsers of a small office. */
const WORKERS = 8
/** One in so many goes through a real socket, the others to the same routes without one. */
const SOCKETS = 10

const market = await testMarket()
const people = [
  await market.person(["VerifiedUsers", "Sellers"], asSeller),
  await market.person(["VerifiedUsers", "ApprovedBuyers"], asBuyer()),
  await market.person(["VerifiedUsers", "Admins", "Sellers"], asSeller),
  await market.person([]),
]
const [seller, buyer] = people.map(({ id }) => id)
if (!seller || !buyer) throw new Error("Nobody is there.")
const world = await makeWorld(market.db, "own", seller, { buyer, seller })
const ids = [...new Set(Object.values(world)), seller, buyer]
const chance = chanceFrom(SEED)
const next = inputsFrom(readSchema(), chance, ids)

const rejections: Array<unknown> = []
const rejected = (reason: unknown) => void rejections.push(reason)
process.on("unhandledRejection", rejected)
afterAll(() => void process.off("unhandledRejection", rejected))

/** What no answer may hold: frames of a stack, statements, places on the disk, words of the database's. */
const INSIDE =
  /\n\s+at |node_modules|\.ts:\d|\/packages\/|\/tmp\/|\bselect .* from |insert into |violates .*constraint|syntax error at|invalid input syntax|ECONN|pg_/i

const { url, close } = await market.serve()
afterAll(close)
let sent = 0

/** Answered with a status and a text. */
const send = async ({ body, headers: given, who }: Input) => {
  const headers = { ...given, ...(people[who] ? { authorization: `Bearer ${people[who].id}` } : {}) }
  if (sent++ % SOCKETS > 0) {
    const { body: said, statusCode } = await market.app.inject({
      method: "POST",
      url: "/graphql",
      payload: body,
      headers,
    })
    return { status: statusCode, said }
  }
  const answer = await fetch(`${url}/graphql`, { method: "POST", body, headers })
  return { status: answer.status, said: await answer.text() }
}

/** What is wrong with an answer, or nothing. The hostile texts themselves may come back as data. */
const faultOf = async (input: Input): Promise<string | undefined> => {
  const answer = await send(input)
  const { errors } = JSON.parse(answer.said) as { readonly errors?: ReadonlyArray<unknown> }
  const said = JSON.stringify(errors ?? [])
  if (answer.status >= 500 || said.includes('"INTERNAL"')) return `${answer.status} ${said.slice(0, 300)}`
  return INSIDE.test(said) ? `tells of the inside: ${said.slice(0, 300)}` : undefined
}

describe("the gateway under inputs made from its schema", () => {
  it(`stands ${INPUTS} of them (seed ${SEED}) without a fault, and shows none of its inside`, async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const faults: Array<string> = []
    let left = INPUTS
    const work = async () => {
      while (left-- > 0) {
        const input = next()
        const fault = await faultOf(input)
        if (fault !== undefined) faults.push(`${fault}\n   for ${input.body.slice(0, 700)}`)
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, work))
    delay.disable()
    const longest = Math.round(delay.max / 1e6)
    process.stdout.write(
      `${INPUTS} inputs, seed ${SEED}: ${INPUTS - faults.length} passed, ${faults.length} failed; ` +
        `${rejections.length} unhandled rejections; longest stall of the event loop ${longest} ms\n`,
    )
    expect(faults.slice(0, 10)).toEqual([])
    expect(rejections).toEqual([])
    expect((await market.app.inject("/readyz")).statusCode).toBe(200)
  }, 86_400_000)
})

describe("the gateway's lines", () => {
  const { port } = new URL(url)
  const frames = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"type":7}',
    '{"type":"ping"}',
    '{"type":"pong","payload":{}}',
    '{"type":"complete","id":"1"}',
    '{"type":"connection_init"}',
    '{"type":"connection_init","payload":[]}',
    '{"type":"connection_init","payload":{"authorization":{"__proto__":1}}}',
    '{"type":"subscribe","id":"1","payload":{"query":"subscription{subscribeToAssetChanges{id}}"}}',
    '{"type":"subscribe","id":"1","payload":{"query":7}}',
    '{"type":"subscribe","id":"","payload":{"query":"{__typename}"}}',
    "\u0000",
    "x".repeat(99_000),
  ]

  it("stand 300 conversations of any frames in any order, and one that breaks off is let go", async () => {
    for (let turn = 0; turn < 300; turn++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws")
      socket.on("error", () => undefined)
      await once(socket, "open")
      for (let frame = chance.below(6); frame >= 0; frame--) {
        const text = chance.of(frames)
        socket.send(chance.oneIn(4) ? Buffer.from(text) : text)
      }
      if (chance.oneIn(2)) socket.terminate()
      else socket.close()
    }
    const alive = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws")
    await once(alive, "open")
    alive.send('{"type":"connection_init"}')
    const [said] = await once(alive, "message")
    alive.close()
    expect(JSON.parse(String(said))).toEqual({ type: "connection_ack" })
    expect(rejections).toEqual([])
  }, 60_000)
})
