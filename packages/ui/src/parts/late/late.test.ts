import { expect, it } from "vitest"
import { later } from "./later.ts"

it("is fetched once, and here for all who ask", async () => {
  let times = 0
  const part = later(async () => ++times)
  expect(part.here()).toBeUndefined()
  await Promise.all([part.fetch(), part.fetch()])
  await part.fetch()
  expect([part.here(), times]).toEqual([1, 1])
})

it("is fetched again where its file did not arrive", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve("field")]
  const part = later(() => answers.shift() ?? Promise.reject(new Error("asked too often")))
  await part.fetch()
  expect(part.here()).toBeUndefined()
  await part.fetch()
  expect(part.here()).toBe("field")
})
