import { layer } from "@effect/vitest"
import { type LedgerEntry, changeOfDeposit, depositOf } from "@xl/core/deposits"
import type { MarketStore } from "@xl/core/market"
import { OfferNotFound } from "@xl/core/offers"
import { BankingInfoId, Cents, dayOf, must, OfferId, SignedCents, UserId } from "@xl/core/shared"
import { Effect, Exit, type Layer } from "effect"
import { expect } from "vitest"
import { anOffer } from "../offers/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { EXAMPLE_NOW } from "./people.ts"
import { published, transaction, write } from "./store-work.ts"

const VALUE = 100_000_00

/** An offer of which the deposit came in. */
const offerWithMoney = Effect.fnUntraced(function* () {
  const asset = published()
  const plain = anOffer()
  const entry = { leg: "fund", reference: "wire 1", date: dayOf(EXAMPLE_NOW), recordedAt: EXAMPLE_NOW } as const
  const offer = anOffer({
    id: must(OfferId, freshUuid()),
    owners: [must(UserId, freshUuid())],
    status: "Withdrawn",
    assets: plain.assets.map((one) => ({ ...one, id: asset.id })),
    deposit: { value: must(Cents, VALUE), decision: "open", transfers: [entry] },
  })
  yield* write({ assets: [asset], offers: [offer] })
  return { offer, paid: depositOf(offer, null) }
})

/** What every store keeps of deposits, and what it refuses to book. */
export const depositLaws = (home: string, live: Layer.Layer<MarketStore, unknown>) =>
  layer(live)(`Deposits of a MarketStore in ${home}`, (it) => {
    it.effect("keeps a deposit as it was last written, to the cent, and books what is new", () =>
      Effect.gen(function* () {
        const { offer, paid } = yield* offerWithMoney()
        expect(yield* transaction((of) => of.offer(offer.id))).toEqual(offer)
        expect(yield* transaction((of) => of.depositOf(offer.id))).toBeNull()
        yield* write({ deposits: [changeOfDeposit(null, paid)] })
        expect(yield* transaction((of) => of.depositOf(offer.id))).toEqual(paid)
        const banks = { ...paid.banks, buyer: must(BankingInfoId, freshUuid()) }
        yield* write({ deposits: [changeOfDeposit(paid, { ...paid, banks })] })
        expect((yield* transaction((of) => of.depositOf(offer.id)))?.banks).toEqual(banks)
        expect(yield* Effect.flip(transaction((of) => of.offer(must(OfferId, freshUuid()))))).toEqual(
          new OfferNotFound(),
        )
      }),
    )

    it.effect("books no entry twice, none that does not add up to zero, and none of money that is not held", () =>
      Effect.gen(function* () {
        const { offer, paid } = yield* offerWithMoney()
        const change = changeOfDeposit(null, paid)
        const [entry] = change.entries
        if (!entry) throw new RangeError("Nothing was booked")
        yield* write({ deposits: [change] })
        const cents = (amount: number) => must(SignedCents, amount)
        const refused = (key: string, postings: LedgerEntry["postings"]) =>
          Effect.map(
            Effect.exit(write({ deposits: [{ ...change, history: [], entries: [{ key, postings }] }] })),
            (exit) => Exit.isFailure(exit),
          )
        expect(yield* refused(entry.key, entry.postings)).toBe(true)
        expect(yield* refused(`${offer.id}:one`, { escrow: cents(1), buyer: cents(-2) })).toBe(true)
        const tooMuch = { escrow: cents(-(VALUE + 1)), seller: cents(VALUE + 1) }
        expect(yield* refused(`${offer.id}:more`, tooMuch)).toBe(true)
        expect(yield* refused(`${offer.id}:all`, { escrow: cents(-1), seller: cents(1) })).toBe(false)
      }),
    )
  })
