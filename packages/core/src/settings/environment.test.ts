import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bankProviderSide, environmentOf, FEATURE_FLAGS, reportsErrors, TRACING_RATE } from "./index.ts"

describe("the environment", () => {
  it.each([
    ["localhost", "dev"],
    ["localhost:5173", "dev"],
    ["127.0.0.1:4000", "dev"],
    ["dev.example.com", "dev"],
    ["DEV2.example.com", "dev"],
    ["test.example.com", "test"],
    ["stage.example.com", "stage"],
    ["staging.example.com", "stage"],
    ["www.example.com", "prod"],
    ["latest.example.com", "prod"],
    ["example.com", "prod"],
  ] as const)("of %s is %s (ACC-670, ACC-671)", (host, environment) => {
    expect(environmentOf(host)).toBe(environment)
  })

  it("of any other host is production, whatever its name holds (ACC-670, ACC-671)", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (host) => {
        expect(environmentOf(`www.${host}`)).toBe("prod")
      }),
    ))

  const all = ["dev", "test", "stage", "prod"] as const

  it("lets errors be reported in prod and stage alone, each of them traced (BUY-402, BUY-403)", () => {
    expect(all.map(reportsErrors)).toEqual([false, false, true, true])
    expect(TRACING_RATE).toBe(1)
  })

  it("decides which side of the bank provider is asked", () => {
    expect(all.map(bankProviderSide)).toEqual(["sandbox", "sandbox", "production", "production"])
  })
})

it("keeps the flags that switch nothing at their stated values (ACC-666, ACC-668)", () => {
  expect([FEATURE_FLAGS.SHOW_BUYER_REQUEST_BUTTON, FEATURE_FLAGS.SHOW_ASSET_REPORTS]).toEqual([false, false])
})
