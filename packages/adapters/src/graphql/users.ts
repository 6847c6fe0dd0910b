import { type UserChange, UserPage, type Users, FundsApproval } from "@xl/core/roles"
import { DecimalCents } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { AdminUpdateUserProfileMutationVariables } from "../gql/graphql.ts"
import { access, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { profileChange } from "./change-profile.ts"
import {
  ADD_ADMIN,
  ASSIGN_BUYER,
  EDIT_POF,
  GRANT_ROLE,
  REMOVE_ADMIN,
  REMOVE_BUYER,
  RESTORE,
  REVOKE,
  SEARCH,
  TAKE_ROLE,
  UPDATE,
} from "./user-documents.ts"

const Searched = t.type({ searchUsers: UserPage })

const changeTo = ({ address, company, contact }: UserChange): Omit<AdminUpdateUserProfileMutationVariables, "id"> => ({
  ...(contact && { contact }),
  ...(address && { address }),
  ...(company && { company: { ...company, companyProfile: [...company.companyProfile] } }),
})

/** People as administrators find and change them, asked of our gateway. */
export const usersGraphql = (asker: Asker): Users["Service"] => {
  const change = profileChange(asker)
  return {
    search: ({ isDescending, roles, ...search }) => {
      const variables = { ...search, roles: [...roles], orderBy: isDescending ? ("desc" as const) : ("asc" as const) }
      return query(asker, SEARCH, variables, access("searchUsers")).pipe(
        Effect.flatMap((data) => promised(Searched, data)),
        Effect.map(({ searchUsers }) => searchUsers),
      )
    },
    update: (id, wanted) => change("adminUpdateUserProfile", UPDATE, { id, ...changeTo(wanted) }),
    addAdmin: (id) => change("addAdmin", ADD_ADMIN, { id }),
    grantRole: (id, role) => change("grantRole", GRANT_ROLE, { id, role }),
    takeRole: (id, role) => change("takeRole", TAKE_ROLE, { id, role }),
    removeAdmin: (id) => change("removeAdmin", REMOVE_ADMIN, { id }),
    assignBuyerRole: (id, approval) =>
      change("assignBuyerRole", ASSIGN_BUYER, { id, data: { buyerProfile: FundsApproval.encode(approval) } }),
    editPof: (id, { fundsApprovalDate, pofSum }) =>
      change("editPOF", EDIT_POF, { id, pofSum: DecimalCents.encode(pofSum), fundsApprovalDate }),
    removeBuyerRole: (id) => change("removeBuyerRole", REMOVE_BUYER, { id }),
    revokeSeller: (id, comment) => change("revokeSellerProfile", REVOKE, { id, comment }),
    restoreSeller: (id) => change("restoreSellerProfile", RESTORE, { id }),
  }
}
