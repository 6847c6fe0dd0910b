import { describe, expect, it } from "vitest"
import { metered, openMetrics } from "./metrics.ts"

describe("scheduled work", () => {
  it("is counted by how each run ended, and its failure is not swallowed", async () => {
    const metrics = openMetrics()
    const runs = [Promise.resolve("done"), Promise.reject(new Error("no")), Promise.resolve("done")]
    const work = metered(metrics)({ name: "seal", cron: "* * * * *", run: () => runs.shift() ?? Promise.resolve() })
    expect(work.cron).toBe("* * * * *")
    await work.run()
    await expect(work.run()).rejects.toThrow("no")
    await work.run()
    const { values } = await metrics.jobs.get()
    expect(values.map(({ labels, value }) => [labels, value])).toEqual([
      [{ job: "seal", outcome: "done" }, 2],
      [{ job: "seal", outcome: "failed" }, 1],
    ])
    expect((await metrics.jobSuccess.get()).values.map(({ labels }) => labels)).toEqual([{ job: "seal" }])
  })
})
