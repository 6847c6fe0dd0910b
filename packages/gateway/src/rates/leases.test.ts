import { describe, expect, it } from "vitest"
import { neighbourhood } from "./address.ts"
import { type Budget, Leases } from "./leases.ts"

/** 100 points a key until `end`, over however many processes; counts how often it is asked. */
const shared = (end: () => number) => {
  const spent = new Map<string, number>()
  let asked = 0
  const budget: Budget = {
    take: async (key, points) => {
      asked += 1
      await new Promise((wake) => setImmediate(wake))
      const sum = (spent.get(key) ?? 0) + points
      spent.set(key, sum)
      return { isGranted: sum <= 100, wait: end() }
    },
  }
  return { budget, asked: () => asked, clear: () => spent.clear() }
}
const times = <A>(count: number, call: () => Promise<A>) => Promise.all(Array.from({ length: count }, call))
const granted = (waits: ReadonlyArray<number>) => waits.filter((wait) => wait === 0).length

describe("leases", () => {
  it("give exactly the budget to one process, however many ask at once", async () => {
    const { asked, budget } = shared(() => 60_000)
    const leases = new Leases({ budget, lot: 10 })
    expect(granted(await times(1_000, () => leases.take("a", 1)))).toBe(100)
    expect(asked()).toBe(11)
    expect(await leases.take("b", 1)).toBe(0)
  })

  it("never give more than the budget to two processes", async () => {
    const { budget } = shared(() => 60_000)
    const [one, two] = [new Leases({ budget, lot: 10 }), new Leases({ budget, lot: 10 })]
    const sum = granted([
      ...(await times(63, () => one.take("a", 1))),
      ...(await times(500, () => two.take("a", 1))),
      ...(await times(500, () => one.take("a", 1))),
    ])
    expect(sum).toBe(100)
  })

  it("refuse from memory, saying how long, until the count begins anew", async () => {
    let now = 0
    const { asked, budget, clear } = shared(() => 1_000)
    const leases = new Leases({ budget, lot: 100, now: () => now })
    await leases.take("a", 100)
    expect(await leases.take("a", 1)).toBe(1_000)
    now = 400
    expect([await leases.take("a", 1), asked()]).toEqual([600, 2])
    now = 1_000
    clear()
    expect([await leases.take("a", 1), asked()]).toEqual([0, 3])
  })

  it("refuse what asks for more points at once than there are", async () => {
    const { budget } = shared(() => 60_000)
    expect(await new Leases({ budget, lot: 5 }).take("a", 101)).toBe(60_000)
  })

  it("keep 20,000 keys at most, and those in use the longest", async () => {
    const budget: Budget = { take: async () => ({ isGranted: true, wait: 60_000 }) }
    const leases = new Leases({ budget, lot: 1 })
    for (let key = 0; key < 20_500; key++) await leases.take(String(key), 1)
    expect(leases.size).toBe(20_000)
  })
})

describe("whose requests are counted together", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["5f1b6b7e-9a6c-4b55-8f4e-0d6c1c1f7a11", "5f1b6b7e-9a6c-4b55-8f4e-0d6c1c1f7a11"],
  ])("of %s: %s", (address, counted) => {
    expect(neighbourhood(address)).toBe(counted)
  })
})
