import { Result } from "effect"
import { isClosed, isOnMarket, isWon } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import { isProfileCompleteForRoleRequest } from "../profiles/completeness.ts"
import type { Profile } from "../profiles/model.ts"
import { addDays, Day, dayOf, type Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"
import {
  FundsApprovalInvalid,
  LastAdministrator,
  OwnAdminRole,
  ProofOfFundsMissing,
  RoleRequestDecided,
  RoleRequestOpen,
  SellerHasListings,
  UserProfileIncomplete,
} from "../kernel/role-errors.ts"
import type { FundsApproval, GivenRole, RoleRequest } from "./model.ts"
import type { DocumentRef } from "../documents/document-ref.ts"
import type { Role } from "../kernel/actor.ts"

/** Days that an approval of funds lasts: its own day and the 89 after it. Source: the specification's 90-day window. */
export const FUNDS_APPROVAL_DAYS = 90

/** The profile with the roles added and taken away, each once, in a fixed order. */
export const withRoles = (
  profile: Profile,
  change: { readonly add?: ReadonlyArray<Role>; readonly remove?: ReadonlyArray<Role> },
): Profile => ({
  ...profile,
  roles: [...new Set([...profile.roles, ...(change.add ?? [])])]
    .filter((role) => !change.remove?.includes(role))
    .toSorted(),
})

/** Whether taking the administrator's role from `id` is open to `actor`: not from oneself, and not from the last one. */
export const mayTakeAdmin = (
  actor: UserId,
  id: UserId,
  administrators: ReadonlyArray<UserId>,
): Result.Result<void, LastAdministrator | OwnAdminRole> => {
  if (actor === id) return Result.fail(new OwnAdminRole())
  return administrators.some((other) => other !== id) ? Result.void : Result.fail(new LastAdministrator())
}

/** Whether a listing still needs its seller: it is on the market or on hold, or a sale is under way. */
const needsSeller = (status: AssetStatus): boolean => isOnMarket(status) || (isWon(status) && !isClosed(status))

/** Whether the seller's role may be taken from who owns these assets. */
export const mayTakeSeller = (
  assets: ReadonlyArray<{ readonly status: AssetStatus }>,
): Result.Result<void, SellerHasListings> =>
  assets.some(({ status }) => needsSeller(status)) ? Result.fail(new SellerHasListings()) : Result.void

/** The profile with a role; one whose funds are approved is a registered buyer already. */
export const withGivenRole = (profile: Profile, role: GivenRole): Profile =>
  role === "RestrictedBuyers" && profile.roles.includes("ApprovedBuyers")
    ? profile
    : withRoles(profile, { add: [role] })

/** Whether a request still waits for an administrator. */
export const isPending = ({ status }: Pick<RoleRequest, "status">): boolean => status === "Draft"

/** Whether a role may be asked for: the whole user profile, and no request of the type open. */
export const mayRequest = (
  profile: Profile,
  open: ReadonlyArray<RoleRequest>,
  type: RoleRequest["type"],
): Result.Result<Profile, RoleRequestOpen | UserProfileIncomplete> => {
  if (!isProfileCompleteForRoleRequest(profile)) return Result.fail(new UserProfileIncomplete())
  return open.some((request) => request.type === type && isPending(request))
    ? Result.fail(new RoleRequestOpen())
    : Result.succeed(profile)
}

/** Whether both name the same paper of the same person; what is said beside that does not count. */
export const isSamePaper = (one: DocumentRef, other: DocumentRef): boolean =>
  one.key === other.key && one.dataOwnerId === other.dataOwnerId

/** The papers of a buyer request: at least one, each of them in the requester's own proof of funds. */
export const ownPapers = (
  profile: Profile,
  documents: ReadonlyArray<DocumentRef>,
): Result.Result<ReadonlyArray<DocumentRef>, ProofOfFundsMissing> => {
  const own = documents.flatMap((paper) =>
    profile.buyerProfile.pofDocument.filter((document) => isSamePaper(document, paper)),
  )
  return own.length === 0 || own.length < documents.length
    ? Result.fail(new ProofOfFundsMissing())
    : Result.succeed(own)
}

const withDeclineReason = (profile: Profile, declineReason: string | null): Profile => ({
  ...profile,
  buyerProfile: { ...profile.buyerProfile, declineReason },
})

/** The requester of a buyer's role that was declined: under review no longer, and told why. */
export const reviewDeclined = (profile: Profile, { declineReason }: Pick<RoleRequest, "declineReason">): Profile => ({
  ...withDeclineReason(profile, declineReason),
  buyerUnderReview: false,
})

/** The requester, under review from now on, and a registered buyer at least. */
export const underReview = (profile: Profile): Profile => {
  const reviewed = { ...withDeclineReason(profile, null), buyerUnderReview: true }
  return profile.roles.includes("ApprovedBuyers") ? reviewed : withRoles(reviewed, { add: ["RestrictedBuyers"] })
}

/** Only a pending request is decided, and only once. */
export const decided = (
  request: RoleRequest,
  status: "Approved" | "Declined",
  by: UserId | null,
  now: Millis,
  declineReason: string | null,
): Result.Result<RoleRequest, RoleRequestDecided> =>
  isPending(request)
    ? Result.succeed({ ...request, status, decidedAt: now, decidedBy: by, declineReason })
    : Result.fail(new RoleRequestDecided())

/** Whether funds may be approved so: a sum above nothing, in cents, on a day that is not ahead. */
export const isFundsApproval = (
  { fundsApprovalDate, pofSum }: { readonly fundsApprovalDate: string; readonly pofSum: number },
  today: Day,
): boolean => pofSum > 0 && Day.is(fundsApprovalDate) && fundsApprovalDate <= today

/** An approval of funds by an administrator at a time. */
export interface Approving {
  readonly by: Pick<Profile, "email" | "firstName" | "lastName">
  readonly now: Millis
}

/** The person with another sum and day of approved funds for the present purchasing entity, good on that day and the 89 days after it; roles stay as they are. */
export const withEditedFunds = (
  profile: Profile,
  { fundsApprovalDate, pofSum }: Pick<FundsApproval, "fundsApprovalDate" | "pofSum">,
  { by: { email, firstName, lastName }, now }: Approving,
): Result.Result<Profile, FundsApprovalInvalid> => {
  if (!isFundsApproval({ fundsApprovalDate, pofSum }, dayOf(now))) return Result.fail(new FundsApprovalInvalid())
  const approvedBy = { firstName, lastName, email }
  const fundsApprovalExpiryDate = addDays(fundsApprovalDate, FUNDS_APPROVAL_DAYS - 1)
  const { purchasingEntity: fundsEntity } = profile.buyerProfile
  const buyerProfile = {
    ...profile.buyerProfile,
    pofSum,
    fundsApprovalDate,
    fundsApprovalExpiryDate,
    fundsEntity,
    approvedBy,
  }
  return Result.succeed({ ...profile, buyerProfile })
}

/** The buyer with approved funds, good on the approval's day and the 89 days after it. */
export const withFunds = (
  profile: Profile,
  approval: FundsApproval,
  approving: Approving,
): Result.Result<Profile, FundsApprovalInvalid> => {
  if (!approval.approved) return Result.fail(new FundsApprovalInvalid())
  return Result.map(withEditedFunds(profile, approval, approving), (funded) =>
    withRoles(
      {
        ...funded,
        buyerUnderReview: false,
        buyerProfile: { ...funded.buyerProfile, approved: true, declineReason: null },
      },
      { add: ["ApprovedBuyers"], remove: ["RestrictedBuyers"] },
    ),
  )
}

/** A request that nobody decides any more, because its creator deleted the account at `at`. */
export const endedWithAccount = (request: RoleRequest, at: Millis): RoleRequest => ({
  ...request,
  status: "Declined",
  declineReason: "The account was deleted by its owner.",
  decidedAt: at,
})
