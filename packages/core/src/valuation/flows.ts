import { type Fixed, least, ofRate, ONE, over, times, twelfthRoot } from "./fixed.ts"

/** Cents by month from today, today first; what is paid is negative. */
export type Flow = ReadonlyArray<Fixed>

/** How a yearly yield becomes a monthly one: its twelfth part, as for loans that pay, or its twelfth root. */
export type Compounding = "effective" | "nominal"

/** What one dollar in a month is worth today, at a yearly yield. */
export const monthlyDiscount = (yearly: Fixed, compounding: Compounding): Fixed =>
  over(ONE, compounding === "nominal" ? ONE + yearly / 12n : twelfthRoot(ONE + yearly))

/** What a flow is worth today at a monthly discount: from the last month to the first, so that each is discounted once more. */
export const presentValue = (flow: Flow, discount: Fixed): Fixed =>
  flow.reduceRight((later, paid) => paid + times(later, discount), 0n)

/** Nothing for so many months. */
export const nothing = (months: number): Flow => Array.from({ length: months + 1 }, () => 0n)

/** One payment, so many months from now. */
export const paidOnce = (amount: Fixed, month: number): Flow => [...nothing(month).slice(1), amount]

/** The sum, month by month. */
export const together = (...flows: ReadonlyArray<Flow>): Flow =>
  Array.from({ length: Math.max(0, ...flows.map(({ length }) => length)) }, (_, month) =>
    flows.reduce((sum, flow) => sum + (flow[month] ?? 0n), 0n),
  )

/** Each payment times `weight`. */
export const weighted = (flow: Flow, weight: Fixed): Flow => flow.map((paid) => times(paid, weight))

/** The same, so many months later. */
export const later = (flow: Flow, months: number): Flow => [...nothing(months).slice(1), ...flow]

/** A part of what a loan is worth: how likely, and what it pays; of several flows the debtor chooses the one that is worth least. */
export interface Part {
  readonly weight: Fixed
  readonly choices: ReadonlyArray<Flow>
  readonly compounding: Compounding
}

/** What a part is worth at a yearly yield in millionths, its weight left out. */
export const worthOf = ({ choices, compounding }: Omit<Part, "weight">, yearly: number): Fixed => {
  const discount = monthlyDiscount(ofRate(yearly), compounding)
  return choices.map((flow) => presentValue(flow, discount)).reduce(least)
}
