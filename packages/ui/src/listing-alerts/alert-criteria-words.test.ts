import { NO_CRITERIA } from "@xl/core/profiles"
import { Cents, must } from "@xl/core/shared"
import { expect, it } from "vitest"
import { criteriaFacts } from "./alert-criteria-words.ts"

const [least, most] = [must(Cents, 1_000_000_00), must(Cents, 25_000_000_50)]

it("says the bounds of a balance to the cent, each alone and both", () => {
  const said = (bounds: Partial<typeof NO_CRITERIA>) =>
    criteriaFacts({ ...NO_CRITERIA, ...bounds }).find(({ label }) => label === "Unpaid balance")?.value
  expect(said({})).toBe("Any")
  expect(said({ minUpb: least })).toBe("From $1,000,000")
  expect(said({ maxUpb: most })).toBe("Up to $25,000,000.50")
  expect(said({ minUpb: least, maxUpb: most })).toBe("$1,000,000 to $25,000,000.50")
})
