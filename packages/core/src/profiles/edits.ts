import { Result } from "effect"
import { fieldTexts } from "../shared/field-words.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import { isBlank } from "../shared/text.ts"
import { ProfileFieldsInvalid } from "./errors.ts"
import { areNamesFixed } from "./form.ts"
import {
  type FieldFailure,
  nameFailure,
  phoneDigits,
  phoneFailure,
  requiredFailure,
  savedName,
  zipFailure,
} from "../shared/fields.ts"
import type { BuyerProfile, PostalAddress, Profile } from "./model.ts"
import type { ContactInfo, BasicInfo, CompanyInfo, PurchaseEntity, UserProfileInfo } from "./ports.ts"
import type { FieldFailures } from "./seller-steps.ts"

/** What an edit gives: the value, or what is wrong with its fields. */
export type Edited<A> = Result.Result<A, ProfileFieldsInvalid>

/** The value, or every field that is wrong with what to enter. */
export const checked = <A>(failures: FieldFailures, value: () => A): Edited<A> => {
  const problems = Object.entries(failures).flatMap(([field, failure]) =>
    failure ? [{ field, message: fieldTexts[failure] }] : [],
  )
  return problems.length > 0 ? Result.fail(new ProfileFieldsInvalid({ problems })) : Result.succeed(value())
}

/** What is wrong with a person's or an entity's address, field by field. */
export const addressFailures = (address: PostalAddress): FieldFailures => ({
  address: requiredFailure(address.address),
  city: requiredFailure(address.city),
  state: requiredFailure(address.state),
  zipCode: zipFailure(address.zipCode),
})

/** What every update of the user profile sets as the strategy. */
export const PROFILE_STRATEGY = "Sell"

const asSeller = (profile: Profile): Profile => ({ ...profile, currentStrategy: PROFILE_STRATEGY })

/** Names are read-only once both are there: then what was typed for them is not taken. */
const namesIn = (profile: Profile, info: BasicInfo): Pick<BasicInfo, "firstName" | "lastName"> =>
  areNamesFixed(profile) ? profile : info

const basicFailures = ({ firstName, lastName, officePhone }: BasicInfo): FieldFailures => ({
  firstName: nameFailure("person", firstName),
  lastName: nameFailure("person", lastName),
  officePhone: phoneFailure(officePhone),
})

const companyFailures = (info: CompanyInfo): FieldFailures => ({
  companyName: requiredFailure(info.companyName),
  jobTitle: requiredFailure(info.jobTitle),
  companyProfile: info.companyProfile.length === 0 ? "required" : null,
})

/** The profile with names and office phone, or what is wrong with its fields. */
export const withBasicInfo = (profile: Profile, info: BasicInfo): Edited<Profile> => {
  const { firstName, lastName } = namesIn(profile, info)
  return checked(basicFailures({ ...info, firstName, lastName }), () => ({
    ...asSeller(profile),
    firstName: savedName(firstName),
    lastName: savedName(lastName),
    officePhone: phoneDigits(info.officePhone),
  }))
}

/** Of a phone or fax that may be empty. */
export const optionalPhoneFailure = (phone = ""): FieldFailure | null => (isBlank(phone) ? null : phoneFailure(phone))

/** A text that may be left as it is (undefined), emptied, or replaced. */
export const replaced = (before: string | null, typed: string | undefined, saved: (typed: string) => string | null) => {
  if (typed === undefined) return before
  return isBlank(typed) ? null : saved(typed)
}

/** The whole user profile in one: every field that is wrong is named, and then nothing is taken. */
export const withUserProfile = (profile: Profile, info: UserProfileInfo): Edited<Profile> => {
  const { firstName, lastName } = namesIn(profile, info)
  const failures = {
    ...basicFailures({ ...info, firstName, lastName }),
    cellPhone: optionalPhoneFailure(info.cellPhone),
    faxNumber: optionalPhoneFailure(info.faxNumber),
    ...addressFailures(info.address),
    ...companyFailures(info),
  }
  const { address, aum, companyName, companyProfile, jobTitle } = info
  return checked(failures, () => ({
    ...asSeller(profile),
    address,
    aum,
    companyName,
    companyProfile,
    jobTitle,
    firstName: savedName(firstName),
    lastName: savedName(lastName),
    officePhone: phoneDigits(info.officePhone),
    cellPhone: replaced(profile.cellPhone, info.cellPhone, phoneDigits),
    faxNumber: replaced(profile.faxNumber, info.faxNumber, phoneDigits),
  }))
}

/** The profile with names and phones as an administrator types them: also over names that are both there. The cell phone may be empty. */
export const withContact = (profile: Profile, contact: ContactInfo): Edited<Profile> =>
  checked(
    {
      firstName: nameFailure("person", contact.firstName),
      lastName: nameFailure("person", contact.lastName),
      officePhone: phoneFailure(contact.officePhone),
      cellPhone: optionalPhoneFailure(contact.cellPhone),
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
  checked(companyFailures(info), () => ({ ...asSeller(profile), ...info }))

/** The profile with something of the buyer changed. */
export const withBuyer = (profile: Profile, change: Partial<BuyerProfile>): Profile => ({
  ...profile,
  buyerProfile: { ...profile.buyerProfile, ...change },
})

/** What is wrong with the entity that buys, by field. */
export const purchaseEntityFailures = (entity: PurchaseEntity): FieldFailures => ({
  purchasingEntity: nameFailure("entity", entity.purchasingEntity),
  ...addressFailures(entity.purchasingEntityAddress),
})

/** The profile with the entity that buys, or what is wrong with its fields. */
export const withPurchaseEntity = (profile: Profile, entity: PurchaseEntity): Edited<Profile> =>
  checked(purchaseEntityFailures(entity), () => withBuyer(profile, entity))

/** Adds papers, newest first; one that stands there already is not added twice. */
export const withProofOfFunds = (profile: Profile, documents: ReadonlyArray<DocumentRef>): Profile => {
  const kept = profile.buyerProfile.pofDocument
  const added = documents.filter(({ key }) => !kept.some((document) => document.key === key))
  const newestFirst = [...added, ...kept].toSorted((a, b) => b.dateModified - a.dateModified)
  return withBuyer(profile, { pofDocument: newestFirst })
}
