import { AssetStatus } from "@xl/core/kernel"
import { canDo } from "@xl/core/assets"
import { eligibility } from "@xl/core/offers"
import { newProfile } from "@xl/core/market/profiles"
import { addDays, Cents, dayOf, Millis, must, UserId } from "@xl/core/shared"
import { compare, type Figure, onOneThread, type Pace } from "../measure.ts"

const NOW = must(Millis, Date.UTC(2026, 10, 28))
const COMMANDS = ["approve", "closeCallForOffers", "hold", "release", "withdraw"] as const

const STATUSES = Object.keys(AssetStatus.keys) as ReadonlyArray<AssetStatus>

/** Each in turn, so that no branch is learnt by heart. */
const machine = () => {
  let at = 0
  return () => {
    at += 1
    const status = STATUSES[at % STATUSES.length] ?? "Draft"
    const command = COMMANDS[at % COMMANDS.length] ?? "hold"
    return canDo({ status, registrationStatus: null }, command, "Seller")
  }
}

const buyer = () => {
  const blank = newProfile(must(UserId, "00000000-0000-4000-8000-000000000001"), "pat@example.com", NOW)
  const fundsApprovalDate = addDays(dayOf(NOW), -10)
  return {
    ...blank,
    firstName: "Pat",
    lastName: "Reyes",
    officePhone: "2125550142",
    roles: ["ApprovedBuyers", "VerifiedUsers"] as const,
    buyerProfile: { ...blank.buyerProfile, pofSum: must(Cents, 9_000_000_000), fundsApprovalDate },
  }
}

/** How fast the rules are by themselves; there is nothing to compare them with. */
export const timeDecisions = async (pace: Pace): Promise<ReadonlyArray<Figure>> => {
  const approved = buyer()
  if (eligibility(approved, "single", NOW).tag !== "singleDialog") throw new Error("The buyer may not offer")
  return [
    await compare("whether the asset machine has a way", [onOneThread("core", machine())], pace),
    await compare(
      "the six checks before an offer",
      [onOneThread("core", () => eligibility(approved, "single", NOW))],
      pace,
    ),
  ]
}
