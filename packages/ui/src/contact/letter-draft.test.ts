import { ContactFieldsInvalid, type Letter } from "@xl/core/contact"
import { MarketUnavailable } from "@xl/core/kernel"
import type { Told } from "@xl/core/messages"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { LetterDraft } from "./letter-draft.ts"

const LETTER: Letter = { title: "Rent roll", message: "Is it certified?" }
const begun = (typed: Letter = LETTER) => {
  const draft = new LetterDraft()
  draft.type(typed)
  const told: Array<Told> = []
  return { draft, told, tell: (why: Told) => void told.push(why) }
}

describe("a letter that is written", () => {
  it("says what is wrong with a field once it was left, and asks nobody", async () => {
    const { draft, tell } = begun({ title: "", message: "" })
    expect([draft.errors, draft.isValid]).toEqual([{}, false])
    draft.leave("title")
    expect(draft.errors).toEqual({ title: "This field is required" })
    expect(await draft.send(() => Effect.die("nobody asks"), tell)).toBeNull()
    expect(Object.keys(draft.errors)).toEqual(["title", "message"])
  })

  it("is sent once, and gives what was answered", async () => {
    const { draft, tell } = begun()
    const asked: Array<Letter> = []
    const ask = (letter: Letter) => Effect.sync(() => asked.push(letter))
    const first = draft.send(ask, tell)
    expect(draft.sending).toBe("sending")
    expect(await draft.send(ask, tell)).toBeNull()
    expect([await first, draft.sending, asked]).toEqual([1, "sent", [LETTER]])
    draft.again()
    expect([draft.sending, draft.typed]).toEqual(["editing", { title: "", message: "" }])
  })

  it("keeps what was typed when it does not arrive, or is refused beside a field until that changes", async () => {
    const { draft, tell, told } = begun()
    await draft.send(() => Effect.fail(new MarketUnavailable({ cause: "down" })), tell)
    expect([told.map(({ _tag }) => _tag), draft.typed, draft.sending]).toEqual([
      ["MarketUnavailable"],
      LETTER,
      "editing",
    ])
    const problems = [{ field: "title", message: "Not this one" }]
    await draft.send(() => Effect.fail(new ContactFieldsInvalid({ problems })), tell)
    expect([draft.errors, draft.typed, told.length]).toEqual([{ title: "Not this one" }, LETTER, 1])
    draft.type({ title: "Another" })
    expect(draft.errors).toEqual({})
  })
})
