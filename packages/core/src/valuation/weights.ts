import type { Situation } from "./situation.ts"

/** How likely each exit is, in millionths that add up to one. */
export interface Weights {
  readonly payoff: number
  readonly discountedPayoff: number
  readonly modification: number
  readonly deedInLieu: number
  readonly foreclosure: number
}

const of = (
  ...[payoff, discountedPayoff, modification, deedInLieu, foreclosure]: readonly [
    number,
    number,
    number,
    number,
    number,
  ]
): Weights => ({
  payoff: payoff * 10_000,
  discountedPayoff: discountedPayoff * 10_000,
  modification: modification * 10_000,
  deedInLieu: deedInLieu * 10_000,
  foreclosure: foreclosure * 10_000,
})

/** Start weights by what the collateral covers of the payoff: above 125 %, from 100, from 75, and below. Our own proposal. */
export const weightsOf = ({ payoff, value }: Pick<Situation, "payoff" | "value">): Weights => {
  if (value * 100 > payoff * 125) return of(45, 5, 20, 5, 25)
  if (value >= payoff) return of(25, 15, 20, 10, 30)
  return value * 100 >= payoff * 75 ? of(10, 30, 15, 10, 35) : of(3, 32, 10, 10, 45)
}
