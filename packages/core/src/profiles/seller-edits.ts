import { isBlank } from "../shared/text.ts"
import type { Millis } from "../shared/days.ts"
import { checked, type Edited, optionalPhoneFailure, replaced } from "./edits.ts"
import { type FieldFailure, phoneDigits, savedName, sellerNameFailure } from "../shared/fields.ts"
import type { PostalAddress, Profile, SellerProfile } from "./model.ts"
import type { SellerExtras, SellerInfo } from "./ports.ts"
import { confirmationFailures, entityFailures, type FieldFailures, normalizedAddress } from "./seller-steps.ts"

/** Where somebody's pictures lie: under the id, as the upload names them. */
const isOwnPicture = ({ id }: Profile, key: string): boolean => key.startsWith(`${id}/avatars/`)

const avatarFailure = (profile: Profile, avatar = ""): FieldFailure | null =>
  isBlank(avatar) || isOwnPicture(profile, avatar) ? null : "pictureForeign"

/** The profile with a picture of its owner's, or without one; a profile that has this one is given back as it is. */
export const withAvatar = (profile: Profile, avatar: string | null): Edited<Profile> =>
  checked({ avatar: avatarFailure(profile, avatar ?? "") }, () =>
    profile.sellerProfile.avatar === avatar
      ? profile
      : { ...profile, sellerProfile: { ...profile.sellerProfile, avatar } },
  )

const partnerFailure = (partner = ""): FieldFailure | null =>
  isBlank(partner) ? null : sellerNameFailure("entity", partner)

/** What is wrong with the fax and the finance partner, which may both be empty, or null. */
export const sellerExtrasFailures = ({ faxNumber, financePartner }: SellerExtras): FieldFailures => ({
  faxNumber: optionalPhoneFailure(faxNumber),
  financePartner: partnerFailure(financePartner),
})

const extrasFailures = (profile: Profile, extras: SellerExtras): FieldFailures => ({
  ...sellerExtrasFailures(extras),
  avatar: avatarFailure(profile, extras.avatar),
})

const trimmed = (typed: string): string => typed.trim()

type Extras = Pick<SellerProfile, "avatar" | "faxNumber" | "financePartner" | "states">

/** What is left out stays; a state is named once. */
const extrasOf = (before: SellerProfile, extras: SellerExtras, fax: (typed: string) => string | null): Extras => ({
  faxNumber: replaced(before.faxNumber, extras.faxNumber, fax),
  avatar: replaced(before.avatar, extras.avatar, trimmed),
  financePartner: replaced(before.financePartner, extras.financePartner, trimmed),
  states: extras.states === undefined ? before.states : [...new Set(extras.states)],
})

/** Finish of the seller dialog at `now`. The certification is required; a revoked profile stays revoked. */
export const withSellerInfo = (profile: Profile, info: SellerInfo, now: Millis): Edited<Profile> =>
  checked({ ...entityFailures(info), ...confirmationFailures(info), ...extrasFailures(profile, info) }, () => {
    const before = profile.sellerProfile
    const sellerProfile: SellerProfile = {
      ...before,
      ...extrasOf(before, info, phoneDigits),
      entityName: info.entityName.trim(),
      entityAddress: normalizedAddress(info.entityAddress),
      phoneNumber: phoneDigits(info.phoneNumber),
      executive: info.executive,
      title: info.title,
      signedByFirstName: savedName(info.signedByFirstName),
      signedByLastName: savedName(info.signedByLastName),
      status: before.status ?? "Active",
      dateModified: now,
      confirmationDate: now,
    }
    return { ...profile, sellerProfile }
  })

const orNone = (typed: string): string | null => (isBlank(typed) ? null : typed.trim())

const isAddressBlank = ({ address, city, state, zipCode }: PostalAddress): boolean =>
  [address, city, state, zipCode].every(isBlank)

/** Digits where the phone is whole, else what was typed so far. */
const phoneSoFar = (typed: string): string | null => phoneDigits(typed) ?? orNone(typed)

/**
 * Finish later of the seller dialog at `now`: what was typed, whatever it is; only the picture must be the caller's own. Nothing is
 * certified by it: without the tick an earlier certification ends, and the status stays.
 */
export const withSellerDraft = (profile: Profile, draft: SellerInfo, now: Millis): Edited<Profile> =>
  checked({ avatar: avatarFailure(profile, draft.avatar) }, () => {
    const before = profile.sellerProfile
    const sellerProfile: SellerProfile = {
      ...before,
      ...extrasOf(before, draft, phoneSoFar),
      entityName: orNone(draft.entityName),
      entityAddress: isAddressBlank(draft.entityAddress) ? null : normalizedAddress(draft.entityAddress),
      phoneNumber: phoneSoFar(draft.phoneNumber),
      executive: draft.executive,
      title: orNone(draft.title),
      signedByFirstName: orNone(savedName(draft.signedByFirstName)),
      signedByLastName: orNone(savedName(draft.signedByLastName)),
      dateModified: now,
      confirmationDate: draft.executive ? before.confirmationDate : null,
    }
    return { ...profile, sellerProfile }
  })
