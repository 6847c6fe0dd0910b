import { type Asset } from "@xl/core/assets"
import { AssetStatus, OfferStatus } from "@xl/core/kernel"
import { type Offer } from "@xl/core/offers"
import { AssetId, Cents, Day, Millis, must, OfferId, UserId } from "@xl/core/shared"
import * as t from "io-ts"
import fc from "fast-check"
import { anAsset } from "../assets/examples.ts"
import { anOffer } from "../offers/examples.ts"
import { EXAMPLE_NOW } from "./people.ts"

const uuid = fc.uuid({ version: 4 })
const cents = fc.integer({ min: 0, max: 1_000_000_000_000_000 }).map((amount) => must(Cents, amount))
const millis = fc.integer({ min: 0, max: 4_000_000_000_000 }).map((at) => must(Millis, at))
const days = fc
  .integer({ min: 10_000, max: 40_000 })
  .map((day) => must(Day, new Date(day * 86_400_000).toISOString().slice(0, 10)))
const count = fc.nat({ max: 1_000 }).map((number) => must(t.Int, number))
/** What people type: quotes, accents, other scripts and emoji among it, but never the NUL that no database keeps. */
const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((typed) => typed.replaceAll("\0", ""))

const period = fc.option(
  fc.tuple(days, days).map(([one, other]) => ({
    startDate: one < other ? one : other,
    endDate: one < other ? other : one,
    endedAt: null,
  })),
  { nil: null },
)

/** Any asset that a store may be given, whatever rules may say of it. */
export const storedAsset: fc.Arbitrary<Asset> = fc
  .record({
    id: uuid.map((id) => must(AssetId, id)),
    owner: uuid.map((id) => must(UserId, id)),
    status: fc.constantFrom(...Object.keys(AssetStatus.keys).filter(AssetStatus.is)),
    name: text,
    note: text,
    balance: fc.option(cents, { nil: null }),
    published: fc.option(millis, { nil: null }),
    version: count,
    period,
  })
  .map(({ balance, id, name, note, owner, period: callForOffers, published, status, version }) => {
    const base = anAsset({ id })
    return {
      ...base,
      owners: [owner],
      status,
      version,
      publishedTime: published,
      mainInfo: { ...base.mainInfo, name, upb: balance },
      periods: { ...base.periods, callForOffers },
      hold: status.startsWith("OnHold.") ? { by: "Seller", since: EXAMPLE_NOW } : null,
      provenance: { recourse: note },
    }
  })

/** Any offer on these assets that a store may be given. */
export const storedOffer = (assets: ReadonlyArray<Asset>): fc.Arbitrary<Offer> =>
  fc
    .record({
      id: uuid.map((id) => must(OfferId, id)),
      buyer: uuid.map((id) => must(UserId, id)),
      status: fc.constantFrom(...Object.keys(OfferStatus.keys).filter(OfferStatus.is)),
      notes: text,
      price: cents,
      created: millis,
    })
    .map(({ buyer, created, id, notes, price, status }) => {
      const base = anOffer()
      const [first] = base.assets
      return {
        ...base,
        id,
        status,
        type: assets.length > 1 ? "MultipleBid" : "SingleBid",
        owners: [buyer],
        assets: first ? assets.map((asset) => ({ ...first, id: asset.id })) : [],
        terms: { ...base.terms, bidPrice: price, notes },
        creationDate: created,
      }
    })
