import * as t from "io-ts"

/** Ten trillion dollars: no posting or price of this market reaches it, a slipped finger does. */
export const MOST_CENTS = 1_000_000_000_000_000

/** Marks a number as whole cents, of either sign. */
export interface SignedCentsBrand {
  readonly SignedCents: unique symbol
}
const isSignedCents = (n: number): n is t.Branded<number, SignedCentsBrand> =>
  Number.isSafeInteger(n) && Math.abs(n) <= MOST_CENTS
/** Whole US cents of a posting: a debit is positive, a credit negative, and the postings of one entry add up to 0. */
export const SignedCents = t.brand(t.number, isSignedCents, "SignedCents")
export type SignedCents = t.TypeOf<typeof SignedCents>

/** Marks a number as whole cents, nought or more. */
export interface CentsBrand extends SignedCentsBrand {
  readonly Cents: unique symbol
}
const isCents = (n: SignedCents): n is t.Branded<SignedCents, CentsBrand> => n >= 0
/** Whole US cents of a price, zero or more, at most 10^15. `12_500` is $125.00: never dollars, never fractions. */
export const Cents = t.brand(SignedCents, isCents, "Cents")
export type Cents = t.TypeOf<typeof Cents>

/** Marks a number as whole millionths of one. */
export interface RateBrand {
  readonly Rate: unique symbol
}
const isRate = (n: number): n is t.Branded<number, RateBrand> => Number.isSafeInteger(n)
/** A rate or ratio in whole millionths of one: `60_550` is 6.055 %. */
export const Rate = t.brand(t.number, isRate, "Rate")
export type Rate = t.TypeOf<typeof Rate>
