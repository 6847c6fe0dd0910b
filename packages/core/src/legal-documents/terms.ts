import { Result } from "effect"
import { titleOf } from "../assets/title.ts"
import type { Asset } from "../assets/model.ts"
import { depositOf, type KeptDeposit } from "../deposits/kept.ts"
import { depositFigures } from "../deposits/ledger.ts"
import type { Offer } from "../offers/model.ts"
import type { Period } from "../periods/model.ts"
import type { Profile } from "../profiles/model.ts"
import { type Day, dayOf } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import type { StateCode } from "../shared/us-states.ts"
import { ClosingOver, type PartyUnnamed } from "./errors.ts"
import type { LegalParty, LoanLine } from "./model.ts"
import { placeOf, purchaserParty, sellerParty } from "./parties.ts"

/** What both documents are written from. */
export interface ClosingTerms {
  readonly seller: LegalParty
  readonly purchaser: LegalParty
  readonly loans: ReadonlyArray<LoanLine>
  /** Sums of the loans. */
  readonly balance: Cents
  readonly price: Cents
  readonly earnestMoney: Cents
  /** What of it lies in escrow now. */
  readonly held: Cents
  readonly dueDiligenceDays: number
  readonly closingDays: number
  readonly won: Day
  readonly buyerClosing: Period
  readonly sellerClosing: Period | null
  /** The state whose law governs the agreement; null where the operator has named none. */
  readonly governingState: StateCode | null
}

/** The winning offer with all that its documents name. */
export interface ClosingScene {
  readonly offer: Offer
  readonly assets: ReadonlyArray<Asset>
  readonly buyer: Profile
  readonly seller: Profile
  /** The books of its deposit; null where none were kept. */
  readonly deposit: KeptDeposit | null
  /** What the operator has named; null where that is none. */
  readonly governingState: StateCode | null
}

const sum = (amounts: ReadonlyArray<Cents>): Cents =>
  must(
    Cents,
    amounts.reduce<number>((so, amount) => so + amount, 0),
  )

const loansOf = ({ assets, offer }: ClosingScene): ReadonlyArray<LoanLine> =>
  offer.assets.map(({ bidAllocation, id, principalBalance, title }) => {
    const asset = assets.find((one) => one.id === id)
    return {
      title: asset ? titleOf(asset) : title,
      place: asset ? placeOf(asset.mainInfo.address) : "",
      balance: principalBalance,
      price: bidAllocation,
    }
  })

/** The terms of a sale that was won. Fails with ClosingOver where the offer is no winner any more, and where a party has no name. */
export const closingTerms = (scene: ClosingScene): Result.Result<ClosingTerms, ClosingOver | PartyUnnamed> => {
  const { buyer, deposit, governingState, offer, seller } = scene
  const { buyerClosingPeriod: buyerClosing, status, winningDate } = offer
  if (status !== "Successful" || winningDate === null || buyerClosing === null) return Result.fail(new ClosingOver())
  const loans = loansOf(scene)
  return Result.map(Result.all([sellerParty(seller), purchaserParty(buyer)]), ([selling, purchasing]) => ({
    seller: selling,
    purchaser: purchasing,
    loans,
    balance: sum(loans.map(({ balance }) => balance)),
    price: sum(loans.map(({ price }) => price)),
    earnestMoney: offer.terms.earnestMoneyDeposit,
    held: must(Cents, depositFigures(depositOf(offer, deposit).account).held),
    dueDiligenceDays: offer.terms.dueDiligencePeriod,
    closingDays: offer.terms.closing,
    won: dayOf(winningDate),
    buyerClosing,
    sellerClosing: offer.sellerClosingPeriod,
    governingState,
  }))
}
