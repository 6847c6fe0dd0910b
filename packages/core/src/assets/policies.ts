import { Result } from "effect"
import type { RoleMissing, SignInRequired } from "../kernel/errors.ts"
import type { EventActor } from "../kernel/events.ts"
import type { StatusTrigger } from "../kernel/statuses.ts"
import type { Actor, Role, SignedIn } from "../kernel/actor.ts"
import { holds, isAdministrator, withRole } from "../kernel/policies.ts"
import { AssetNotFound } from "./errors.ts"
import { partsOf } from "./machine.ts"
import type { AssetCommand } from "./machine-table.ts"
import type { Asset } from "./model.ts"
import { isFirstOwner } from "./visibility.ts"

/** Commands to a listing: those of the machine that people give, and those that leave its status alone. */
export type ListingCommand =
  | Exclude<AssetCommand, "acceptClosingDocuments" | "bot" | "cancelWinner" | "selectWinner">
  | "cancelPublishRequest"
  | "createDataRoom"
  | "edit"
  | "planPeriods"

/** The operation that asks for a command, as the specification names it; a missing role is refused with it. */
export const OPERATIONS: { readonly [Command in ListingCommand]: string } = {
  approve: "approveAsset",
  cancelPublishRequest: "cancelPublishRequest",
  closeBestAndFinal: "closeBestAndFinal",
  closeCallForOffers: "closeCallForOffers",
  confirmClosing: "confirmClosing",
  create: "createAsset",
  createDataRoom: "createVDR",
  discard: "discardAsset",
  edit: "editAsset",
  hold: "holdAsset",
  planPeriods: "planPeriods",
  release: "releaseAsset",
  remove: "deleteAsset",
  reportFallThrough: "reportFallThrough",
  requestPublish: "requestAssetPublish",
  revoke: "revokeAsset",
  takeBackApproval: "takeBackApproval",
  withdraw: "withdrawListing",
}

/** Who may give the commands that leave the status alone; the machine's table says it of the others. */
const PARTS: { readonly [command: string]: ReadonlyArray<StatusTrigger> } = {
  cancelPublishRequest: ["Seller"],
  createDataRoom: ["Seller"],
  edit: ["Seller", "Admin"],
  planPeriods: ["Seller", "Admin"],
}

const isOfMachine = (command: ListingCommand): command is Extract<AssetCommand, ListingCommand> => !(command in PARTS)

const parts = (command: ListingCommand): ReadonlyArray<StatusTrigger> =>
  isOfMachine(command) ? partsOf(command) : (PARTS[command] ?? [])

const rolesFor = (command: ListingCommand): ReadonlyArray<Role> =>
  parts(command).flatMap((part): ReadonlyArray<Role> => {
    if (part === "Seller") return ["Sellers"]
    return part === "Admin" ? ["Admins"] : []
  })

/** Policy: signed in, with a role that may ever give the command. Asked before anything is looked up. */
export const mayAsk = (actor: Actor, command: ListingCommand): Result.Result<SignedIn, RoleMissing | SignInRequired> =>
  withRole(actor, OPERATIONS[command], ...rolesFor(command))

/** The part in which somebody gives the command, as the first owner or an administrator; null where they may not. */
export const partIn = (actor: Actor, command: ListingCommand, isOwner: boolean): "Admin" | "Seller" | null => {
  const allowed = parts(command)
  if (allowed.includes("Seller") && holds(actor, "Sellers") && isOwner) return "Seller"
  return allowed.includes("Admin") && isAdministrator(actor) ? "Admin" : null
}

/** Policy: the part in which the user acts on this asset. Not the user's is not there. */
export const partOn = (
  user: SignedIn,
  command: ListingCommand,
  asset: Pick<Asset, "owners">,
): Result.Result<EventActor, AssetNotFound> => {
  const trigger = partIn(user, command, isFirstOwner(user, asset))
  return trigger === null ? Result.fail(new AssetNotFound()) : Result.succeed({ id: user.id, trigger })
}
