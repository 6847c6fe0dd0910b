import { foreclosure } from "./exits.ts"
import { type Fixed, least, most, ofRate, ONE, over, power, times, whole } from "./fixed.ts"
import { type Flow, later, nothing, paidOnce, together, weighted } from "./flows.ts"
import { paymentOf } from "./payments.ts"
import type { Contract } from "./situation.ts"
import { drifted, lasting, type Terms } from "./terms.ts"

/** What is owed after so many payments. */
export const balanceAfter = (
  balance: Fixed,
  contract: Pick<Contract, "amortization" | "rate">,
  months: number,
): Fixed => {
  const growth = power(ONE + ofRate(contract.rate) / 12n, months)
  const payment = paymentOf(balance, contract.rate, contract.amortization)
  if (contract.amortization > 0 && months >= contract.amortization) return 0n
  const monthly = ofRate(contract.rate) / 12n
  const paid = monthly === 0n ? payment * BigInt(months) : times(payment, over(growth - ONE, monthly))
  return most(0n, times(balance, growth) - paid)
}

/** Payments for so many months, and what is owed then with a premium on it in millionths. */
export const paidUntil = (
  balance: Fixed,
  contract: Pick<Contract, "amortization" | "rate">,
  months: number,
  premium = 0,
): Flow => {
  const payment = paymentOf(balance, contract.rate, contract.amortization)
  const last = contract.amortization === 0 ? months : Math.min(months, contract.amortization)
  const balloon = balanceAfter(balance, contract, last)
  const payments = nothing(last).map((_, month) => (month === 0 ? 0n : payment))
  return together(payments, paidOnce(balloon + times(balloon, ofRate(premium)), last))
}

/** What a new loan brings so many months from now: no more than value, coverage and debt yield allow. */
export const refinanceAt = ({ assumed, collateral, income }: Terms, months: number): Fixed => {
  const yearly = income * 12n
  const byValue = times(ofRate(assumed.refinanceLtv), drifted(collateral, assumed.valueDrift, months))
  const byCoverage = over(over(yearly, ofRate(assumed.refinanceDscr)), ofRate(assumed.loanConstant))
  return least(byValue, least(byCoverage, over(yearly, ofRate(assumed.refinanceDebtYield))))
}

/** How a loan that is paid as agreed ends. */
export interface Maturity {
  readonly months: number
  readonly balloon: Fixed
  readonly refinance: Fixed
  /** Whether a new loan does not pay the balloon. */
  readonly isShort: boolean
  /** What it may pay; the debtor chooses. */
  readonly choices: ReadonlyArray<Flow>
}

/** Paid to maturity, or before it: from the day on which it may be paid at par, and where there is a premium, at once with it. */
const free = (balance: Fixed, contract: Contract): ReadonlyArray<Flow> => {
  const { monthsOpenAtPar, prepaymentPenalty, remaining } = contract
  const atPar = monthsOpenAtPar === null ? [] : [Math.max(1, remaining - monthsOpenAtPar)]
  const withPremium = prepaymentPenalty === null ? [] : [paidUntil(balance, contract, 1, prepaymentPenalty)]
  return [
    paidUntil(balance, contract, remaining),
    ...atPar.map((months) => paidUntil(balance, contract, months)),
    ...withPremium,
  ]
}

/** Extended at the same terms, or in default at maturity and foreclosed. */
const held = (terms: Terms, contract: Contract, balance: Fixed): Flow => {
  const extended = contract.remaining + lasting(terms, terms.assumed.extensionMonths)
  const payments = paidUntil(balance, contract, contract.remaining)
  const balloon = balanceAfter(balance, contract, contract.remaining)
  const unpaid = together(payments, paidOnce(-balloon, contract.remaining))
  const failed = together(unpaid, later(foreclosure(terms).flow, contract.remaining))
  const chance = ofRate(terms.assumed.maturityDefaultChance)
  return together(weighted(paidUntil(balance, contract, extended), ONE - chance), weighted(failed, chance))
}

/** What a loan pays that is paid as agreed. */
export const maturityOf = (terms: Terms, contract: Contract): Maturity => {
  const balance = whole(terms.situation.upb)
  const balloon = balanceAfter(balance, contract, contract.remaining)
  const refinance = refinanceAt(terms, contract.remaining)
  const isShort = refinance < balloon
  const choices = isShort ? [held(terms, contract, balance)] : free(balance, contract)
  const months = Math.max(...choices.map(({ length }) => length)) - 1
  return { months: isShort ? months : contract.remaining, balloon, refinance, isShort, choices }
}
