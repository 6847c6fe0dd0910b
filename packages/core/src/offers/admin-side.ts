import { Result } from "effect"
import { canDo } from "../assets/machine.ts"
import type { Asset } from "../assets/model.ts"
import { canDoWithOffer } from "./lifecycle.ts"
import type { Offer } from "./model.ts"
import { mayReactivate, type Reactivated } from "./reactivation.ts"

/** For a client that enables a control: whether an administrator may cancel the offer now. A winner stays once the contract is made (row 16). */
export const canCancelOffer = (offer: Pick<Offer, "status">, { status }: Pick<Asset, "status">): boolean =>
  canDoWithOffer(offer, "cancel", "Admin") &&
  (offer.status !== "Successful" || canDo({ status, registrationStatus: null }, "cancelWinner", "Admin"))

/** The same of bringing it back, for this asset of the offer; the gateway asks about a bundle's others, the buyer and the funds too. */
export const canReactivateOffer = (offer: Reactivated, asset: Pick<Asset, "status" | "winnerOfferId">): boolean =>
  Result.isSuccess(mayReactivate(offer, [asset]))
