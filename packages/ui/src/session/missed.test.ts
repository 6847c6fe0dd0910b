import { globSync, readFileSync } from "node:fs"
import type { Heard } from "@xl/core/kernel"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { NoticesModel } from "../notices/notices-model.ts"
import { app, settled } from "../testing/app.ts"

/** Somebody whose line a test speaks on, and whose roles and notices change without a word on it. */
const quietly = async () => {
  let hear: (event: Heard) => void = () => undefined
  let roles: ReadonlyArray<"ApprovedBuyers"> = []
  const who = aProfile()
  const here = await app({ who }, ({ profiles }) => ({
    live: { watch: (heard) => ((hear = heard), () => undefined) },
    profiles: { ...profiles, mine: () => Effect.map(profiles.mine(), (profile) => ({ ...profile, roles })) },
  }))
  const happens = async () => {
    roles = ["ApprovedBuyers"]
    const facts = { title: "Loan", assetId: "a1" }
    const outbox = [{ tag: "mail", kind: "offerReceived", to: who.id, facts }] as const
    await Effect.runPromise(here.market.home.memory.store.transaction(({ write }) => write({ events: [], outbox })))
  }
  return { here, happens, hear: (event: Heard) => hear(event) }
}

describe("what was missed while a line was broken", () => {
  it("shows once it stands again: roles at once, without new tokens or a notice", async () => {
    const { happens, hear, here } = await quietly()
    await happens()
    hear({ topic: "missed" })
    await settled()
    expect([here.session.roles, here.said()]).toEqual([["ApprovedBuyers"], []])
  })

  it("counts among the notices of the header", async () => {
    const { happens, hear, here } = await quietly()
    const model = new NoticesModel(here.ports.notices, here.session, here.snackbars)
    const stop = model.follow()
    await settled()
    await happens()
    await settled()
    expect(model.unread).toBe(0)
    hear({ topic: "missed" })
    await settled()
    expect(model.unread).toBe(1)
    stop()
  })

  it("changes nothing for a guest", async () => {
    const { hear, here } = await quietly()
    await here.session.signOut()
    hear({ topic: "missed" })
    await settled()
    expect(here.session.state).toEqual({ tag: "guest" })
  })

  it("is asked for afresh by every model that listens", () => {
    const files = globSync("packages/ui/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"))
    const listeners = files.filter((file) => /[sS]ession\.listen\(/.test(readFileSync(file, "utf8")))
    expect(listeners.length).toBeGreaterThan(15)
    expect(listeners.filter((file) => !readFileSync(file, "utf8").includes('"missed"'))).toEqual([])
  })
})
