import { type Fixed, least, most, ofRate, ONE, times, whole } from "./fixed.ts"
import { type Flow, later, nothing, paidOnce, together, weighted } from "./flows.ts"
import { covered, lasting, payoffAt, proceedsAt, type Terms } from "./terms.ts"

/** One exit: what it pays, month by month, and when it ends. */
export interface Exit {
  readonly flow: Flow
  readonly months: number
}

interface Taking {
  /** Months to the title, and what it costs. */
  readonly toTitle: number
  readonly cost: Fixed
  readonly hasRecourse: boolean
}

const monthly = (amount: Fixed, from: number, to: number): Flow =>
  nothing(to).map((_, month) => (month >= Math.max(1, from) ? amount : 0n))

const rents = ({ assumed, income }: Terms, months: number): Flow =>
  assumed.hasReceiver === 1 ? monthly(income, assumed.receiverFromMonth, months) : nothing(months)

/** The cost in equal parts until the title is there; at once where it takes no time. */
const atLaw = ({ cost, toTitle }: Taking): Flow =>
  toTitle === 0 ? [-cost] : monthly(-(cost / BigInt(toTitle)), 1, toTitle)

/** A third party or the debtor pays no more than what is owed; a lender that takes the title for less has all of it. */
const capped = (terms: Terms, months: number, net: Fixed): Fixed => {
  const owed = payoffAt(terms, months)
  return terms.collateral > whole(terms.situation.payoff) ? least(net, owed) : net
}

const collected = (terms: Terms, months: number, net: Fixed): Flow => {
  const { assumed } = terms
  const short = most(0n, payoffAt(terms, months) - net)
  const part = times(ofRate(assumed.collectionChance), ofRate(assumed.collectableShare))
  return paidOnce(times(short, part), months + lasting(terms, assumed.collectionMonths))
}

/** Taking the property and selling it: rents less its cost while one waits, the cost at law, and the price at the end. */
const taken = (terms: Terms, taking: Taking): Exit => {
  const months = taking.toTitle + terms.resaleMonths
  const net = capped(terms, months, proceedsAt(terms, months))
  const held = [rents(terms, months), monthly(-(terms.advances + terms.servicing), 1, months)]
  const recourse = taking.hasRecourse ? [collected(terms, months, net)] : []
  return { flow: together(...held, atLaw(taking), paidOnce(net, months), ...recourse), months }
}

/** Through the law to the sale, and selling what was taken over. */
export const foreclosure = (terms: Terms): Exit =>
  taken(terms, {
    toTitle: terms.foreclosureMonths,
    cost: whole(terms.assumed.legalCost),
    hasRecourse: terms.situation.hasRecourse,
  })

/** The owner gives the property; nobody owes anything afterwards. */
export const deedInLieu = (terms: Terms): Exit =>
  taken(terms, {
    toTitle: Math.min(lasting(terms, terms.assumed.deedInLieuMonths), terms.foreclosureMonths),
    cost: whole(terms.assumed.deedInLieuCost),
    hasRecourse: false,
  })

const once = (amount: Fixed, months: number): Exit => ({ flow: paidOnce(amount, months), months })

/** Paid in full, or brought current. */
export const payoff = (terms: Terms): Exit => {
  const months = lasting(terms, terms.assumed.payoffMonths)
  return once(payoffAt(terms, months), months)
}

/** Paid in part, for all of it. */
export const discountedPayoff = (terms: Terms): Exit => {
  const months = lasting(terms, terms.assumed.discountedPayoffMonths)
  const paid = times(ofRate(terms.assumed.discountedPayoffShare), covered(terms, payoffAt(terms, months)))
  return once(paid, months)
}

/** Sold to another as it is. */
export const noteSale = (terms: Terms): Exit => {
  const months = lasting(terms, terms.assumed.noteSaleMonths)
  return once(times(ofRate(terms.assumed.noteSaleShare), covered(terms, whole(terms.situation.upb))), months)
}

/** Interest of the lesser of payoff and value at the new rate, and all of it at the new term's end; or failing again, and foreclosed then. */
export const modification = (terms: Terms): Exit => {
  const { assumed } = terms
  const [start, term] = [lasting(terms, assumed.modificationMonths), assumed.modifiedTermMonths]
  const balance = covered(terms, whole(terms.situation.payoff))
  const interest = times(balance, ofRate(assumed.modifiedRate)) / 12n
  const paying = (months: number) => later(monthly(interest, 1, months), start)
  const kept = together(paying(term), paidOnce(balance, start + term))
  const failsAfter = Math.min(assumed.redefaultMonths, term)
  const fails = foreclosure(terms)
  const failed = together(paying(failsAfter), later(fails.flow, start + failsAfter))
  const chance = ofRate(assumed.redefaultChance)
  return {
    flow: together(weighted(kept, ONE - chance), weighted(failed, chance)),
    months: Math.max(start + term, start + failsAfter + fails.months),
  }
}
