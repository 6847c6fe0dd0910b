import { expect, it } from "vitest"
import { Line } from "./line.ts"

it("tells that the server is away while anything waits for it, and that a part is lost from then on", async () => {
  const line = new Line()
  const told: Array<string> = []
  const stop = line.listen(() => told.push(line.told))
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waiting = [line.whileAway(one.promise), line.whileAway(other.promise)]
  line.lose()
  one.resolve()
  await waiting[0]
  other.resolve()
  await waiting[1]
  expect(told).toEqual(["away", "away", "away", "away", "lost"])
  stop()
  await line.whileAway(Promise.resolve())
  expect([line.told, told.length]).toEqual(["lost", 5])
})
