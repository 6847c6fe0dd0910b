import { type AssetCatalog, AssetCount, AssetNotFound, type AssetSearch } from "@xl/core/assets"
import { MarketUnavailable } from "@xl/core/market"
import { DecimalCents } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { SearchAssetsQueryVariables } from "../gql/graphql.ts"
import { mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { COUNT, FIND, SEARCH, TRACK } from "./asset-documents.ts"
import { assetFrom, assetPageFrom } from "./asset-wire.ts"
import { bare, done } from "./rebuilt.ts"

const variables = (search: AssetSearch): SearchAssetsQueryVariables => ({
  ...search,
  status: [...search.status],
  assetStatus: [...search.assetStatus],
  propertyType: [...search.propertyType],
  state: [...search.state],
  upbMin: search.upbMin && DecimalCents.encode(search.upbMin),
  upbMax: search.upbMax && DecimalCents.encode(search.upbMax),
})

const Searched = t.type({ searchAssets: t.unknown })
const Found = t.type({ getAsset: t.unknown })
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
