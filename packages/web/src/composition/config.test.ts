import { expect, it } from "vitest"
import { configOf } from "./config.ts"

it("offers selling by oneself, and no sale by the desk, where the page says nothing of its house (ACC-146)", () => {
  const told = { isDemo: true, userPoolId: "p", userPoolClientId: "c", userPoolEndpoint: null, now: 5 }
  for (const said of [undefined, told]) {
    const { house } = configOf({ told: said, baseURI: "https://market.example/faq" }, 5)
    expect([house.showsSellerProfile, house.hasExclusive]).toEqual([true, false])
  }
})
