import { expect, it } from "vitest"
import { stepsToAsk } from "./held-back.ts"

it("asks about a move that leads out, by how many entries it goes", () => {
  expect(stepsToAsk(4, 3, true)).toBe(-1)
  expect(stepsToAsk(4, 2, true)).toBe(-2)
  expect(stepsToAsk(4, 5, true)).toBe(1)
})

it("lets a move within the wizard go, and one to the entry that is shown", () => {
  expect(stepsToAsk(4, 3, false)).toBeNull()
  expect(stepsToAsk(4, 4, true)).toBeNull()
})
