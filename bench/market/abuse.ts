import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { median, type Pace } from "../measure.ts"
import type { Running } from "./gateway.ts"
import { STATES, search } from "./search.ts"

/** Visitors who search one after the other: what one of them waits is what counts. */
const VISITORS = 2
/** Milliseconds between two searches of a visitor, so that the machine is busy and not full. */
const PAUSE = 20

/** Milliseconds that each search took, for about so many milliseconds. */
const searching = async (gateway: Running, milliseconds: number): Promise<ReadonlyArray<number>> => {
  const took: Array<number> = []
  const began = performance.now()
  const visit = async (_: unknown, first: number) => {
    for (let asked = first; performance.now() - began < milliseconds; asked++) {
      const sent = performance.now()
      await search(gateway, STATES[asked % STATES.length] ?? "TX")
      took.push(performance.now() - sent)
      await new Promise((wake) => setTimeout(wake, PAUSE))
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  return took
}

interface Told {
  readonly answered: number
  readonly median: number
}

const abused = async ({ origin }: Running, work: () => Promise<ReadonlyArray<number>>) => {
  const abuser = fork(fileURLToPath(new URL("abuser.ts", import.meta.url)), {
    env: { ...process.env, ABUSED: origin },
    execArgv: ["--conditions=xl-source"],
  })
  await new Promise((wake) => setTimeout(wake, 1_000)) // until it is at full speed
  const took = await work()
  const told = Promise.race([
    once(abuser, "message") as Promise<[Told]>,
    once(abuser, "exit").then(() => Promise.reject(new Error("One abuse was not refused."))),
  ])
  abuser.send("enough")
  const [said] = await told
  return { took, ...said }
}

/** What a search takes while nobody, and while somebody sends a hundred abuses a second; told in turns, so that both meet the same machine. */
export const compareAbuse = async (gateway: Running, { milliseconds, rounds }: Pace): Promise<void> => {
  await searching(gateway, milliseconds)
  const [calm, under, refused]: [Array<number>, Array<number>, Array<number>] = [[], [], []]
  let abuses = 0
  for (let round = 0; round < rounds; round++) {
    calm.push(median(await searching(gateway, 2 * milliseconds)))
    const { answered, median: refusal, took } = await abused(gateway, () => searching(gateway, 2 * milliseconds))
    under.push(median(took))
    refused.push(refusal)
    abuses += answered
  }
  const ratio = median(under.map((took, round) => took / (calm[round] ?? Number.NaN)))
  const ms = (values: ReadonlyArray<number>) => `${median(values).toFixed(1)} ms`
  console.log(
    `searchAssets under abuse: median ${ms(calm)} without, ${ms(under)} with 100 abuses a second  →  ${ratio.toFixed(2)} × (2 is the most); ` +
      `${abuses} of ${abuses} abuses refused in ${ms(refused)}`,
  )
}
