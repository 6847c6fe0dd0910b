import type { ClosingParty } from "@xl/core/offers"
import { sql } from "kysely"

const PERIODS = { buyer: "buyerClosingPeriod", seller: "sellerClosingPeriod" } as const

/** The first instant after a party's closing period, in milliseconds since the Unix epoch; null where there is none. */
export const closingEnd = (party: ClosingParty) => sql<number | null>`coalesce(
  (offers.body -> ${PERIODS[party]} ->> 'endedAt')::bigint,
  extract(epoch from (offers.body -> ${PERIODS[party]} ->> 'endDate')::date + 1)::bigint * 1000
)`

/** The core's `isInBuyerWinnerList` and `isInSellerWinnerList`, as the database decides them. */
export const isWaitingFor = (party: ClosingParty, now: number) => sql<boolean>`(
  offers.status = 'Successful'
  and (offers.body ->> 'buyerClosingDocumentsAccepted')::boolean = ${party === "seller"}
  and not (offers.body ->> 'sellerClosingDocumentsAccepted')::boolean
  and ${closingEnd(party)} > ${now}
)`
