import { ownMarket } from "./markets.ts"

/** What lies in the page itself, and the browser's own viewer of papers. */
const NOBODY = ["about:", "blob:", "chrome:", "chrome-extension:", "data:"]

/** Whether an address that a page asks is a host's at all. */
export const asksAHost = (address: string): boolean => !NOBODY.includes(new URL(address).protocol)

const byPort = (port: number): ReadonlyArray<string> => ["127.0.0.1", "localhost"].map((name) => `${name}:${port}`)

/** The worker's own gateway, by the names that journeys call it: another worker's is a stranger. */
const ours = new Set(byPort(ownMarket().port))

/** Another gateway of the worker's own market answers at this port. */
export const joins = (port: number): void => byPort(port).forEach((host) => ours.add(host))

/** Those of the hosts asked that are none of ours. */
export const strangersIn = (asked: ReadonlySet<string>): ReadonlyArray<string> =>
  [...asked].filter((host) => !ours.has(host))
