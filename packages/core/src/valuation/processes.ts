import { exitTexts, valuationTexts as texts } from "../messages/valuation.ts"
import { US_STATES } from "../shared/us-states.ts"
import { isJudicial } from "./default-values.ts"
import { whole } from "./fixed.ts"
import type { ExitPath } from "./result.ts"
import type { Terms } from "./terms.ts"

const foreclosureProcess = ({ foreclosureMonths, situation }: Terms): string => {
  if (situation.loanClass === "Performing") return texts.loanPays
  if (situation.hasJudgment) return texts.judged(foreclosureMonths)
  const state = situation.state === null ? texts.unknownState : US_STATES[situation.state]
  return isJudicial(situation) ? texts.judicial(state, foreclosureMonths) : texts.nonJudicial(state, foreclosureMonths)
}

const receivershipProcess = ({ assumed, situation }: Terms): string => {
  if (situation.loanClass === "Performing") return texts.loanPays
  return assumed.hasReceiver === 1 ? texts.receiver(Math.max(1, assumed.receiverFromMonth)) : texts.noReceiver
}

const biddingProcess = ({ collateral, situation }: Terms): string => {
  if (situation.loanClass === "Performing") return texts.loanPays
  return collateral > whole(situation.payoff) ? texts.cappedBid : texts.creditBid
}

/** What is said of how the collateral would be taken, kept and sold. */
export const processesOf = (terms: Terms) => ({
  foreclosureProcess: foreclosureProcess(terms),
  receivershipProcess: receivershipProcess(terms),
  biddingProcess: biddingProcess(terms),
})

/** What is advised: of a loan that pays, to keep it unless nothing will pay it off; of another, the exit that is worth the most. */
export const recommendationOf = (best: ExitPath): string => {
  if (best === "contract") return texts.keep
  return best === "extension" ? texts.refinance : texts.best(exitTexts[best])
}
