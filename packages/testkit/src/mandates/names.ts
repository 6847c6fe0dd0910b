import { conciergeName, mandatorName } from "@xl/core/mandates"
import type { Profile } from "@xl/core/profiles"

/** How the two sides of a mandate are called. */
export const namesOf = ({ concierge, seller }: { readonly concierge: Profile; readonly seller: Profile }) => ({
  seller: mandatorName({ ...seller, entityName: seller.sellerProfile.entityName }),
  concierge: conciergeName(concierge),
})
