import type { Asset } from "../assets/model.ts"
import { upbOf } from "../assets/balance.ts"
import { titleOf } from "../assets/title.ts"
import { MOST_LISTED } from "../mails/listing-mails.ts"
import type { OutboxMessage } from "../market/events.ts"
import { money } from "../messages/money.ts"
import { must } from "../shared/decode.ts"
import type { UserId } from "../shared/ids.ts"
import { Cents } from "../shared/money.ts"

/** What a mail says of one listing; `which` numbers the facts of several. */
const factsOf = (asset: Asset, which: string): ReadonlyArray<readonly [string, string]> => {
  const { address, propertyType } = asset.mainInfo
  const upb = upbOf(asset)
  return [
    [`assetId${which}`, asset.id],
    [`title${which}`, titleOf(asset)],
    [`kind${which}`, propertyType.join(", ")],
    [`place${which}`, [address.city, address.state].filter(Boolean).join(", ")],
    [`upb${which}`, upb === null ? "" : money(must(Cents, upb))],
  ]
}

/** The mail that tells of these listings, in their order; none where there are none. */
export const digestMail = (to: UserId, assets: ReadonlyArray<Asset>): ReadonlyArray<OutboxMessage> => {
  const [first, ...others] = assets
  if (first === undefined) return []
  if (others.length === 0)
    return [{ tag: "mail", kind: "listingMatches", to, facts: Object.fromEntries(factsOf(first, "")) }]
  const listed = assets.slice(0, MOST_LISTED).flatMap((asset, at) => factsOf(asset, String(at + 1)))
  return [
    { tag: "mail", kind: "listingsMatch", to, facts: { count: String(assets.length), ...Object.fromEntries(listed) } },
  ]
}
