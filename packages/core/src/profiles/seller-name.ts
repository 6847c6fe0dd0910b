import type { Profile } from "./model.ts"
import type { AssetView } from "../assets/views.ts"

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

/** What an administrator finds a seller's listings by: name, e-mail, company and entity. */
export const ownerWords = ({
  companyName,
  email,
  firstName,
  lastName,
  sellerProfile: { entityName },
}: Pick<Profile, "companyName" | "email" | "firstName" | "lastName" | "sellerProfile">): ReadonlyArray<string> =>
  [[firstName, lastName].filter(Boolean).join(" "), email, companyName, entityName].flatMap((words) => words ?? [])
