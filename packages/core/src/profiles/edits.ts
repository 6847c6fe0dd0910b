import { Result } from "effect"
import { fieldTexts } from "../messages/profiles.ts"
import type { DocumentRef } from "../roles/model.ts"
import { isBlank } from "../shared/text.ts"
import { ProfileFieldsInvalid } from "./errors.ts"
import { nameFailure, phoneDigits, phoneFailure, requiredFailure, savedName, zipFailure } from "./fields.ts"
import type { BuyerProfile, PostalAddress, Profile, SellerProfile } from "./model.ts"
import type { ContactInfo } from "./administration.ts"
import type { BasicInfo, CompanyInfo, PurchaseEntity, SellerInfo } from "./ports.ts"
import { confirmationFailures, entityFailures, type FieldFailures, normalizedAddress } from "./seller-steps.ts"
import type { Millis } from "../shared/days.ts"

type Edited<A> = Result.Result<A, ProfileFieldsInvalid>

/** The value, or every field that is wrong with what to enter. */
const checked = <A>(failures: FieldFailures, value: () => A): Edited<A> => {
  const problems = Object.entries(failures).flatMap(([field, failure]) =>
    failure ? [{ field, message: fieldTexts[failure] }] : [],
  )
  return problems.length > 0 ? Result.fail(new ProfileFieldsInvalid({ problems })) : Result.succeed(value())
}

const addressFailures = (address: PostalAddress): FieldFailures => ({
  address: requiredFailure(address.address),
  city: requiredFailure(address.city),
  state: requiredFailure(address.state),
  zipCode: zipFailure(address.zipCode),
})

/** What every update of the user profile sets as the strategy. */
export const PROFILE_STRATEGY = "Sell"

const asSeller = (profile: Profile): Profile => ({ ...profile, currentStrategy: PROFILE_STRATEGY })

/** Names are read-only once both are there: then what was typed for them is not taken. */
export const withBasicInfo = (profile: Profile, info: BasicInfo): Edited<Profile> => {
  const named = !isBlank(profile.firstName) && !isBlank(profile.lastName)
  const firstName = named ? (profile.firstName ?? "") : info.firstName
  const lastName = named ? (profile.lastName ?? "") : info.lastName
  return checked(
    {
      firstName: nameFailure("person", firstName),
      lastName: nameFailure("person", lastName),
      officePhone: phoneFailure(info.officePhone),
    },
    () => ({
      ...asSeller(profile),
      firstName: savedName(firstName),
      lastName: savedName(lastName),
      officePhone: phoneDigits(info.officePhone),
    }),
  )
}

/** The profile with names and phones as an administrator types them: also over names that are both there. The cell phone may be empty. */
export const withContact = (profile: Profile, contact: ContactInfo): Edited<Profile> =>
  checked(
    {
      firstName: nameFailure("person", contact.firstName),
      lastName: nameFailure("person", contact.lastName),
      officePhone: phoneFailure(contact.officePhone),
      cellPhone: isBlank(contact.cellPhone) ? null : phoneFailure(contact.cellPhone),
    },
    () => ({
      ...profile,
      firstName: savedName(contact.firstName),
      lastName: savedName(contact.lastName),
      officePhone: phoneDigits(contact.officePhone),
      cellPhone: isBlank(contact.cellPhone) ? null : phoneDigits(contact.cellPhone),
    }),
  )

/** The profile with an address, or what is wrong with its fields. */
export const withAddress = (profile: Profile, address: PostalAddress): Edited<Profile> =>
  checked(addressFailures(address), () => ({ ...asSeller(profile), address }))

/** The profile with its company, or what is wrong with its fields. */
export const withCompany = (profile: Profile, info: CompanyInfo): Edited<Profile> =>
  checked(
    {
      companyName: requiredFailure(info.companyName),
      jobTitle: requiredFailure(info.jobTitle),
      companyProfile: info.companyProfile.length === 0 ? "required" : null,
    },
    () => ({ ...asSeller(profile), ...info }),
  )

const withBuyer = (profile: Profile, change: Partial<BuyerProfile>): Profile => ({
  ...profile,
  buyerProfile: { ...profile.buyerProfile, ...change },
})

/** The profile with the entity that buys, or what is wrong with its fields. */
export const withPurchaseEntity = (profile: Profile, entity: PurchaseEntity): Edited<Profile> =>
  checked(
    {
      purchasingEntity: nameFailure("entity", entity.purchasingEntity),
      ...addressFailures(entity.purchasingEntityAddress),
    },
    () => withBuyer(profile, entity),
  )

/** Adds papers, newest first; one that stands there already is not added twice. */
export const withProofOfFunds = (profile: Profile, documents: ReadonlyArray<DocumentRef>): Profile => {
  const kept = profile.buyerProfile.pofDocument
  const added = documents.filter(({ key }) => !kept.some((document) => document.key === key))
  const newestFirst = [...added, ...kept].toSorted((a, b) => b.dateModified - a.dateModified)
  return withBuyer(profile, { pofDocument: newestFirst })
}

/** Finish of the seller dialog at `now`. The certification is required; a revoked profile stays revoked. */
export const withSellerInfo = (profile: Profile, info: SellerInfo, now: Millis): Edited<Profile> =>
  checked({ ...entityFailures(info), ...confirmationFailures(info) }, () => {
    const sellerProfile: SellerProfile = {
      ...profile.sellerProfile,
      ...info,
      entityName: info.entityName.trim(),
      entityAddress: normalizedAddress(info.entityAddress),
      phoneNumber: phoneDigits(info.phoneNumber),
      signedByFirstName: savedName(info.signedByFirstName),
      signedByLastName: savedName(info.signedByLastName),
      status: profile.sellerProfile.status ?? "Active",
      dateModified: now,
      confirmationDate: now,
    }
    return { ...profile, sellerProfile }
  })
