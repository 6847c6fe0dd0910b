import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { Cause, Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { ProfileNotFound } from "../../profiles/errors.ts"
import { periodEnd } from "../../periods/rules.ts"
import { personIn } from "./person.ts"
import { MarketStore } from "../store.ts"
import { remindOf } from "./reminders.ts"

const sale = () => {
  const { asset, offers } = standingIn("CallForOffers")
  const [first] = offers.flatMap((offer) => offer.assets)
  const bundle = offers.map((offer) => ({
    ...offer,
    type: "MultipleBid" as const,
    assets: first ? [first, { ...first, id: anAssetId(2) }] : [],
  }))
  const assets = [asset, standingIn("CallForOffers", { id: anAssetId(2) }).asset]
  const { home } = marketInMemory({ seed: { profiles: [aSeller(), aBuyer(), anAdmin()], assets, offers: bundle } })
  const { callForOffers } = asset.periods
  return { home, asset, until: callForOffers ? periodEnd(callForOffers) : 0 }
}

describe("a person whom a row names", () => {
  const found = (id: Parameters<typeof personIn>[1]) => {
    const { home } = sale()
    return Effect.runPromise(
      Effect.exit(
        home.run(Effect.flatMap(MarketStore, (store) => store.transaction((transaction) => personIn(transaction, id)))),
      ),
    )
  }
  const defect = <A, E>(exit: Exit.Exit<A, E>) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : null)

  it("is there, or that is a defect", async () => {
    expect(await found(aBuyer().id)).toMatchObject({ value: { email: aBuyer().email } })
    expect(defect(await found(undefined))).toEqual(new RangeError("A row of the market has no owner"))
    const missing = await found(aBuyer(3).id)
    expect(defect(missing)).toEqual(new ProfileNotFound())
    expect(Exit.isFailure(missing) && Cause.hasDies(missing.cause)).toBe(true)
  })
})

describe("a reminder", () => {
  it("goes to whoever was not reminded yet, of the asset asked for alone, and is written once", async () => {
    const { asset, home, until } = sale()
    const remind = (isNew: (to: string) => boolean) =>
      Effect.runPromise(home.run(remindOf(asset.id, until - 1, ({ to }) => isNew(to))))
    expect(await remind((to) => to === aBuyer().id)).toBe(1)
    const { events, outbox } = home.memory.rows
    expect([events, outbox]).toMatchObject([
      [],
      [{ kind: "deadlineNear", to: aBuyer().id, facts: { assetId: asset.id } }],
    ])
    const before = home.memory.rows
    expect(await remind(() => false)).toBe(0)
    expect(home.memory.rows).toBe(before)
    expect(await remind(() => true)).toBe(1)
    expect(home.memory.rows.outbox).toHaveLength(2)
    expect(await Effect.runPromise(home.run(remindOf(asset.id, EXAMPLE_NOW, () => true)))).toBe(0)
    expect(await Effect.runPromise(home.run(remindOf(anAssetId(2), until - 1, () => true)))).toBe(1)
    expect(home.memory.rows.outbox.at(-1)).toMatchObject({ facts: { assetId: anAssetId(2) } })
  })
})
