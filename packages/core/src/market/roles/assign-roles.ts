import { Clock, Effect, type Result } from "effect"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Profile } from "../../profiles/model.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId } from "../../shared/ids.ts"
import { approverOf } from "./approver.ts"
import {
  type Approving,
  mayTakeAdmin,
  mayTakeSeller,
  withEditedFunds,
  withFunds,
  withGivenRole,
  withRoles,
} from "../../roles/decisions.ts"
import type { FundsApprovalInvalid } from "../../kernel/role-errors.ts"
import type { FundsApproval, GivenRole } from "../../roles/model.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { administrator } from "../../kernel/policies.ts"
import { administratorActor, fundsChange, roleChanges } from "../../roles/records.ts"

/** Changes a person's roles as an administrator; a change to what already is writes nothing. */
const changeRoles = Effect.fnUntraced(function* <E, G = never>(
  actor: Actor,
  operation: string,
  id: UserId,
  change: (
    profile: Profile,
    now: Millis,
    scene: { readonly transaction: MarketTransaction; readonly user: SignedIn },
  ) => Effect.Effect<Profile, E>,
  guard: (transaction: MarketTransaction, user: SignedIn) => Effect.Effect<void, G> = () => Effect.void,
) {
  const user = yield* Effect.fromResult(administrator(actor, operation))
  const now = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      yield* guard(transaction, user)
      const before = yield* transaction.lockProfile(id)
      const after = yield* change(before, now, { transaction, user })
      const by = administratorActor(user)
      const { events, outbox } = roleChanges(before, after, by, now)
      const told = events.length > 0 ? events : fundsChange(before, after, by, now)
      if (told.length > 0) yield* transaction.write({ profiles: [after], events: told, outbox })
      return after
    }),
  )
})

export const addAdmin = (actor: Actor, id: UserId) =>
  changeRoles(actor, "addAdmin", id, (profile) => Effect.succeed(withRoles(profile, { add: ["Admins"] })))

/** Gives a role; one that is held already stays. */
export const grantRole = (actor: Actor, id: UserId, role: GivenRole) =>
  changeRoles(actor, "grantRole", id, (profile) => Effect.succeed(withGivenRole(profile, role)))

const without = (role: GivenRole) => (profile: Profile) => Effect.succeed(withRoles(profile, { remove: [role] }))

/** Holds every administrator, so that of two who take the role from each other one is refused. */
const keepsAdministrator = (id: UserId) => (transaction: MarketTransaction, user: SignedIn) =>
  Effect.flatMap(transaction.lockAdministrators(), (all) => Effect.fromResult(mayTakeAdmin(user.id, id, all)))

const keepsSeller = (id: UserId) => (transaction: MarketTransaction) =>
  Effect.gen(function* () {
    const ids = yield* transaction.assetIdsOf(id)
    const assets = yield* transaction.lockAssets(ids).pipe(Effect.catchTag("AssetNotFound", Effect.die))
    yield* Effect.fromResult(mayTakeSeller(assets))
  })

export const removeAdmin = (actor: Actor, id: UserId) =>
  changeRoles(actor, "removeAdmin", id, without("Admins"), keepsAdministrator(id))

/** Takes a role: an administrator's not from oneself or the last one, a seller's not while listings need a seller. */
export const takeRole = (actor: Actor, id: UserId, role: GivenRole) =>
  changeRoles(actor, "takeRole", id, without(role), (transaction, user) =>
    Effect.gen(function* () {
      if (role === "Admins") yield* keepsAdministrator(id)(transaction, user)
      if (role === "Sellers") yield* keepsSeller(id)(transaction)
    }),
  )

/** Changes a person's funds in the administrator's own name. */
const changeFunds = (
  actor: Actor,
  operation: string,
  id: UserId,
  change: (profile: Profile, approving: Approving) => Result.Result<Profile, FundsApprovalInvalid>,
) =>
  changeRoles<Effect.Error<ReturnType<typeof approverOf>> | FundsApprovalInvalid>(
    actor,
    operation,
    id,
    (profile, now, { transaction, user }) =>
      Effect.flatMap(approverOf(transaction, user), (by) => Effect.fromResult(change(profile, { by, now }))),
  )

/** Makes a person a buyer with the funds named, without a request; a buyer's funds are renewed. */
export const assignBuyerRole = (actor: Actor, id: UserId, approval: FundsApproval) =>
  changeFunds(actor, "assignBuyerRole", id, (profile, approving) => withFunds(profile, approval, approving))

/** Corrects what was approved of a person's funds, and when; whoever is no buyer does not become one by it. */
export const editPof = (actor: Actor, id: UserId, funds: Pick<FundsApproval, "fundsApprovalDate" | "pofSum">) =>
  changeFunds(actor, "editPOF", id, (profile, approving) => withEditedFunds(profile, funds, approving))

/** Takes the buyer role away; what was approved stays on the record, but no longer counts. */
export const removeBuyerRole = (actor: Actor, id: UserId) =>
  changeRoles(actor, "removeBuyerRole", id, (profile) =>
    Effect.succeed(
      withRoles(
        { ...profile, buyerProfile: { ...profile.buyerProfile, approved: false } },
        { remove: ["ApprovedBuyers"] },
      ),
    ),
  )
