import { ConversationSid, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { chatIn, depthOf, withChat, withDepth } from "./chat-address.ts"

const of = (query: string) => new URLSearchParams(query)

describe("a chat in the address", () => {
  it("is the conversation that it names, or the list where it names none (ACC-096)", () => {
    expect([chatIn(of("chat=CH1")), chatIn(of("chat=")), chatIn(of("a=1"))]).toEqual(["CH1", "list", null])
  })

  it("comes and goes, and leaves the rest of the address as it is", () => {
    const query = of("sort=upb&chat=CH1")
    expect([withChat(query, must(ConversationSid, "CH2")), withChat(query, "list"), withChat(query, null)]).toEqual([
      "?sort=upb&chat=CH2",
      "?sort=upb&chat=",
      "?sort=upb",
    ])
    expect(withChat(of("chat=CH1"), null)).toBe("")
    expect(query.get("chat")).toBe("CH1")
  })

  it("says how far back the page lies, and keeps what else the entry says", () => {
    expect([null, undefined, "x", {}, { chat: "2" }].map(depthOf)).toEqual([0, 0, 0, 0, 0])
    const state = withDepth({ name: "Self service" }, 2)
    expect([state, depthOf(state), withDepth(null, 1)]).toEqual([{ name: "Self service", chat: 2 }, 2, { chat: 1 }])
    expect(withDepth({ dialog: true }, 1)).not.toHaveProperty("dialog", true)
  })
})
