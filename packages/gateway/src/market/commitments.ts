import { AssetStatus, OfferStatus } from "@xl/core/kernel"
import { type Committing } from "@xl/core/offers"
import { Cents, must, OfferId } from "@xl/core/shared"
import { sql } from "kysely"
import type { Db } from "../database/index.ts"

interface Row {
  readonly buyer: string
  readonly id: string
  readonly status: string
  readonly assetStatus: string
  readonly price: number
}

/** Offers of these buyers that are live, or won and not closed, whoever sells; each with its buyer. */
export const committedOffers = async (
  db: Db,
  buyers: ReadonlyArray<string>,
): Promise<ReadonlyArray<Committing & { readonly buyer: string }>> => {
  const { rows } = await sql<Row>`select * from committed_offers(${buyers}::uuid[])`.execute(db)
  return rows.map(({ assetStatus, buyer, id, price, status }) => ({
    buyer,
    id: must(OfferId, id),
    status: must(OfferStatus, status),
    assetStatus: must(AssetStatus, assetStatus),
    terms: { bidPrice: must(Cents, price) },
  }))
}
