import { LogStreamName } from "@xl/core/monitoring"
import { Millis, must } from "@xl/core/shared"
import { aProfile, anAdmin } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { ClientErrorsModel } from "./client-errors-model.ts"

const stream = must(LogStreamName, "2026-11-28/11111111-1111-4111-8111-111111111111")

const opened = async (who = anAdmin(), entries = 51) => {
  const here = await app({ who })
  const { clientLog } = here.ports
  await Effect.runPromise(clientLog.createStream(stream))
  let token: string | null = null
  for (let n = 1; n <= entries; n += 1)
    token = await Effect.runPromise(clientLog.put(stream, [{ timestamp: must(Millis, n), message: `No ${n}` }], token))
  return new ClientErrorsModel(clientLog)
}

describe("what went wrong in browsers", () => {
  it("is read by administrators, fifty to a page", async () => {
    const model = await opened()
    await model.open(0)
    expect([model.page?.total, model.page?.errors.length]).toEqual([51, 50])
    await model.open(50)
    expect([model.offset, model.page?.errors.map(({ message }) => message)]).toEqual([50, ["No 1"]])
  })

  it("is read by nobody else, who is told so", async () => {
    const model = await opened(aProfile(), 1)
    await model.open(0)
    expect([model.listed.tag, model.page]).toEqual(["failed", null])
  })
})
