import { anAssetId } from "@xl/testkit/assets"
import { aBuyer, aSale, commitmentsIn, refusalOf, type Sale } from "@xl/testkit/market"
import { aBid, anOfferId, terms } from "@xl/testkit/offers"
import { inProportion } from "@xl/testkit/shared"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents, Day, must, type OfferId } from "../shared/index.ts"
import { approvedFunds, committedFunds, type Committing, fundsMark, highestPrice, priceWithinFunds } from "./funds.ts"

const run = Effect.runPromise
const cents = (amount: number) => must(Cents, amount)
const M = 1_000_000_00
const promised = (bidPrice: number, change: Partial<Committing> = {}): Committing => ({
  id: anOfferId(bidPrice),
  status: "Published",
  assetStatus: "Published",
  terms: { bidPrice: cents(bidPrice) },
  ...change,
})

describe("approved funds", () => {
  const approval = (fundsEntity: string | null, purchasingEntity: string | null) =>
    approvedFunds({ fundsEntity, purchasingEntity, pofSum: cents(700) })

  it("count for the entity that they were approved for", () => {
    expect([approval("Pier LLC", "Pier LLC"), approval("Pier LLC", " pier  llc "), approval(null, null)]).toEqual([
      700, 700, 700,
    ])
    expect([approval("Pier LLC", "Quay LLC"), approval("Pier LLC", null), approval(null, "Quay LLC")]).toEqual([
      0, 0, 0,
    ])
  })

  it("are those of the entity at the approval, and count again for a new one after its own", async () => {
    const sale = aSale()
    const { offers, profiles } = sale.buyer(1)
    const address = { country: "USA", state: "NY", city: "New York", address: "1 Pier", zipCode: "10005" }
    await run(profiles.updatePurchaseEntity({ purchasingEntity: "Quay LLC", purchasingEntityAddress: address }))
    expect(await refusalOf(offers.create(aBid([{ id: anAssetId(1) }])))).toBe("FundsMissing")
    const funds = { pofSum: cents(9 * M), fundsApprovalDate: must(Day, "2026-11-20") }
    const { buyerProfile } = await run(sale.admin.users.editPof(aBuyer(1).id, funds))
    expect(buyerProfile.fundsEntity).toBe("Quay LLC")
    expect(await sale.bid(1, [1])).toMatchObject({ status: "Published", pofSum: 9 * M })
  })
})

describe("the highest price", () => {
  const check = (change: Partial<Parameters<typeof highestPrice>[0]> = {}) => ({
    approved: cents(100),
    committed: cents(30),
    present: null,
    aggregateFunds: "warn" as const,
    ...change,
  })

  it("is the approved funds, less other live offers where the market refuses to exceed them", () => {
    expect([highestPrice(check()), highestPrice(check({ aggregateFunds: "refuse" }))]).toEqual([100, 70])
    expect(highestPrice(check({ aggregateFunds: "refuse", committed: cents(130) }))).toBe(0)
  })

  it("is never below what the offer promises already", () => {
    expect(highestPrice(check({ present: cents(250) }))).toBe(250)
    expect(Result.isSuccess(priceWithinFunds(cents(240), check({ present: cents(250) })))).toBe(true)
    expect(Result.isSuccess(priceWithinFunds(cents(251), check({ present: cents(250) })))).toBe(false)
  })

  it("is told with the amounts when it is passed", () => {
    const why = (price: number, change?: Parameters<typeof check>[0]) =>
      Result.match(priceWithinFunds(cents(price), check(change)), {
        onFailure: (no) => ({ ...no }),
        onSuccess: () => null,
      })
    expect(why(101)).toMatchObject({ _tag: "FundsExceeded", approved: 100, price: 101 })
    expect(why(71, { aggregateFunds: "refuse" })).toMatchObject({
      _tag: "OffersExceedFunds",
      approved: 100,
      committed: 30,
      price: 71,
    })
    expect([why(100), why(70, { aggregateFunds: "refuse" })]).toEqual([null, null])
  })
})

describe("the mark of an offer", () => {
  const marks = (change: Partial<Committing>, own: ReadonlyArray<Committing>) =>
    fundsMark(promised(60, change), cents(100), own)

  it("says that its price, or else all live offers together, exceed the approved funds", () => {
    expect(marks({}, [promised(60), promised(40)])).toBe("covered")
    expect(marks({}, [promised(60), promised(41)])).toBe("offersAboveFunds")
    expect(marks({ terms: { bidPrice: cents(101) } }, [])).toBe("priceAboveFunds")
    expect(marks({ status: "Draft", terms: { bidPrice: cents(101) } }, [])).toBe("priceAboveFunds")
    expect(marks({ status: "Draft" }, [promised(90)])).toBe("covered")
    expect(marks({ status: "Declined", terms: { bidPrice: cents(101) } }, [promised(90)])).toBe("covered")
  })
})

