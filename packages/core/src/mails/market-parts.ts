import type { ClosingParty } from "../offers/closing-documents.ts"
import { closingPath } from "../offers/closing-path.ts"
import { OfferId } from "../shared/ids.ts"
import type { Facts, Part } from "./model.ts"

export const link = (label: string, path: string): Part => ({ tag: "link", label, path })

/** The listing's title behind what is told of it. */
export const of = (facts: Facts): string => (facts["title"] ? ` on ${facts["title"]}` : "")

export const asset = (facts: Facts): Part => link("See the asset", `/asset/${facts["assetId"] ?? ""}`)

export const offers: Part = link("See your offers", "/dashboard/buyer")

/** Where a party goes on with its sale. */
export const saleOf = (facts: Facts): Part =>
  facts["part"] === "seller" ? link("See the asset", `/seller/asset-overview/${facts["assetId"] ?? ""}`) : offers

/** Where a party accepts the closing documents. */
export const closingOf = (facts: Facts, party: ClosingParty): Part =>
  OfferId.is(facts["offerId"])
    ? link("Open the closing documents", closingPath(party, "ss", facts["offerId"]))
    : saleOf({ ...facts, part: party })
