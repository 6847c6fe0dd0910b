import type { Actor } from "../roles/model.ts"
import { holds } from "../roles/policies.ts"
import type { Offer } from "./model.ts"
import { isBuyerOf } from "./visibility.ts"

/** Whose banks are offered for an offer: its first owner pays as a buyer; else a seller is paid as a seller; anybody else is a buyer. */
export const bankSideOf = (actor: Actor, offer: Pick<Offer, "owners">): "buyer" | "seller" =>
  !isBuyerOf(actor, offer) && holds(actor, "Sellers") ? "seller" : "buyer"
