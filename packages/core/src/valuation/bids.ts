import { Data, Result } from "effect"
import { type Fixed, ofRate, ONE, rounded, whole } from "./fixed.ts"
import { type Flow, monthlyDiscount, presentValue } from "./flows.ts"

/** Refused: the flow with the bid in front changes its sign `changes` times, so it has no yield or several; show what it is worth at the target. */
export class YieldNotUnique extends Data.TaggedError("YieldNotUnique")<{ readonly changes: number }> {}

/** Refused: the yield lies below 0 or above 200 %. */
export class YieldOutOfReach extends Data.TaggedError("YieldOutOfReach") {}

const worthAt = (flow: Flow, yearly: Fixed): Fixed => presentValue(flow, monthlyDiscount(yearly, "effective"))

/** What a buyer who asks this yearly yield (millionths) pays at most: the flow's value at it, in whole cents, half to even. */
export const bidForYield = (flow: Flow, yearly: number): number => rounded(worthAt(flow, ofRate(yearly)))

const signChanges = (flow: Flow): number => {
  const signs = flow.filter((paid) => paid !== 0n).map((paid) => paid > 0n)
  return signs.filter((sign, place) => place > 0 && sign !== signs[place - 1]).length
}

/** The root is sought to a hundred-millionth. */
const STEP = ONE / 100_000_000n
const MOST_STEPS = 200_000_000

/** The yearly yield, in hundred-millionths, at which the flow is worth the bid (cents): by bisection between 0 and 200 %. */
export const yieldForBid = (flow: Flow, bid: number): Result.Result<number, YieldNotUnique | YieldOutOfReach> => {
  const [today = 0n, ...rest] = flow
  const changes = signChanges([today - whole(bid), ...rest])
  if (changes !== 1) return Result.fail(new YieldNotUnique({ changes }))
  const isWorthIt = (steps: number) => worthAt(flow, BigInt(steps) * STEP) >= whole(bid)
  if (!isWorthIt(0) || isWorthIt(MOST_STEPS)) return Result.fail(new YieldOutOfReach())
  let [low, high] = [0, MOST_STEPS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isWorthIt(middle)) low = middle
    else high = middle
  }
  return Result.succeed(low)
}
