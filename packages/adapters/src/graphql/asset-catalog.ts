import { type AssetCatalog, AssetCount, AssetNotFound, type AssetSearch, type RateRange } from "@xl/core/assets"
import { MarketUnavailable } from "@xl/core/kernel"
import { DecimalCents, PercentRate, type Rate } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { SearchAssetsQueryVariables } from "../gql/graphql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { COMPANIONS, COUNT, FIND, SEARCH, TRACK } from "./asset-documents.ts"
import { assetFrom, assetPageFrom } from "./asset-wire.ts"
import { bare, done } from "./rebuilt.ts"

const percent = (bound: Rate | null): string | null => (bound === null ? null : PercentRate.encode(bound))
const percents = ({ max, min }: RateRange) => ({ min: percent(min), max: percent(max) })

const circle = (near: AssetSearch["near"]) => {
  if (near === null) return { coordinates: null, near: null, miles: null }
  const { at, miles } = near
  return typeof at === "string" ? { coordinates: null, near: at, miles } : { coordinates: at, near: null, miles }
}

const variables = (search: AssetSearch): SearchAssetsQueryVariables => ({
  ...search,
  ...circle(search.near),
  owners: [...search.owners],
  status: [...search.status],
  assetStatus: [...search.assetStatus],
  propertyType: [...search.propertyType],
  state: [...search.state],
  upbMin: search.upbMin && DecimalCents.encode(search.upbMin),
  upbMax: search.upbMax && DecimalCents.encode(search.upbMax),
  askMin: search.askMin && DecimalCents.encode(search.askMin),
  askMax: search.askMax && DecimalCents.encode(search.askMax),
  ltv: percents(search.ltv),
  dscr: percents(search.dscr),
  rate: percents(search.rate),
  occupancy: percents(search.occupancy),
  lienPosition: [...search.lienPosition],
  rateType: [...search.rateType],
})

const Searched = t.type({ searchAssets: t.unknown })
const Found = t.type({ getAsset: t.unknown })
const Beside = t.type({ getBundleCompanions: t.array(t.unknown) })
const Counted = t.type({ countAssets: t.readonlyArray(AssetCount) })

/** The market's shelf, asked of our gateway. */
export const assetCatalogGraphql = (asker: Asker): AssetCatalog["Service"] => ({
  search: (search) =>
    query(asker, SEARCH, variables(search)).pipe(
      Effect.flatMap((data) => promised(Searched, data)),
      Effect.flatMap(({ searchAssets }) => assetPageFrom(searchAssets)),
    ),
  find: (id) =>
    query(asker, FIND, { id }, { AssetNotFound: () => new AssetNotFound() }).pipe(
      Effect.flatMap((data) => promised(Found, data)),
      Effect.flatMap(({ getAsset }) => assetFrom(getAsset)),
    ),
  companions: (id) =>
    query(
      asker,
      COMPANIONS,
      { id },
      { ...access("getBundleCompanions"), AssetNotFound: () => new AssetNotFound() },
    ).pipe(
      Effect.flatMap((data) => promised(Beside, data)),
      Effect.flatMap(({ getBundleCompanions }) => Effect.forEach(getBundleCompanions, assetFrom)),
    ),
  count: () =>
    query(asker, COUNT, {}).pipe(
      Effect.flatMap((data) => promised(Counted, data)),
      Effect.map(({ countAssets }) => countAssets),
    ),
  trackView: (id) =>
    mutate(asker, "trackAssetView", TRACK, { id }).pipe(
      Effect.flatMap((payload) => done({ AssetNotFound: bare(AssetNotFound) }, payload)),
      Effect.asVoid,
      Effect.catchTag(["RoleMissing", "SignInRequired"], (cause) => Effect.fail(new MarketUnavailable({ cause }))),
    ),
})
