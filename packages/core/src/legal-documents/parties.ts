import { Result } from "effect"
import type { Address } from "../assets/facts.ts"
import type { PostalAddress, Profile } from "../profiles/model.ts"
import { PartyUnnamed } from "./errors.ts"
import type { LegalParty } from "./model.ts"

const joined = (...parts: ReadonlyArray<string | null>): string | null =>
  parts.flatMap((part) => part?.trim() || []).join(" ") || null

/** Street, city, state and code in one line, as much of it as there is. */
export const placeOf = ({ address, city, state, zipCode }: Omit<Address | PostalAddress, "country">): string =>
  [address, city, joined(state, zipCode)].flatMap((part) => part?.trim() || []).join(", ")

type Named = Pick<Profile, "address" | "firstName" | "lastName">

/** The entity where one is named, with who signs for it; else the person. */
const party = (
  role: LegalParty["role"],
  person: Named,
  entity: { readonly name: string | null; readonly address: PostalAddress | null } & Pick<
    LegalParty,
    "signatory" | "title"
  >,
): Result.Result<LegalParty, PartyUnnamed> => {
  const own = joined(person.firstName, person.lastName)
  const named = joined(entity.name)
  const address = addressOf(entity.address ?? person.address)
  if (named !== null)
    return Result.succeed({ role, name: named, address, signatory: entity.signatory ?? own, title: entity.title })
  return own === null
    ? Result.fail(new PartyUnnamed())
    : Result.succeed({ role, name: own, address, signatory: null, title: null })
}

const addressOf = (at: PostalAddress | null): string | null => (at === null ? null : placeOf(at) || null)

/** The seller by the seller's profile. */
export const sellerParty = ({ sellerProfile, ...person }: Profile) =>
  party("Seller", person, {
    name: sellerProfile.entityName,
    address: sellerProfile.entityAddress,
    signatory: joined(sellerProfile.signedByFirstName, sellerProfile.signedByLastName),
    title: joined(sellerProfile.title),
  })

/** The buyer by the purchasing entity, for which its managing member or general partner signs. */
export const purchaserParty = ({ buyerProfile, ...person }: Profile) =>
  party("Purchaser", person, {
    name: buyerProfile.purchasingEntity,
    address: buyerProfile.purchasingEntityAddress,
    signatory: joined(buyerProfile.mmgpFirstName, buyerProfile.mmgpLastName),
    title: null,
  })
