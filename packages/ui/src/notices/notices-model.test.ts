import { MarketUnavailable } from "@xl/core/kernel"
import type { KeptNotice } from "@xl/core/notifications"
import { aProfile, anAdmin } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, type Change, settled } from "../testing/app.ts"
import { NoticesModel } from "./notices-model.ts"

const OPEN = "There is no deadline for the choice."

const ann = aProfile()
const admin = anAdmin()

/** Ann is told of so many offers, one after the other. */
const told = async ({ market }: App, times = 1) => {
  for (let time = 0; time < times; time += 1) {
    const facts = { title: `Loan ${time}`, assetId: "a1" }
    const outbox = [{ tag: "mail", kind: "offerReceived", to: ann.id, facts }] as const
    await Effect.runPromise(market.home.memory.store.transaction(({ write }) => write({ events: [], outbox })))
  }
}
const opened = async (change?: Change, who = ann) => {
  const here = await app({ who, seed: { profiles: [ann, admin] } }, change)
  return { here, model: new NoticesModel(here.ports.notices, here.session, here.snackbars) }
}
const texts = ({ page }: NoticesModel) => page?.notices.map(({ text }: KeptNotice) => text)

describe("one's notices", () => {
  it("are counted for the header, live, until one stops listening", async () => {
    const { here, model } = await opened()
    await told(here)
    const stop = model.follow()
    await settled()
    expect(model.unread).toBe(1)
    await told(here, 2)
    await settled()
    expect([model.unread, model.page]).toEqual([3, null])
    stop()
    expect(model.unread).toBe(0)
    await told(here)
    await settled()
    expect(model.unread).toBe(0)
  })

  it("are said in a snackbar as they arrive, where they tell a step of a sale", async () => {
    const { here, model } = await opened()
    model.follow()
    await told(here)
    await settled()
    expect(here.snackbars.shown?.text).toBe(`A buyer made an offer on Loan 0. ${OPEN}`)
  })

  it("come twenty to a page, newest first, and new ones appear in the list that is open", async () => {
    const { here, model } = await opened()
    await told(here, 21)
    model.follow()
    await model.open({ offset: 0, unreadOnly: false })
    expect([model.page?.total, model.page?.notices.length, texts(model)?.[0]]).toEqual([
      21,
      20,
      `A buyer made an offer on Loan 20. ${OPEN}`,
    ])
    await model.open({ offset: 20, unreadOnly: false })
    expect(texts(model)).toEqual([`A buyer made an offer on Loan 0. ${OPEN}`])
    await told(here)
    await settled()
    expect([model.page?.total, model.unread]).toEqual([22, 22])
  })

  it("are marked as read, one or all, and leave the list of unread ones", async () => {
    const { here, model } = await opened()
    await told(here, 3)
    await model.open({ offset: 0, unreadOnly: true })
    const [newest] = model.page?.notices ?? []
    await model.markRead(newest ? [newest.id] : [])
    expect([model.unread, texts(model)]).toEqual([
      2,
      [`A buyer made an offer on Loan 1. ${OPEN}`, `A buyer made an offer on Loan 0. ${OPEN}`],
    ])
    await model.markRead(null)
    expect([model.unread, texts(model)]).toEqual([0, []])
  })

  it("are nobody else's: an administrator hears nothing of them", async () => {
    const { here, model } = await opened(undefined, admin)
    model.follow()
    await told(here)
    await settled()
    await model.open({ offset: 0, unreadOnly: false })
    expect([model.unread, model.page?.total]).toEqual([0, 0])
  })

  it("say that they did not load, and can be asked again; a mark that failed is said in red until one succeeds", async () => {
    let isDown = true
    const down = Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { here, model } = await opened(({ notices }) => ({
      notices: {
        page: (search) => (isDown ? down : notices.page(search)),
        markRead: (ids) => (isDown ? down : notices.markRead(ids)),
      },
    }))
    await model.open({ offset: 0, unreadOnly: false })
    expect([model.listed.tag, model.page]).toEqual(["failed", null])
    await model.markRead(null)
    expect(here.snackbars.shown?.tone).toBe("error")
    isDown = false
    await model.markRead(null)
    expect([here.said(), model.listed.tag]).toEqual([[], "listed"])
  })

  it("show the answer that was asked for last", async () => {
    let isFirst = true
    const { here, model } = await opened(({ notices }) => ({
      notices: {
        ...notices,
        page: (search) => {
          const answer = isFirst ? Effect.delay(notices.page(search), 20) : notices.page(search)
          isFirst = false
          return answer
        },
      },
    }))
    await told(here, 2)
    const first = model.open({ offset: 0, unreadOnly: false })
    await model.open({ offset: 1, unreadOnly: false })
    await first
    expect(texts(model)).toEqual([`A buyer made an offer on Loan 0. ${OPEN}`])
    model.close()
    expect([model.shown, model.page]).toEqual([null, null])
  })
})
