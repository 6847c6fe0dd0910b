import type { Asset } from "../assets/model.ts"
import type { Offer } from "../offers/model.ts"
import { leastEarnestMoney } from "../offers/terms.ts"
import { must } from "../shared/decode.ts"
import { Cents, type Rate } from "../shared/money.ts"
import type { DepositSituation } from "./commands.ts"
import type { KeptDeposit } from "./kept.ts"

/** What a decision on the deposit of an offer rests on; `assets` are the offer's, in its order. */
export const situationOf = (
  offer: Offer,
  assets: ReadonlyArray<Asset>,
  { banks }: KeptDeposit,
  feeRate: Rate,
): DepositSituation => {
  const [first] = assets
  if (!first) throw new RangeError(`Offer ${offer.id} has no asset`)
  return {
    offer: { status: offer.status, winningDate: offer.winningDate, bidPrice: must(Cents, offer.terms.bidPrice) },
    asset: { status: first.status, closedAt: first.status === "Closed" ? first.statusSince : null },
    bidDepositSum: leastEarnestMoney(assets),
    buyerBankId: banks.buyer,
    sellerBankId: banks.seller,
    hasAdminAccount: banks.admin !== null,
    feeRate,
  }
}
