import { wizardPages, wizardPath } from "@xl/core/assets"
import { LISTING, PATHS } from "../packages/gateway/src/pages/paths.ts"

/** Things of the market that addresses name. */
export interface Samples {
  /** The demo's buyer. */
  readonly buyer: string
  readonly assets: ReadonlyArray<string>
  /** A request to change a published loan. */
  readonly change: string
  /** Offers whose closing documents this party accepts next. */
  readonly closings: Readonly<Record<"buyer" | "seller", string>>
  readonly draft: string
  /** Of assets and valuations, by id, as headings say them. */
  readonly names: ReadonlyMap<string, string>
  readonly offer: string
  /** Assets of another seller than the one who signs in. */
  readonly others: ReadonlySet<string>
  readonly valuation: string
}
type Fill = (samples: Samples) => ReadonlyArray<string>

const ofOffer =
  (path: string): Fill =>
  ({ offer }) => [path.replace(":id", offer)]
const ofDraft =
  (path: string): Fill =>
  ({ draft }) => [path.replace(":id", draft)]
const ofAssets =
  (path: string): Fill =>
  ({ assets }) =>
    assets.map((id) => path.replace(":id", id))

/** What stands for the words that an address leaves open, by how the address begins; an address that none fits fails `addresses`. */
const FILLS: ReadonlyArray<readonly [begins: string, fill: (path: string) => Fill]> = [
  ["/sell-your-loan/legal/", () => () => []], // a page of the wizard like the next
  [
    "/sell-your-loan/",
    () =>
      ({ draft }) =>
        wizardPages(true).map((page) => wizardPath(page, draft)),
  ],
  ["/asset/:id/edit", ofDraft],
  ["/asset/", ofAssets],
  ["/seller/asset-overview/", ofAssets],
  ["/admin/deal/", ofAssets],
  ["/admin/asset-approval/", ofAssets],
  [
    "/admin/change-requests/",
    (path) =>
      ({ change }) => [path.replace(":id", change)],
  ],
  [
    "/admin/buyers/",
    (path) =>
      ({ buyer }) => [path.replace(":id", buyer)],
  ],
  ["/seller/filters/", () => () => ["/seller/filters/active", "/seller/filters/archive"]],
  ["/sellerEditAsset/", ofDraft],
  ["/creationComplete/", ofDraft],
  ["/successPayment/", ofDraft],
  [
    "/free-loan-valuation/",
    (path) =>
      ({ valuation }) => [path.replace(":id", valuation)],
  ],
  [
    `${LISTING}/:role/`,
    (path) =>
      ({ closings }) =>
        Object.entries(closings).map(([role, offer]) => path.replace(":role", role).replace(":id", offer)),
  ],
  [`${LISTING}/:word`, () => () => [`${LISTING}/texas`]],
  [`${LISTING}/`, ofOffer],
]

/** Every address of the router's table, with things of the market in it. */
export const addresses = (samples: Samples): ReadonlyArray<string> =>
  PATHS.flatMap((path) => {
    if (!path.includes(":")) return [path]
    const fill = FILLS.find(([begins]) => path.startsWith(begins))?.[1]
    if (fill === undefined) throw new Error(`Say in e2e/addresses.ts what stands for the open words of ${path}`)
    return fill(path)(samples)
  })
