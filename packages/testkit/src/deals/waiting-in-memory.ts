import { titleOf } from "@xl/core/assets"
import { type AdminWaiting, MOST_WAITING_DEPOSITS } from "@xl/core/deals"
import { must } from "@xl/core/shared"
import * as t from "io-ts"
import type { Rows } from "../market/rows.ts"

const count = <R>(rows: Iterable<R>, fits: (row: R) => boolean) => must(t.Int, [...rows].filter(fits).length)

const failedOn = ({ legalDocuments, offers }: Rows): ReadonlySet<string> =>
  new Set(
    [...legalDocuments.values()]
      .filter(({ state }) => state === "failed")
      .flatMap(({ offerId }) => offers.get(offerId)?.assets.map(({ id }) => id) ?? []),
  )

const depositsIn = ({ assets, offers }: Rows): AdminWaiting["deposits"] =>
  [...offers.values()]
    .filter(({ deposit }) => deposit.decision === "open")
    .toSorted((one, other) => (one.publishedDate ?? 0) - (other.publishedDate ?? 0))
    .flatMap((offer) => {
      const [first] = offer.assets.map(({ id }) => id).toSorted()
      const asset = first === undefined ? undefined : assets.get(first)
      return asset ? [{ assetId: asset.id, title: titleOf(asset) }] : []
    })
    .slice(0, MOST_WAITING_DEPOSITS)

/** What waits for an administrator, over a market in memory. */
export const waitingIn = (rows: Rows): AdminWaiting => {
  const requested = (type: string) =>
    count(rows.roleRequests.values(), (request) => request.status === "Draft" && request.type === type)
  return {
    publications: count(
      rows.assets.values(),
      ({ registrationStatus, status }) => status === "Draft" && registrationStatus === "pending",
    ),
    changeRequests: count(rows.changeRequests.values(), ({ status }) => status === "Pending"),
    buyerRequests: requested("ApprovedBuyers"),
    sellerRequests: requested("Sellers"),
    failedDocuments: must(t.Int, failedOn(rows).size),
    deposits: depositsIn(rows),
  }
}