describe("offers against approved funds of $50,000,000", () => {
  const bid = (sale: Sale, price: number) =>
    sale.buyer(1).offers.create(aBid([{ id: anAssetId(1) }], terms({ bidPrice: price })))

  it("are refused above them when made, when raised, and when a stored draft is sent", async () => {
    const sale = aSale()
    expect(await refusalOf(bid(sale, 50 * M + 1))).toBe("FundsExceeded")
    const { offers } = sale.buyer(1)
    const { id } = await sale.bid(1, [1], 50 * M)
    const revised = (price: number) => aBid([{ id: anAssetId(1) }], terms({ bidPrice: price }))
    expect(await refusalOf(offers.edit(id, revised(50 * M + 1)))).toBe("FundsExceeded")
    const draft = await run(offers.create(aBid([{ id: anAssetId(3) }], terms({ bidPrice: 40 * M }))))
    await lowered(sale, 39 * M)
    expect(await refusalOf(offers.publish(draft.id))).toBe("FundsExceeded")
    expect(sale.offer(draft.id).status).toBe("Draft")
  })

  const lowered = (sale: Sale, pofSum: number) =>
    run(sale.admin.users.editPof(aBuyer(1).id, { pofSum: cents(pofSum), fundsApprovalDate: must(Day, "2026-11-20") }))

  it("stay and are marked once the funds are lowered, may be lowered too, and are not raised", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1], 40 * M)
    await lowered(sale, 20 * M)
    const { offers } = sale.buyer(1)
    const revised = (price: number) => aBid([{ id: anAssetId(1) }], terms({ bidPrice: price }))
    expect(await run(sale.seller.offers.find(id))).toMatchObject({ status: "Published", fundsMark: "priceAboveFunds" })
    expect(await refusalOf(offers.edit(id, revised(40 * M + 1)))).toBe("FundsExceeded")
    expect(await run(offers.edit(id, revised(40 * M)))).toMatchObject({ fundsMark: "priceAboveFunds" })
    expect(await run(offers.edit(id, revised(30 * M)))).toMatchObject({ terms: { bidPrice: 30 * M } })
    expect(await refusalOf(offers.edit(id, revised(30 * M + 1)))).toBe("FundsExceeded")
    expect(await run(offers.edit(id, revised(20 * M)))).toMatchObject({ fundsMark: "covered" })
  })

  it("are raised only while they are approved, and lowered after too", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1], 30 * M)
    const old = { pofSum: cents(50 * M), fundsApprovalDate: must(Day, "2026-08-20") }
    await run(sale.admin.users.editPof(aBuyer(1).id, old))
    const { offers } = sale.buyer(1)
    const revised = (price: number) => aBid([{ id: anAssetId(1) }], terms({ bidPrice: price }))
    expect(await refusalOf(offers.edit(id, revised(30 * M + 1)))).toBe("FundsExpired")
    expect(await run(offers.edit(id, revised(30 * M - 1)))).toMatchObject({ terms: { bidPrice: 30 * M - 1 } })
  })

  it("of a bundle are held against them by the whole price", async () => {
    const sale = aSale()
    const bundle = aBid([{ id: anAssetId(1) }, { id: anAssetId(3) }], terms({ bidPrice: 50 * M + 2 }))
    expect(await refusalOf(sale.buyer(1).offers.create(bundle))).toBe("FundsExceeded")
  })

  it("that exceed them together are marked, and refused where the market says so", async () => {
    const [warning, refusing] = [aSale(), aSale({ aggregateFunds: "refuse" })]
    for (const sale of [warning, refusing]) await sale.bid(1, [1], 30 * M)
    expect(await warning.bid(1, [3], 30 * M)).toMatchObject({ fundsMark: "offersAboveFunds" })
    const { offers } = refusing.buyer(1)
    const second = (price: number) => aBid([{ id: anAssetId(3) }], terms({ bidPrice: price }))
    expect(await refusalOf(offers.create(second(20 * M + 1)))).toBe("OffersExceedFunds")
    const { id } = await run(offers.create(second(20 * M)))
    expect(await run(offers.publish(id))).toMatchObject({ fundsMark: "covered" })
    expect(await refusalOf(offers.edit(id, second(20 * M + 1)))).toBe("OffersExceedFunds")
  })

  it("do not come back above them", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1], 40 * M)
    await run(sale.admin.offers.cancel(id, "Entered twice"))
    await lowered(sale, 39 * M)
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("FundsExceeded")
  })

  it("win only as far as the funds cover all that is won and not closed, and the buyer is told to renew", async () => {
    const sale = aSale()
    const [one, other] = [await sale.bid(1, [1], 30 * M), await sale.bid(1, [3], 30 * M)]
    await sale.close(1, 3)
    await sale.win(one.id)
    const { events } = sale.market.home.memory.rows
    expect(await refusalOf(sale.seller.offers.selectWinner(other.id))).toBe("WinnerFundsShort")
    expect(sale.market.mails().at(-1)).toMatchObject({ kind: "winnerFundsShort", to: aBuyer(1).id })
    expect(sale.market.home.memory.rows.events).toEqual(events)
    await sale.contract(1, one.id)
    await run(sale.admin.listings.confirmClosing(anAssetId(1)))
    expect(await sale.win(other.id)).toMatchObject({ status: "Successful" })
  })
})

