import type { Deposits } from "@xl/core/deposits"
import {
  approveDeposit,
  approveDepositSeller,
  declineDeposit,
  editDepositAmount,
  findDeposit,
  refundDeposit,
  selectBankForOffer,
} from "@xl/core/market/deposits"
import { Effect } from "effect"
import { OfferNotFound } from "@xl/core/offers"
import type { Asking, MarketHome } from "../market/with-market.ts"
import type { SettingsMemory } from "../settings/in-memory.ts"

/** The gateway's own use cases over a market in memory, so a story is refused what an administrator would be. */
export const depositsInMemory = (home: MarketHome, asking: Asking, operator: SettingsMemory): Deposits["Service"] => ({
  find: (id) =>
    Effect.suspend(() => home.run(findDeposit(asking(), id))).pipe(
      Effect.catchTag("SignInRequired", () => Effect.fail(new OfferNotFound())),
    ),
  editAmount: (id, amount) => Effect.suspend(() => home.run(editDepositAmount(asking(), id, amount))),
  approveAsSeller: (id) => Effect.suspend(() => home.run(approveDepositSeller(asking(), id))),
  approve: (id, amount, reason) => Effect.suspend(() => home.run(approveDeposit(asking(), id, amount, reason))),
  decline: (id, fault, comment) => Effect.suspend(() => home.run(declineDeposit(asking(), id, fault, comment))),
  refund: (id) => Effect.suspend(() => home.run(refundDeposit(asking(), id))),
  selectBank: (id, side, bank) =>
    Effect.suspend(() => home.run(selectBankForOffer(asking(), side, id, bank, operator.settings))),
})
