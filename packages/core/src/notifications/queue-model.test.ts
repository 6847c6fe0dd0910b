import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  EMPTY_QUEUE,
  noticeClosed,
  noticeHeld,
  noticeReleased,
  noticeTicked,
  type NoticeQueue,
  queued,
  shownNotice,
} from "./index.ts"

/** The queue as a person would keep it: what waits, with what each has left, and whether time stands still. */
interface Model {
  waiting: Array<{ readonly text: string; readonly millis: number; left: number }>
  isHeld: boolean
  now: number
}
interface Real {
  queue: NoticeQueue
}

const pass = (model: Model, millis: number): void => {
  const [shown] = model.waiting
  if (shown && !model.isHeld) shown.left -= millis
  model.now += millis
}
const close = (model: Model): void => {
  model.waiting.shift()
  model.isHeld = false
}

const agree = (model: Model, { queue }: Real): void => {
  const [shown] = model.waiting
  expect(queue.waiting.map(({ text }) => text)).toEqual(model.waiting.map(({ text }) => text))
  expect(shownNotice(queue)?.text).toBe(shown?.text)
  expect(queue.isHeld).toBe(model.isHeld)
  const uncounted = queue.isHeld ? 0 : model.now - queue.countedTo
  if (shown) expect(queue.elapsed + uncounted).toBe(shown.millis - shown.left)
}

/** One thing that happens to the snackbar, `after` milliseconds after the one before. */
const happening = (
  name: string,
  after: number,
  inModel: (model: Model) => void,
  inReal: (queue: NoticeQueue, now: number) => NoticeQueue,
): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    pass(model, after)
    inModel(model)
    real.queue = inReal(real.queue, model.now)
    agree(model, real)
  },
  toString: () => `${name} after ${after}`,
})

const after = fc.integer({ min: 0, max: 9_000 })
const closeCommands = after.map((millis) => happening("close", millis, close, noticeClosed))
const holdCommands = after.map((millis) =>
  happening("hold", millis, (model) => (model.isHeld = model.waiting.length > 0), noticeHeld),
)
const releaseCommands = after.map((millis) =>
  happening("release", millis, (model) => (model.isHeld = false), noticeReleased),
)
const tickCommands = after.map((millis) =>
  happening(
    "tick",
    millis,
    (model) => {
      const [shown] = model.waiting
      if (shown && shown.left <= 0) close(model)
    },
    noticeTicked,
  ),
)
const sayCommands = fc
  .tuple(after, fc.constantFrom(5_000, 7_000), fc.constantFrom("A", "B", " "))
  .map(([wait, millis, text]) =>
    happening(
      `say '${text}' for ${millis}`,
      wait,
      (model) => {
        if (text.trim() !== "") model.waiting.push({ text, millis, left: millis })
      },
      (queue, now) => queued(queue, { tone: "success", text, millis }, now),
    ),
  )

const happenings = [sayCommands, sayCommands, tickCommands, tickCommands, closeCommands, holdCommands, releaseCommands]

describe("the queue of notices, run beside a plain one", () => {
  it("shows the same for as long, whatever happens and in whatever order", () =>
    fc.assert(
      fc.property(fc.commands(happenings, { maxCommands: 60 }), (commands) => {
        const model: Model = { waiting: [], isHeld: false, now: 0 }
        const real: Real = { queue: EMPTY_QUEUE }
        fc.modelRun(() => ({ model, real }), commands)
        const end = model.waiting.reduce((queue, { millis }) => noticeTicked(queue, queue.countedTo + millis), {
          ...real.queue,
          isHeld: false,
        })
        expect(end.waiting).toEqual([])
      }),
      { numRuns: inProportion(500) },
    ))
})
