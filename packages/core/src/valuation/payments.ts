import { type Fixed, ofRate, ONE, over, power, times } from "./fixed.ts"

/** The payment that pays a balance off, or its interest where nothing is paid off; a month's, in cents. */
export const paymentOf = (balance: Fixed, rate: number, amortization: number): Fixed => {
  const monthly = ofRate(rate) / 12n
  if (amortization === 0) return times(balance, monthly)
  if (monthly === 0n) return balance / BigInt(amortization)
  return over(times(balance, monthly), ONE - over(ONE, power(ONE + monthly, amortization)))
}
