import { type NewOffer, OfferPage, OfferTerms, OfferView } from "@xl/core/offers"
import { Cents, DecimalCents, must, UsdCents } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { CreateOfferMutationVariables, OfferAssetInput } from "../gql/graphql.ts"
import { promised } from "./ask.ts"

const WireAsset = t.intersection([t.UnknownRecord, t.type({ principalBalance: UsdCents, bidAllocation: UsdCents })])
const FlatOffer = t.intersection([t.UnknownRecord, t.type({ assets: t.array(WireAsset) })])

/** The schema lays the terms flat on an offer and writes an asset's amounts with their currency. */
const nested = (flat: t.TypeOf<typeof FlatOffer>) => ({
  ...flat,
  terms: flat,
  assets: flat.assets.map((asset) => ({
    ...asset,
    principalBalance: DecimalCents.encode(asset.principalBalance),
    bidAllocation: DecimalCents.encode(asset.bidAllocation),
  })),
})

export const offerFrom = (wire: unknown): Effect.Effect<OfferView> =>
  promised(FlatOffer, wire).pipe(Effect.flatMap((flat) => promised(OfferView, nested(flat))))

export const offersFrom = (wire: unknown): Effect.Effect<ReadonlyArray<OfferView>> =>
  promised(t.array(FlatOffer), wire).pipe(
    Effect.flatMap((offers) => promised(t.readonlyArray(OfferView), offers.map(nested))),
  )

const FlatPage = t.type({ total: t.number, offers: t.array(FlatOffer) })
export const offerPageFrom = (wire: unknown): Effect.Effect<OfferPage> =>
  promised(FlatPage, wire).pipe(
    Effect.flatMap(({ offers, total }) => promised(OfferPage, { total, offers: offers.map(nested) })),
  )

type WireOffer = Omit<CreateOfferMutationVariables, "assets"> & { assets: Array<OfferAssetInput> }

export const offerTo = ({ assets, terms }: NewOffer): WireOffer => ({
  ...OfferTerms.encode(terms),
  assets: assets.map(({ bidAllocation, id }) => ({
    id,
    bidAllocation: { ...UsdCents.encode(must(Cents, bidAllocation)) },
  })),
})
