import { expect, it } from "vitest"
import { touchedBy } from "./touched.ts"

const none = { unit: [], gateway: [], stories: [] }

it("tries a rule in each package that has its noun, without a database", () => {
  expect(touchedBy(["packages/core/src/offers/eligibility.ts"])).toEqual({
    ...none,
    unit: ["adapters", "core", "testkit", "ui", "web"].map((pack) => `packages/${pack}/src/offers/`),
  })
})

it("tries a resolver with its folder's database tests, and a screen with its stories", () => {
  const touched = touchedBy(["packages/gateway/src/offers/resolvers.ts", "packages/ui/src/offers/offer-dialog.tsx"])
  expect(touched.gateway).toEqual(["packages/gateway/src/offers/"])
  expect(touched.stories).toEqual(["packages/ui/src/offers/"])
})

it("runs a changed test or story, each folder once", () => {
  const touched = touchedBy([
    "packages/adapters/src/offers/offers.gateway.test.ts",
    "packages/ui/src/parts/table/table.stories.tsx",
    "scripts/check/touched.ts",
    "scripts/check/touched.test.ts",
  ])
  expect(touched).toEqual({
    unit: ["scripts/check/"],
    gateway: ["packages/adapters/src/offers/offers.gateway.test.ts"],
    stories: ["packages/ui/src/parts/table/table.stories.tsx"],
  })
})

it("runs no test for a page of the docs", () => expect(touchedBy(["docs/gateway.md"])).toEqual(none))
