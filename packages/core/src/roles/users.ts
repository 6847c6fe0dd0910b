import type { ContactInfo, CompanyInfo } from "../profiles/ports.ts"
import { Context, type Effect } from "effect"
import * as t from "io-ts"
import type { AccessRefusal, MarketUnavailable } from "../kernel/errors.ts"
import type { RoleRefusal } from "../kernel/role-errors.ts"
import type { FundsApproval, GivenRole } from "./model.ts"
import type { Role } from "../kernel/actor.ts"
import type { UserId } from "../shared/ids.ts"
import type { ProfileRefusal } from "../profiles/errors.ts"
import { type PostalAddress, Profile } from "../profiles/model.ts"

/** By what a list of people is sorted. */
export const UserSort = t.keyof({ name: null, email: null, lastLogin: null, creationDate: null }, "UserSort")
export type UserSort = t.TypeOf<typeof UserSort>

/** Which people an administrator looks for. */
export interface UserSearch {
  /** Any of these roles; none named finds whatever the roles. */
  readonly roles: ReadonlyArray<Role>
  /** A fragment of name, e-mail or company, whatever the case, or the whole id; null finds all. */
  readonly query: string | null
  readonly size: number
  readonly offset: number
  readonly sortBy: UserSort
  readonly isDescending: boolean
}

/** One page of people, and how many there are in all. */
export const UserPage = t.readonly(t.strict({ total: t.Int, profiles: t.readonlyArray(Profile) }), "UserPage")
export type UserPage = t.TypeOf<typeof UserPage>

/** What of a person an administrator changes; what is left out stays as it is. */
export interface UserChange {
  readonly contact?: ContactInfo
  readonly address?: PostalAddress
  readonly company?: CompanyInfo
}

type Answer<A = Profile> = Effect.Effect<A, AccessRefusal | MarketUnavailable | ProfileRefusal | RoleRefusal>

/** Command port: what administrators may ask of people. Its laws are `usersContract` in testkit. */
export class Users extends Context.Service<
  Users,
  {
    /** People who fit, a page at a time; who was shown is put on the record. */
    readonly search: (search: UserSearch) => Effect.Effect<UserPage, AccessRefusal | MarketUnavailable>
    /** Changes names and phones, the address, or the company. */
    readonly update: (id: UserId, change: UserChange) => Answer
    /** Makes somebody an administrator; one already stays one. */
    readonly addAdmin: (id: UserId) => Answer
    /** Takes that role back: not one's own, and not the last administrator's. */
    readonly removeAdmin: (id: UserId) => Answer
    /** Gives a role; one that is held already stays. */
    readonly grantRole: (id: UserId, role: GivenRole) => Answer
    /** Takes a role: an administrator's as above, a seller's only once no listing needs its seller. */
    readonly takeRole: (id: UserId, role: GivenRole) => Answer
    /** Gives the buyer role with approved funds; a buyer's funds are renewed. */
    readonly assignBuyerRole: (id: UserId, approval: FundsApproval) => Answer
    /** Corrects what was approved of a person's funds, and when. */
    readonly editPof: (id: UserId, funds: Pick<FundsApproval, "fundsApprovalDate" | "pofSum">) => Answer
    /** Takes the buyer role away: no more offers until it is given again. */
    readonly removeBuyerRole: (id: UserId) => Answer
    /** Blocks a seller; the comment may be empty. */
    readonly revokeSeller: (id: UserId, comment: string) => Answer
    /** Lifts the block of a seller. */
    readonly restoreSeller: (id: UserId) => Answer
  }
>()("@xl/core/profiles/Users") {}
