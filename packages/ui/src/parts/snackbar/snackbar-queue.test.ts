import { describe, expect, it } from "vitest"
import { SnackbarQueue, type Ticks } from "./snackbar-queue.ts"

/** Time that passes when told to, tick by tick. */
const slowTime = () => {
  let now = 0
  const running = new Map<() => void, number>()
  const ticks: Ticks = {
    now: () => now,
    every: (milliseconds, tick) => {
      running.set(tick, milliseconds)
      return () => void running.delete(tick)
    },
  }
  const pass = (milliseconds: number, step = 30) => {
    for (let left = milliseconds; left > 0; left -= step) {
      now += Math.min(step, left)
      for (const tick of running.keys()) tick()
    }
  }
  return { ticks, pass, running }
}

const opened = () => {
  const time = slowTime()
  return { queue: new SnackbarQueue(time.ticks), ...time }
}

describe("SnackbarQueue", () => {
  it("shows a notice for 7 seconds on a tick of 30 ms (ACC-290, ACC-292)", () => {
    const { queue, pass, running } = opened()
    queue.success("Sent")
    expect([...running.values()]).toEqual([30])
    pass(7_000 - 1)
    expect(queue.shown?.text).toBe("Sent")
    pass(1)
    expect([queue.shown, running.size]).toEqual([undefined, 0])
  })

  it("runs its line out evenly, by elapsed time and not by ticks (ACC-291)", () => {
    const { queue, pass } = opened()
    queue.error("Failed")
    pass(3_500)
    expect(queue.left).toBeCloseTo(0.5, 5)
    pass(1_750, 1_750)
    expect(queue.left).toBeCloseTo(0.25, 5)
  })

  it("shows the next one after the one before has gone, each for its own time (ACC-293, ACC-294)", () => {
    const { queue, pass } = opened()
    queue.show({ tone: "warning", text: "Role removed", millis: 5_000 })
    queue.success("Second")
    pass(5_000)
    expect([queue.shown?.text, queue.left]).toEqual(["Second", 1])
    pass(7_000 - 1)
    expect(queue.shown?.text).toBe("Second")
    pass(1)
    expect(queue.shown).toBeUndefined()
  })

  it("stands still while it is pointed at or has focus", () => {
    const { queue, pass } = opened()
    queue.success("Read me")
    pass(1_000)
    queue.hold()
    pass(60_000)
    expect(queue.left).toBeCloseTo(6 / 7, 5)
    queue.release()
    pass(5_999)
    expect(queue.shown).toBeDefined()
    pass(1)
    expect(queue.shown).toBeUndefined()
  })

  it("gives the next one its whole time after a close by hand, held or not", () => {
    const { queue, pass } = opened()
    queue.success("First")
    queue.success("Second")
    pass(2_000)
    queue.hold()
    queue.close()
    expect([queue.shown?.text, queue.left]).toEqual(["Second", 1])
    pass(7_000)
    expect(queue.shown).toBeUndefined()
  })

  it("takes an error back when the same succeeds, and stops its clock where nothing is left", () => {
    const { queue, running } = opened()
    queue.error("Wrong code", "account")
    queue.error("No such paper", "paper")
    queue.settle("account")
    expect([queue.shown?.text, queue.left]).toEqual(["No such paper", 1])
    queue.success("Opened", "paper")
    expect(queue.waiting.map(({ text }) => text)).toEqual(["Opened"])
    queue.close()
    queue.error("Wrong code", "account")
    queue.settle("account")
    expect([queue.shown, running.size]).toEqual([undefined, 0])
  })

  it("does what a notice offers once, and closes it; a notice gone by itself offers nothing any more", () => {
    const { queue, pass } = opened()
    const done: Array<string> = []
    const offering = { tone: "success", text: "Approved", millis: 5_000, action: "Apply now" } as const
    queue.show(offering, () => void done.push("first"))
    queue.show({ ...offering, text: "Second" }, () => void done.push("second"))
    queue.act()
    expect([done, queue.shown?.text]).toEqual([["first"], "Second"])
    pass(5_000)
    queue.act()
    expect([done, queue.shown]).toEqual([["first"], undefined])
  })

  it("shows nothing for an empty text", () => {
    const { queue, running } = opened()
    queue.error(" ")
    expect([queue.shown, running.size]).toEqual([undefined, 0])
  })
})
