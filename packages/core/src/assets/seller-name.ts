import type { AssetView } from "./views.ts"

/** What a seller's name is made of. */
interface NamedSeller {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly entityName: string | null
}

/** The entity that sells, else the person; null where neither has a name. */
const sellerNameOf = ({ entityName, firstName, lastName }: Omit<NamedSeller, "id">): string | null => {
  const person = [firstName, lastName].filter((name) => name?.trim()).join(" ")
  return entityName?.trim() || person || null
}

/** Names of sellers by their ids. */
export const sellerNamesById = (sellers: ReadonlyArray<NamedSeller>): ReadonlyMap<string, string | null> =>
  new Map(sellers.map((seller) => [seller.id, sellerNameOf(seller)]))

/** The views with the names of their sellers, for administrators alone. */
export const withSellerNames = (
  views: ReadonlyArray<AssetView>,
  sellers: ReadonlyArray<NamedSeller>,
): ReadonlyArray<AssetView> => {
  const names = sellerNamesById(sellers)
  return views.map((view) => ({ ...view, sellerName: names.get(view.sellerId ?? "") ?? null }))
}
