import { exitTexts, valuationTexts as texts } from "./words.ts"
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

interface Weighed {
  readonly path: ExitPath
  readonly weight: number
  readonly value: number
}

const HALF = 500_000

/** Exits that the holder of the note can choose: it cannot make the debtor pay in full where the collateral does not cover it. */
const choosable = (exits: ReadonlyArray<Weighed>, { collateral, situation }: Terms): ReadonlyArray<Weighed> =>
  exits.filter(({ path }) => path !== "payoff" || collateral > whole(situation.payoff))

/** What is advised: to keep what is expected to be paid, to talk in time to whom nobody will refinance; else the exit that is worth the most. */
export const recommendationOf = (exits: ReadonlyArray<Weighed>, terms: Terms): string => {
  const [first] = exits
  const isPaid = first !== undefined && first.weight >= HALF
  if (isPaid && first.path === "extension") return texts.refinance
  if (isPaid && first.path === "contract") return terms.situation.loanClass === "Performing" ? texts.keep : texts.cure
  const best = choosable(exits, terms).reduce((one, other) => (other.value > one.value ? other : one))
  return texts.best(exitTexts[best.path])
}
