import { describe, expect, it } from "vitest"
import { nextStep, type Phase } from "./dialog-history.ts"

/** What is done while dialogs open and close and the browser moves: each pair is whether a dialog is open, and whether its entry is shown. */
const acts = (...seen: ReadonlyArray<readonly [isOpen: boolean, isEntry: boolean]>) => {
  let phase: Phase = "none"
  return seen.map(([isOpen, isEntry]) => {
    const [next, act] = nextStep(phase, isOpen, isEntry)
    phase = next
    return act
  })
}

describe("a dialog's entry in the browser's history", () => {
  it("comes when the dialog opens, and back closes the dialog", () => {
    expect(acts([false, false], [true, false], [true, true], [true, false], [false, false])).toEqual([
      null,
      "push",
      null,
      "close",
      null,
    ])
  })

  it("goes when the dialog is closed otherwise", () => {
    expect(acts([true, false], [true, true], [false, true], [false, true], [false, false])).toEqual([
      "push",
      null,
      "back",
      null,
      null,
    ])
  })

  it("is made anew for a dialog that opens while the one before still goes", () => {
    expect(acts([true, false], [true, true], [false, true], [true, true], [true, false], [true, true])).toEqual([
      "push",
      null,
      "back",
      null,
      "push",
      null,
    ])
  })

  it("serves a dialog that follows another without a gap", () => {
    expect(acts([true, false], [true, true], [true, true], [false, true])).toEqual(["push", null, null, "back"])
  })

  it("that is found without its dialog, after a reload or by forward, becomes a plain one", () => {
    expect(acts([false, true], [false, false])).toEqual(["plain", null])
  })

  it("goes even where the dialog was closed before it came", () => {
    expect(acts([true, false], [false, false], [false, true], [false, false])).toEqual(["push", null, "back", null])
  })
})