/** One press of somebody in a run; most are refused, which changes nothing. */
type Press = readonly [act: (typeof ACTS)[number], asset: number, buyer: number, millions: number]
const ACTS = [
  "bid",
  "edit",
  "close",
  "win",
  "win",
  "win",
  "cancel",
  "reactivate",
  "contract",
  "confirm",
  "fallThrough",
] as const
const press = fc.tuple(
  fc.constantFrom(...ACTS),
  fc.integer({ min: 1, max: 3 }),
  fc.integer({ min: 1, max: 2 }),
  fc.integer({ min: 1, max: 50 }),
)

const latestOn = (sale: Sale, asset: number, buyer: number): OfferId =>
  [...sale.market.home.memory.rows.offers.values()].findLast(
    ({ assets, owners }) => owners[0] === aBuyer(buyer).id && assets.some(({ id }) => id === anAssetId(asset)),
  )?.id ?? anOfferId(9)

const pressed = (sale: Sale, [act, count, buyer, millions]: Press): Promise<unknown> => {
  const [asset, price] = [anAssetId(count), millions * M]
  const offer = latestOn(sale, count, buyer)
  const acts: { readonly [A in Press[0]]: () => Promise<unknown> } = {
    bid: () => sale.bid(buyer, [count], price),
    edit: () => run(sale.buyer(buyer).offers.edit(offer, aBid([{ id: asset }], terms({ bidPrice: price })))),
    close: () => sale.close(count),
    win: () => sale.win(offer),
    cancel: () => run(sale.admin.offers.cancel(offer, "By hand")),
    reactivate: () => run(sale.admin.offers.reactivate(offer)),
    contract: () => sale.contract(buyer, offer),
    confirm: () => run(sale.admin.listings.confirmClosing(asset)),
    fallThrough: () => run(sale.admin.listings.reportFallThrough(asset, "No financing")),
  }
  return acts[act]().catch(() => undefined)
}

const millions = fc.integer({ min: 1, max: 50 })
/** Three offers of one buyer before their seller, and then anything. */
const presses = fc
  .tuple(millions, millions, millions, fc.array(press, { minLength: 5, maxLength: 30 }))
  .map(([one, two, three, more]): ReadonlyArray<Press> => [
    ["bid", 1, 1, one],
    ["bid", 2, 1, two],
    ["bid", 3, 1, three],
    ["close", 1, 1, 1],
    ["close", 2, 1, 1],
    ["close", 3, 1, 1],
    ...more,
  ])

it("never lets what a buyer won and did not close exceed the approved funds, whatever is pressed", () =>
  fc.assert(
    fc.asyncProperty(presses, fc.constantFrom("warn" as const, "refuse" as const), async (all, aggregateFunds) => {
      const sale = aSale({ aggregateFunds })
      for (const one of all) {
        await pressed(sale, one)
        for (const buyer of [1, 2]) {
          const own = commitmentsIn(sale.market.home.memory.rows, aBuyer(buyer).id)
          const won = own.filter(({ status }) => status === "Successful")
          expect(committedFunds(won)).toBeLessThanOrEqual(50 * M)
          expect(committedFunds(aggregateFunds === "refuse" ? own : won)).toBeLessThanOrEqual(50 * M)
        }
      }
    }),
    { numRuns: inProportion(60) },
  ))
