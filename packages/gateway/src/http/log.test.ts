import { expect, it } from "vitest"
import { makeLog } from "./log.ts"

it("counts each line by its level, and none that its own level keeps back", () => {
  const [lines, levels]: [Array<string>, Array<string>] = [[], []]
  const log = makeLog("warn", { write: (line) => void lines.push(line) }, (level) => void levels.push(level))
  log.info("kept back")
  log.warn({ route: "/graphql" }, "said")
  log.child({ reqId: "1" }).error({ err: new Error("told") }, "failed")
  expect(levels).toEqual(["warn", "error"])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["said", "failed"])
})
