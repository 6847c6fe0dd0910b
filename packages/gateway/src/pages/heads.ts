import { type AssetPage, EVERYTHING, titleOf } from "@xl/core/assets"
import { AssetId, decode } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { findAsset } from "../assets/reads.ts"
import { searchAssets } from "../assets/search.ts"
import type { House } from "../config/index.ts"
import type { Database } from "../database/index.ts"
import type { Head, HeadOf } from "../http/index.ts"
import { assetHead } from "./asset-head.ts"
import { textHeads } from "./text-heads.ts"
import { leadsSomewhere, LISTING, withoutEndSlashes } from "./paths.ts"

const GUEST = { tag: "guest" } as const
const SCHEMA = "https://schema.org"

const NOT_FOUND: Head = {
  title: "Page not found | XL",
  description: "There is no page at this address, or not any more.",
  status: 404,
}

const DESCRIPTION =
  "Commercial real-estate loans, performing and non-performing: valued, listed, offered on and closed."

const homeHead = (origin: string): Head => ({
  title: "Commercial real-estate loans for sale | XL",
  description: DESCRIPTION,
  jsonLd: { "@context": SCHEMA, "@type": "WebSite", name: "XL", description: DESCRIPTION, url: `${origin}/` },
})

const listingHead = ({ assets, total }: AssetPage, origin: string): Head => ({
  title: "Loans for sale | XL",
  description: `${total} performing and non-performing loans on commercial real estate, with their figures, periods and how to make an offer.`,
  jsonLd: {
    "@context": SCHEMA,
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: assets.map((asset, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: titleOf(asset),
      url: `${origin}/asset/${asset.id}`,
    })),
  },
})

interface Parts {
  readonly db: Database
  readonly house: Pick<House, "hasExclusive" | "product">
  /** Where the pages are for those outside. */
  readonly origin: string
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number
}

/** The head of each page as a guest sees it; a page for those signed in keeps the one it was built with. */
export const pageHeads = ({ db, house, now, origin }: Parts): HeadOf => {
  const texts = textHeads(house)
  const ofAsset = (id: string): Effect.Effect<Head, unknown> => {
    const known = decode(AssetId)(id)
    if (Result.isFailure(known)) return Effect.succeed(NOT_FOUND)
    return findAsset(db, GUEST, known.success, now()).pipe(
      Effect.map((asset) => assetHead(asset, origin)),
      Effect.catchTag("AssetNotFound", () => Effect.succeed(NOT_FOUND)),
    )
  }
  const headAt = (path: string): Effect.Effect<Head | undefined, unknown> => {
    const [, id] = /^\/asset\/([^/]+)$/i.exec(path) ?? []
    if (id !== undefined) return ofAsset(id)
    if (path === "/") return Effect.succeed(homeHead(origin))
    if (path.toLowerCase() === LISTING)
      return Effect.map(searchAssets(db, GUEST, EVERYTHING), (page) => listingHead(page, origin))
    return Effect.succeed(
      texts.get(path.toLowerCase()) ?? (leadsSomewhere(path, [...texts.keys()]) ? undefined : NOT_FOUND),
    )
  }
  return (path) => Effect.runPromise(headAt(withoutEndSlashes(path)))
}
