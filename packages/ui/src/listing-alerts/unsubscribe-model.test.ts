import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import { aLinkOf, aReader } from "@xl/testkit/listing-alerts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app } from "../testing/app.ts"
import { UnsubscribeModel } from "./unsubscribe-model.ts"

const reader = aReader()
const opened = async () => {
  const here = await app({ seed: { profiles: [reader] } })
  return { here, model: new UnsubscribeModel(here.ports.unsubscribing) }
}

describe("who followed the way out of a mail", () => {
  it("has left nothing yet, and leaves with the button, signed in or not", async () => {
    const { here, model } = await opened()
    expect(model.leaving).toEqual({ tag: "asked" })
    await model.leave(aLinkOf(reader.id))
    expect(model.leaving).toEqual({ tag: "left" })
    const { rows } = here.market.home.memory
    expect(rows.profiles.get(reader.id)?.notificationsCriteria?.receiveNotificationsWhen).toBe("Never")
  })

  it("is told where the link is not whole, or nobody answers, and may try again", async () => {
    const { here, model } = await opened()
    await model.leave("half-a-link")
    expect(model.leaving).toEqual({
      tag: "refused",
      said: "This link is not complete. Open it once more from the mail, or change your saved searches and notification criteria after signing in.",
    })
    const down = new MarketUnavailable({ cause: "down" })
    let answer: Effect.Effect<void, MarketUnavailable> = Effect.fail(down)
    let asked = 0
    const again = new UnsubscribeModel({
      unsubscribe: () => {
        asked += 1
        return answer
      },
    })
    await Promise.all([again.leave("t"), again.leave("t")])
    expect([asked, again.leaving]).toEqual([1, { tag: "failed", said: messageOf(down) }])
    answer = Effect.void
    await again.leave("t")
    expect(again.leaving).toEqual({ tag: "left" })
    expect(here.market.mails()).toEqual([])
  })
})
