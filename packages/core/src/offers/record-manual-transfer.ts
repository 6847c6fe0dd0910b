import { Effect } from "effect"
import { assetsOf } from "../market/course.ts"
import { onOffer } from "../market/on-offer.ts"
import type { Actor } from "../roles/model.ts"
import { MarketSettings } from "../settings/ports.ts"
import type { Day } from "../shared/days.ts"
import type { OfferId } from "../shared/ids.ts"
import { TransferOutOfOrder } from "./errors.ts"
import type { TransferLeg } from "./model.ts"
import { recorded } from "./transfers.ts"

/** An administrator enters a leg of the earnest money by hand, while no transfer runs by itself. */
export const recordManualTransfer = Effect.fn("recordManualTransfer")(function* (
  actor: Actor,
  id: OfferId,
  leg: TransferLeg,
  reference: string,
  date: Day,
) {
  const { autoDeposit } = yield* MarketSettings
  return yield* onOffer(
    actor,
    "recordManualTransfer",
    id,
    Effect.fnUntraced(function* ({ act, course, offer }) {
      const [asset] = assetsOf(course, offer)
      if (autoDeposit || !asset) return yield* new TransferOutOfOrder()
      return yield* Effect.fromResult(recorded(course, offer, asset, { date, leg, reference }, act))
    }),
  )
})
