import type { MarketStore } from "@xl/core/market"
import type { Profile } from "@xl/core/profiles"
import { type Actor, administrator } from "@xl/core/kernel"
import { RoleRequest, RoleRequestPage, RoleRequestView } from "@xl/core/roles"
import {
  addAdmin,
  approveRoleRequest,
  assignBuyerRole,
  editPof,
  createBuyerRequest,
  declineRoleRequest,
  grantRole,
  removeAdmin,
  removeBuyerRole,
  restoreSellerProfile,
  revokeSellerProfile,
  takeRole,
} from "@xl/core/market/roles"
import type { Ids, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import type { Database } from "../database/index.ts"
import type { RequestContext, Resolvers } from "../http/request.ts"
import { ACCESS } from "../market/refusals.ts"
import { profileDone } from "../profiles/done.ts"
import { failed, input, refused } from "../shared/index.ts"
import {
  ApproveArgs,
  AssignArgs,
  ByUser,
  DeclineArgs,
  EditFundsArgs,
  fundsIn,
  ListArgs,
  OfKind,
  RequestArgs,
  RevokeArgs,
  RoleArgs,
  Search,
} from "./inputs.ts"
import { countBuyerRequests, countRequests, listRoleRequests, searchRequests } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

type Services = Ids | MarketStore

const requestDone = (request: RoleRequest) => ({ __typename: "RoleRequestDone", request: RoleRequest.encode(request) })

/** One resolver per field of schema/roles.graphql. */
export const roleResolvers = (db: Database): Resolvers<Services> => ({
  Query: {
    searchRequests: (args, { actor }) =>
      Effect.gen(function* () {
        const search = yield* input(Search, args)
        const user = yield* Effect.fromResult(administrator(actor, "searchRequests"))
        return RoleRequestPage.encode(yield* searchRequests(db, user, search, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag(ACCESS, failed)),
    listRoleRequests: (args, { actor }) =>
      Effect.gen(function* () {
        const asked = yield* input(ListArgs, args)
        const user = yield* Effect.fromResult(administrator(actor, "listRoleRequests"))
        const { nextToken, requests } = yield* listRoleRequests(db, user, asked, yield* Clock.currentTimeMillis)
        return { nextToken, requests: requests.map((one) => RoleRequestView.encode(one)) }
      }).pipe(Effect.catchTag(ACCESS, failed)),
    countRequests: (args) => input(OfKind, args).pipe(Effect.flatMap((kind) => countRequests(db, kind))),
    countBuyerRequests: () => countBuyerRequests(db),
  },
  Mutation: { ...asking, ...giving },
})

const asking = {
  createBuyerRequest: (args, { actor }) =>
    input(RequestArgs, args).pipe(
      Effect.flatMap(({ documents, wanted }) => createBuyerRequest(actor, documents, wanted)),
      Effect.map(requestDone),
      Effect.catchTag(REFUSALS.createBuyerRequest, refused),
      Effect.catchTag("SignInRequired", failed),
    ),
  approveRoleRequest: (args, { actor }) =>
    input(ApproveArgs, args).pipe(
      Effect.flatMap((asked) => approveRoleRequest(actor, asked.id, fundsIn(asked))),
      Effect.map(requestDone),
      Effect.catchTag(REFUSALS.approveRoleRequest, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  declineRoleRequest: (args, { actor }) =>
    input(DeclineArgs, args).pipe(
      Effect.flatMap(({ id, reason }) => declineRoleRequest(actor, id, reason ?? "")),
      Effect.map(requestDone),
      Effect.catchTag(REFUSALS.declineRoleRequest, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]

/** A command that needs the user alone. */
const onUser =
  <E, R>(command: (actor: Actor, id: UserId) => Effect.Effect<Profile, E, R>) =>
  (args: unknown, { actor }: RequestContext) =>
    input(ByUser, args).pipe(
      Effect.flatMap(({ id }) => command(actor, id)),
      Effect.map(profileDone(actor)),
    )

const giving = {
  addAdmin: (args, request) =>
    onUser(addAdmin)(args, request).pipe(Effect.catchTag(REFUSALS.addAdmin, refused), Effect.catchTag(ACCESS, failed)),
  removeAdmin: (args, request) =>
    onUser(removeAdmin)(args, request).pipe(
      Effect.catchTag(REFUSALS.removeAdmin, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  grantRole: (args, { actor }) =>
    input(RoleArgs, args).pipe(
      Effect.flatMap(({ id, role }) => grantRole(actor, id, role)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.grantRole, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  takeRole: (args, { actor }) =>
    input(RoleArgs, args).pipe(
      Effect.flatMap(({ id, role }) => takeRole(actor, id, role)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.takeRole, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  assignBuyerRole: (args, { actor }) =>
    input(AssignArgs, args).pipe(
      Effect.flatMap((asked) => assignBuyerRole(actor, asked.id, fundsIn(asked))),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.assignBuyerRole, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  editPOF: (args, { actor }) =>
    input(EditFundsArgs, args).pipe(
      Effect.flatMap(({ id, ...funds }) => editPof(actor, id, funds)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.editPOF, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  removeBuyerRole: (args, request) =>
    onUser(removeBuyerRole)(args, request).pipe(
      Effect.catchTag(REFUSALS.removeBuyerRole, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  revokeSellerProfile: (args, { actor }) =>
    input(RevokeArgs, args).pipe(
      Effect.flatMap(({ comment, id }) => revokeSellerProfile(actor, id, comment)),
      Effect.map(profileDone(actor)),
      Effect.catchTag(REFUSALS.revokeSellerProfile, refused),
      Effect.catchTag(ACCESS, failed),
    ),
  restoreSellerProfile: (args, request) =>
    onUser(restoreSellerProfile)(args, request).pipe(
      Effect.catchTag(REFUSALS.restoreSellerProfile, refused),
      Effect.catchTag(ACCESS, failed),
    ),
} satisfies Resolvers<Services>[string]
