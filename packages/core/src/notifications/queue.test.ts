import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  EMPTY_QUEUE,
  errorNotice,
  type Notice,
  NOTICE_MILLIS,
  noticeClosed,
  noticeHeld,
  noticeLeft,
  type NoticeQueue,
  noticeReleased,
  noticeSettled,
  noticeTicked,
  queued,
  ROLE_NOTICE_MILLIS,
  shownNotice,
  successNotice,
} from "./index.ts"

const roleRemoved: Notice = { tone: "warning", text: "Role removed", millis: ROLE_NOTICE_MILLIS }

describe("a queue of notices", () => {
  it("shows one at a time, the next after the one before has closed (ACC-293)", () => {
    const first = queued(EMPTY_QUEUE, roleRemoved, 1_000)
    const both = queued(first, successNotice("Second"), 3_000)
    expect(shownNotice(both)?.text).toBe("Role removed")
    expect(shownNotice(noticeTicked(both, 5_999))?.text).toBe("Role removed")
    const second = noticeTicked(both, 6_000)
    expect([shownNotice(second)?.text, noticeLeft(second)]).toEqual(["Second", 1])
    expect(shownNotice(noticeTicked(second, 12_999))?.text).toBe("Second")
    expect(shownNotice(noticeTicked(second, 13_000))).toBeUndefined()
    const byHand = noticeClosed(both, 4_000)
    expect([shownNotice(byHand)?.text, noticeLeft(byHand)]).toEqual(["Second", 1])
    expect(shownNotice(noticeTicked(byHand, 10_999))?.text).toBe("Second")
  })

  it("runs the line by the time that passed", () => {
    const queue = queued(EMPTY_QUEUE, errorNotice("Failed"), 500)
    expect(noticeLeft(noticeTicked(queue, 500 + NOTICE_MILLIS / 4))).toBeCloseTo(0.75, 9)
    expect(noticeLeft(EMPTY_QUEUE)).toBe(0)
  })

  it("stands still while held, and gives the next one its whole time", () => {
    const held = noticeHeld(queued(queued(EMPTY_QUEUE, errorNotice("A"), 0), errorNotice("B"), 0), 1_000)
    expect(noticeLeft(noticeTicked(held, 90_000))).toBeCloseTo(6 / 7, 9)
    const released = noticeReleased(noticeTicked(held, 90_000), 100_000)
    expect(shownNotice(noticeTicked(released, 105_999))?.text).toBe("A")
    expect(shownNotice(noticeTicked(released, 106_000))?.text).toBe("B")
    expect(noticeClosed(held, 2_000).isHeld).toBe(false)
  })

  it("takes an error back once what was tried has succeeded, shown or waiting, and no other notice", () => {
    const wrong = queued(EMPTY_QUEUE, errorNotice("Wrong code", "account"), 0)
    const all = [errorNotice("Offer refused", "offer"), errorNotice("Wrong code again", "account"), roleRemoved].reduce(
      (queue, notice) => queued(queue, notice, 0),
      wrong,
    )
    const settled = noticeSettled(all, "account", 3_000)
    expect(settled.waiting.map(({ text }) => text)).toEqual(["Offer refused", "Role removed"])
    expect(noticeLeft(noticeTicked(settled, 3_000))).toBe(1)
    const later = noticeTicked(settled, 4_000)
    expect(noticeLeft(noticeSettled(later, "account", 4_000))).toBe(noticeLeft(later))
    expect(noticeSettled(queued(EMPTY_QUEUE, roleRemoved, 0), "account", 1)).toMatchObject({ waiting: [roleRemoved] })
    expect(noticeSettled(queued(EMPTY_QUEUE, errorNotice("Failed"), 0), "account", 1).waiting).toHaveLength(1)
    const glad = queued(EMPTY_QUEUE, { ...successNotice("Signed in"), about: "account" }, 0)
    expect(noticeSettled(glad, "account", 1)).toBe(glad)
    expect(noticeSettled(EMPTY_QUEUE, "account", 1)).toBe(EMPTY_QUEUE)
  })

  it("holds nothing where nothing is shown, so that the next notice runs", () => {
    const next = queued(noticeHeld(EMPTY_QUEUE, 100), errorNotice("A"), 200)
    expect([next.isHeld, shownNotice(noticeTicked(next, 7_200))]).toEqual([false, undefined])
  })

  it("counts on where it is released without having been held", () => {
    const shown = noticeReleased(queued(EMPTY_QUEUE, errorNotice("A"), 0), 6_000)
    expect([shown.elapsed, shownNotice(noticeTicked(shown, 7_000))]).toEqual([6_000, undefined])
  })

  it("shows nothing for blank words, and counts nothing for a clock set back", () => {
    expect(queued(EMPTY_QUEUE, errorNotice(" "), 1)).toBe(EMPTY_QUEUE)
    expect(noticeTicked(queued(EMPTY_QUEUE, errorNotice("A"), 1_000), 0).elapsed).toBe(0)
  })
})

type Act = { readonly tag: "close" | "hold" | "queue" | "release" | "tick"; readonly after: number }
const act = fc.record<Act>({
  tag: fc.constantFrom("queue", "queue", "tick", "tick", "close", "hold", "release"),
  after: fc.integer({ min: 0, max: 4_000 }),
})

const DO: { readonly [T in Act["tag"]]: (queue: NoticeQueue, now: number) => NoticeQueue } = {
  close: noticeClosed,
  hold: noticeHeld,
  queue: (queue, now) => queued(queue, successNotice(`said at ${now}`), now),
  release: noticeReleased,
  tick: noticeTicked,
}

describe("whatever happens to a queue of notices", () => {
  it("they are shown in the order they came, none twice and none for longer than its time", () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let now = 0
        let queue = EMPTY_QUEUE
        const shown: Array<number> = []
        for (const { after, tag } of acts) {
          now += after
          queue = DO[tag](queue, now)
          const id = shownNotice(queue)?.id
          if (id !== undefined && shown.at(-1) !== id) shown.push(id)
          expect(noticeLeft(queue)).toBeGreaterThanOrEqual(0)
          expect(noticeLeft(queue)).toBeLessThanOrEqual(1)
        }
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b))
        expect(noticeTicked(noticeReleased(queue, now), now + NOTICE_MILLIS).waiting.length).toBe(
          Math.max(0, queue.waiting.length - 1),
        )
      }),
    ))
})
