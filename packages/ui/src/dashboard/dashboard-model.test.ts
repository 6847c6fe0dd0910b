import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aProfile, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { DashboardModel } from "./dashboard-model.ts"

const ledTo = async (who: Profile, seed: Parameters<typeof app>[0] = {}, change?: Change) => {
  const { ports, session } = await app({ who, ...seed }, change)
  const model = new DashboardModel(ports.catalog, ports.offers, session)
  expect(model.path).toBeNull()
  await model.open()
  return model.path
}
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

describe("the dashboard", () => {
  it("leads a seller with assets to them, and one without to the empty one", async () => {
    expect(await ledTo(aSeller(), { seed: { assets: [aPublishedAsset()] } })).toBe("/seller/filters/active")
    expect(await ledTo(aSeller())).toBe("/dashboard/empty")
  })

  it("leads a buyer without offers, and whoever has no role, to the empty one", async () => {
    expect(await ledTo(aBuyer())).toBe("/dashboard/empty")
    expect(await ledTo(aProfile())).toBe("/dashboard/empty")
  })

  it("leads an administrator who neither sells nor buys to the administration", async () => {
    expect(await ledTo(anAdmin())).toBe("/admin")
  })

  it("leads to a list that cannot be counted, which says itself that it did not load", async () => {
    const broken: Change = ({ catalog, offers }) => ({
      catalog: { ...catalog, search: down },
      offers: { ...offers, mine: down },
    })
    expect(await ledTo(aSeller(), {}, broken)).toBe("/seller/filters/active")
    expect(await ledTo(aBuyer(), {}, broken)).toBe("/dashboard/buyer")
  })
})
