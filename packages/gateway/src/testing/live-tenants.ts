import { setTimeout as pause } from "node:timers/promises"
import { identityForTests, type TestIdentity } from "../identity/testing/index.ts"
import { NO_LIMITS } from "../identity/testing/served.ts"
import { testMarket } from "./market.ts"
import { FATES, type Ground, listen, type Listening, meet, tell } from "./tenants-listening.ts"

export interface LiveFound {
  readonly delivered: number
  /** Events heard by somebody whom they were not meant for, or after his closing frame. */
  readonly foreign: number
  /** Events that somebody who stayed did not hear. */
  readonly missed: number
  /** Closing codes of those who met their fate. */
  readonly codes: ReadonlyArray<number>
  /** Milliseconds from the commit to the closing frame, of each. */
  readonly waits: ReadonlyArray<number>
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 12_000 && !isSo(); tries++) await pause(10)
}

/** Somebody who stays hears all that is meant for him; an administrator hears everything. */
const missing = (people: ReadonlyArray<Listening>, told: ReadonlyMap<Listening, ReadonlyArray<string>>): number => {
  const all = [...told.values()].flat()
  return people.reduce((sum, one) => {
    const heard = new Set(one.heard)
    const meant = one.isAdministrator ? all : (told.get(one) ?? [])
    return sum + meant.filter((id) => !heard.has(id)).length
  }, 0)
}

/** Milliseconds after which a line counts as never closed. */
const PATIENCE = 60_000

/** Everybody with a fate meets it; gives the code of each closing frame, 0 for none, and the milliseconds until it came. */
const meetAll = (ground: Ground, people: ReadonlyArray<Listening>) =>
  Promise.all(
    people.map(async (one) => {
      await meet(ground, one)
      const at = performance.now()
      const closed = await Promise.race([one.closed, pause(PATIENCE, { code: 0, at: Infinity }, { ref: false })])
      return { code: closed.code, wait: closed.at - at }
    }),
  )

const openGround = async (): Promise<Ground & { readonly close: () => Promise<void> }> => {
  const identities: Array<TestIdentity> = []
  const openIdentity = async (url: string) => {
    const opened = await identityForTests(url, { limits: NO_LIMITS })
    identities.push(opened)
    return opened
  }
  const market = await testMarket({ openIdentity })
  const [identity] = identities
  if (!identity) throw new Error("There is no identity service.")
  const { close, url } = await market.serve()
  return { market, identity, url, close: () => close().then(identity.close) }
}

const gather = async (ground: Ground, tenants: number): Promise<ReadonlyArray<Listening>> => {
  const { hub } = ground.market
  const before = hub.subscribers()
  const people: Array<Listening> = []
  for (let count = 0; count < tenants; count++) {
    const fate = FATES[count % 10] ?? "none"
    // Who loses a role is an administrator, to whom everything was told until then.
    people.push(await listen(ground, fate, ...(fate === "removed role" ? (["Admins"] as const) : [])))
  }
  await until(() => hub.subscribers() >= before + tenants)
  return people
}

type Told = ReadonlyMap<Listening, ReadonlyArray<string>>

/** What somebody heard in both halves that was not meant for him; an administrator's first half is all meant. */
const foreignTo = (one: Listening, first: Told, second: Told, inFirst: number): number => {
  if (one.isAdministrator) return one.heard.length - inFirst
  const meant = new Set([...(first.get(one) ?? []), ...(one.fate === "none" ? (second.get(one) ?? []) : [])])
  return one.heard.filter((id) => !meant.has(id)).length
}

/** Many people listen while each is told of his own; in the middle a part of them loses a role, the session, the account or the profile. */
export const liveTenants = async (size: { readonly tenants: number; readonly events: number }): Promise<LiveFound> => {
  const ground = await openGround()
  const people = await gather(ground, size.tenants)
  const first = await tell(ground, people, size.events / 2)
  await until(() => missing(people, first) === 0)
  const ends = await meetAll(
    ground,
    people.filter(({ fate }) => fate !== "none"),
  )
  const inFirst = new Map(people.map((one) => [one, one.heard.length]))
  const second = await tell(ground, people, size.events / 2)
  const stayed = people.filter(({ fate }) => fate === "none")
  await until(() => missing(stayed, second) === 0)
  people.forEach(({ client }) => void client.dispose())
  await ground.close()
  return {
    delivered: people.reduce((sum, { heard }) => sum + heard.length, 0),
    foreign: people.reduce((sum, one) => sum + foreignTo(one, first, second, inFirst.get(one) ?? 0), 0),
    missed: missing(people, first) + missing(stayed, second),
    codes: ends.map(({ code }) => code),
    waits: ends.map(({ wait }) => wait),
  }
}
