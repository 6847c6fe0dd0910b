import { UserAsset, type UserAssets } from "@xl/core/user-assets"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { FIND } from "./user-asset-documents.ts"

const Found = t.type({ getUserAssetData: t.union([UserAsset, t.null]) })

/** What people have to do with assets, asked of our gateway. */
export const userAssetsGraphql = (asker: Asker): UserAssets["Service"] => ({
  find: (id, userId) =>
    query(asker, FIND, { id, userId }, access("getUserAssetData")).pipe(
      Effect.flatMap((data) => promised(Found, data)),
      Effect.map(({ getUserAssetData }) => getUserAssetData),
    ),
})
