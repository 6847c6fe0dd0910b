import { type AssetStatus, type Heard, MarketUnavailable } from "@xl/core/kernel"
import { anAssetId } from "@xl/testkit/assets"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { aBuyer, anAdmin, aProfile, aSeller } from "@xl/testkit/market"
import { Cents, Day, must } from "@xl/core/shared"
import { CopiesUnavailable } from "@xl/core/user-assets"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { ASSET, offering } from "../testing/offering.ts"

const offer = anOffer()
const over = anOffer({ id: anOfferId(2), status: "Withdrawn", withdrawDate: offer.publishedDate })
const seed = { offers: [offer, over], profiles: [aSeller(), aBuyer()] }
const statusOf = ({ held }: Awaited<ReturnType<typeof offering>>, id = offer.id) =>
  held.offers.find((one) => one.id === id)?.status

describe("a buyer's offers", () => {
  it("are at hand for an approved buyer, a thousand of them (ACC-655)", async () => {
    const sizes: Array<number> = []
    const { held } = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: {
        ...offers,
        mine: (search) => {
          sizes.push(search.size)
          return offers.mine(search)
        },
      },
    }))
    expect([held.held.tag, held.offers.length, sizes]).toEqual(["held", 2, [1_000]])
  })

  it("are copied into the browser as they load, and shown from there until they do (ACC-255)", async () => {
    const asked: Array<() => void> = []
    const searches: Array<unknown> = []
    const { browser, held, session } = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: {
        ...offers,
        mine: (search) => {
          searches.push(search)
          return Effect.andThen(
            Effect.promise(() => new Promise<void>((resolve) => asked.push(resolve))),
            offers.mine(search),
          )
        },
      },
    }))
    expect([held.held.tag, held.offers]).toEqual(["loading", []])
    expect(searches).toEqual([{ status: [], type: [], size: 1_000, offset: 0 }])
    asked.pop()?.()
    await expect.poll(() => held.held.tag).toBe("held")
    expect(await Effect.runPromise(browser.copies.offers())).toEqual(held.offers)
    void held.load()
    expect([held.held.tag, held.offers.length]).toEqual(["loading", 2])
    await session.signOut()
    expect(held.held.tag).toBe("none")
  })

  it("load where the browser's database fails, which is only logged (ACC-568, BUY-405)", async () => {
    const broken = () => Effect.fail(new CopiesUnavailable({ cause: "no database" }))
    const { held, logged, snackbars } = await offering(aBuyer(), seed, ({ copies }) => ({
      copies: { ...copies, offers: broken, keepOffers: broken },
    }))
    expect([held.held.tag, held.offers.length]).toEqual(["held", 2])
    expect([logged, snackbars.waiting]).toEqual([["Own copies", "Own copies"], []])
  })

  it.each([
    ["an approved buyer at the start and when one changes", aBuyer(), 2, "held"],
    ["no guest", null, 0, "none"],
    ["nobody without a role", aProfile(), 0, "none"],
    ["no seller", aSeller(), 0, "none"],
  ] as const)("are asked for by %s (ACC-433)", async (_who, who, times, tag) => {
    let asked = 0
    const { held, market } = await offering(who, seed, ({ offers }) => ({
      offers: {
        ...offers,
        mine: (search) => {
          asked += 1
          return offers.mine(search)
        },
      },
    }))
    await Effect.runPromise(market.as(aSeller()).offers.decline(offer.id, "Too low"))
    await settled()
    expect([held.held.tag, asked]).toEqual([tag, times])
  })

  it("know the one that stands on an asset", async () => {
    const { held } = await offering(aBuyer(), seed)
    expect([held.on(ASSET.id)?.id, held.on(anAssetId(9))]).toEqual([offer.id, undefined])
    expect((await offering(aBuyer(), { offers: [over] })).held.on(ASSET.id)).toBeUndefined()
  })

  it("are withdrawn here at once, with the day, before the gateway answers (BUY-134, BUY-135)", async () => {
    const here = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: { ...offers, withdraw: (id) => Effect.delay(offers.withdraw(id), 1) },
    }))
    const now = here.market.home.clock.now()
    const withdrawing = here.held.withdraw(offer.id, now)
    expect(here.held.offers.find(({ id }) => id === offer.id)).toMatchObject({ status: "Withdrawn", withdrawDate: now })
    expect(here.market.home.memory.rows.offers.get(offer.id)?.status).toBe("Published")
    await withdrawing
    expect(here.market.home.memory.rows.offers.get(offer.id)?.status).toBe("Withdrawn")
    expect([statusOf(here), here.said()]).toEqual(["Withdrawn", []])
  })

  it("come back where the gateway refuses, and the snackbar says why", async () => {
    const here = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: { ...offers, withdraw: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }))
    const places = here.held.offers.map(({ id }) => id)
    const withdrawing = here.held.withdraw(offer.id, here.market.home.clock.now())
    expect(statusOf(here)).toBe("Withdrawn")
    await withdrawing
    expect([statusOf(here), here.held.offers.map(({ id }) => id)]).toEqual(["Published", places])
    expect(here.said()).toHaveLength(1)
  })

  it("show a decline without reload", async () => {
    const here = await offering(aBuyer(), seed)
    await Effect.runPromise(here.market.as(aSeller()).offers.decline(offer.id, "Too low"))
    await expect.poll(() => statusOf(here)).toBe("Declined")
  })

  it("show without reload that the sale moved on, and are not asked for when another's does", async () => {
    let hear: (event: Heard) => void = () => undefined
    let assetStatus: AssetStatus = "UnderContract"
    let asked = 0
    const { held } = await offering(aBuyer(), seed, ({ offers }) => ({
      live: { watch: (heard) => ((hear = heard), () => undefined) },
      offers: {
        ...offers,
        mine: (search) => {
          asked += 1
          return Effect.map(offers.mine(search), (page) => ({
            ...page,
            offers: page.offers.map((one) => ({ ...one, assetStatus })),
          }))
        },
      },
    }))
    expect(held.offers.map((one) => one.assetStatus)).toEqual(["UnderContract", "UnderContract"])
    assetStatus = "Closed"
    hear({ topic: "asset", id: anAssetId(9), status: "Closed", by: "Admin" })
    await settled()
    expect(asked).toBe(1)
    hear({ topic: "asset", id: ASSET.id, status: "Closed", by: "Admin" })
    await settled()
    expect(held.offers.map((one) => one.assetStatus)).toEqual(["Closed", "Closed"])
  })

  it("carry their marks anew once the approved funds changed", async () => {
    const here = await offering(aBuyer(), { ...seed, profiles: [aSeller(), anAdmin()] })
    const marks = () => here.held.offers.map(({ fundsMark }) => fundsMark)
    expect(marks()).toEqual(["covered", "covered"])
    const lowered = { pofSum: must(Cents, 1_000_000_00), fundsApprovalDate: must(Day, "2026-11-20") }
    await Effect.runPromise(here.market.as(anAdmin()).users.editPof(aBuyer().id, lowered))
    await here.session.lookAgain()
    await expect.poll(marks).toEqual(["priceAboveFunds", "covered"])
  })

  it("say that they failed, can be asked again, and then stay", async () => {
    let isDown = true
    const here = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: {
        ...offers,
        mine: (search) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : offers.mine(search)),
      },
    }))
    expect([here.held.held.tag, here.held.offers]).toEqual(["failed", []])
    isDown = false
    await here.held.load()
    expect(here.held.offers).toHaveLength(2)
    isDown = true
    await here.held.load()
    expect([here.held.held.tag, here.held.offers.length]).toEqual(["held", 2])
  })

  it("begin with what the browser kept, and are nothing once their buyer has left (ACC-263, BUY-206)", async () => {
    const kept = (await offering(aBuyer(), seed)).held.offers
    const { held, session } = await offering(aBuyer(), seed, ({ copies, offers }) => ({
      copies: { ...copies, offers: () => Effect.succeed(kept) },
      offers: { ...offers, mine: () => Effect.never },
    }))
    expect(held.held).toEqual({ tag: "loading", offers: kept })
    expect(kept).toHaveLength(2)
    await session.signOut()
    expect([held.held, held.offers]).toEqual([{ tag: "none" }, []])
  })

  it("are gone after a sign-out, an answer still on its way included (ACC-263, BUY-206)", async () => {
    let resume: () => void = () => undefined
    const gate = new Promise<void>((done) => (resume = done))
    let isSlow = false
    const here = await offering(aBuyer(), seed, ({ offers }) => ({
      offers: {
        ...offers,
        mine: (search) =>
          isSlow
            ? Effect.andThen(
                Effect.promise(() => gate),
                offers.mine(search),
              )
            : offers.mine(search),
      },
    }))
    expect(here.held.offers).toHaveLength(2)
    isSlow = true
    const loading = here.held.load()
    await here.session.signOut()
    expect(here.held.held).toEqual({ tag: "none" })
    resume()
    await loading
    await settled()
    expect(here.held.held).toEqual({ tag: "none" })
  })
})
