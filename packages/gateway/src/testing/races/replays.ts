import { setTimeout as sleep } from "node:timers/promises"
import type { Person, Served, TestMarket } from "../index.ts"
import { expected } from "./facts.ts"
import { seeded } from "./race.ts"

const MOST_REPLAYS = 20
const TITLES = ["North", "South", "West"]
const KEYS = 4

/** What a key was first used for, by whom, and what came of it. */
interface First {
  readonly title: string
  readonly said: string
}

interface Ground {
  readonly market: TestMarket
  /** Gateways over one database: a replay may come to either. */
  readonly gateways: readonly [Served, Served]
  readonly people: readonly [Person, Person]
}

const question = (title: string) => ({
  query: `mutation ($title: String!) { createVDR(asset_title: $title) { ... on CreateVDRDone { dataRoom { tier_home_id } } } }`,
  variables: { title },
})

const send = async ({ url }: Served, { id }: Person, key: string, title: string): Promise<string> => {
  const headers = { authorization: `Bearer ${id}`, "idempotency-key": key, "content-type": "application/json" }
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify(question(title)) })
  return answer.text()
}

/**
 * One sequence: a few keys, used by two people for three requests in any order, each 1 to 20 times one after the other or at once, at
 * either gateway. Gives what is wrong with any answer, or with the number of rooms afterwards.
 */
export const replay = async (ground: Ground, sequence: number, seed: number): Promise<ReadonlyArray<string>> => {
  const random = seeded(`${seed} replays ${sequence}`)
  const any = <A>(all: readonly [A, ...ReadonlyArray<A>] | ReadonlyArray<A>): A => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new RangeError("Nothing to choose from.")
    return one
  }
  const firsts = new Map<string, First>()
  const faults: Array<string | undefined> = []
  const title = (name: string) => `${name} ${seed} ${sequence}`
  for (let step = 0; step < KEYS * 2; step++) {
    const who = any(ground.people)
    const [key, name] = [`${seed}-${sequence}-${Math.floor(random() * KEYS)}`, title(any(TITLES))]
    const times = random() < 0.9 ? 1 + Math.floor(random() * 3) : MOST_REPLAYS
    const waits = Array.from({ length: times }, () => (random() < 0.5 ? 0 : random() * 4))
    const answers = await Promise.all(
      waits.map(async (wait) => sleep(wait).then(() => send(any(ground.gateways), who, key, name))),
    )
    const first = firsts.get(`${who.id} ${key}`) ?? { title: name, said: answers[0] ?? "" }
    firsts.set(`${who.id} ${key}`, first)
    faults.push(...answers.map((said) => faultOf(said, first, name)))
  }
  const made = await ground.market.db
    .selectFrom("dataRooms")
    .select("title")
    .where("title", "in", TITLES.map(title))
    .execute()
  const wanted = [...firsts.values()].map((first) => first.title).toSorted()
  faults.push(expected("the list of rooms", made.map((room) => room.title).toSorted(), wanted))
  return faults.filter((fault) => fault !== undefined)
}

const faultOf = (said: string, first: First, asked: string): string | undefined => {
  if (asked === first.title) {
    const isDone = said.includes("tier_home_id")
    return said === first.said && isDone ? undefined : `a repeated request was told ${said}, first ${first.said}`
  }
  return said.includes(`"IDEMPOTENCY_KEY_REUSED"`) ? undefined : `another request under the key was told ${said}`
}
