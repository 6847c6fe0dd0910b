import type { NoteOverview } from "@xl/core/assets"
import { type Cents, type Day, must, Rate } from "@xl/core/shared"
import { DEMO_VALUE } from "./demo-values.ts"

/** A rate that floats: what is added to the index, and the least and the most that the rate may be. */
export interface FloatingTerms {
  readonly margin: Rate
  readonly floor: Rate
  readonly cap: Rate
}

/** Terms that a story gives a loan of which the source reports a fixed rate and a first lien. */
export interface ToldTerms {
  readonly floating: FloatingTerms | null
  /** Balance of the loan that is paid first; null for a first lien. */
  readonly senior: Cents | null
}

export const DEMO_INDEX = "30-day average SOFR"
/**
 * The index on the day of the source's latest reports, for every loan. Source: Federal Reserve Bank of New York, SOFR Averages
 * and Index, 30-day average for 01-15-2026, 3.70300 % (FRED series SOFR30DAYAVG).
 */
export const DEMO_INDEX_RATE: Rate = must(Rate, 37_030)
const INDEX_SOURCE = "3.703% for 01-15-2026, Federal Reserve Bank of New York"

/** Index and margin, not below the floor and not above the cap. */
export const floatingRate = ({ cap, floor, margin }: FloatingTerms): Rate =>
  must(Rate, Math.min(cap, Math.max(floor, DEMO_INDEX_RATE + margin)))

/** The facts of the note that the story tells otherwise than the source. No coverage is stated of a loan behind another. */
export const toldFacts = ({ floating, senior }: ToldTerms, asOf: Day): Partial<NoteOverview> => ({
  ...(floating === null
    ? {}
    : {
        initialInterestType: "Floating",
        rateIndex: DEMO_INDEX,
        rateMargin: floating.margin,
        rateFloor: floating.floor,
        rateCap: floating.cap,
      }),
  ...(senior === null ? {} : { lienPosition: "Second", seniorBalance: senior, seniorBalanceDate: asOf, dscr: null }),
})

const INVENTED_TERMS = `${DEMO_VALUE}: the source reports a fixed rate`

/** What the listing says of these facts. */
export const toldNotes = ({ floating, senior }: ToldTerms): { readonly [field: string]: string } => ({
  ...(floating === null
    ? {}
    : {
        initialInterestType: INVENTED_TERMS,
        rateIndex: INVENTED_TERMS,
        rateMargin: INVENTED_TERMS,
        rateFloor: INVENTED_TERMS,
        rateCap: INVENTED_TERMS,
        currentInterestRate: `${DEMO_VALUE}: ${DEMO_INDEX} (${INDEX_SOURCE}) and the margin`,
      }),
  ...(senior === null
    ? {}
    : {
        lienPosition: `${DEMO_VALUE}: the source reports a first lien`,
        seniorBalance: `${DEMO_VALUE}: the source reports a first lien`,
        dscr: "not stated for a loan behind a senior lien",
        currentInterestRate: `${DEMO_VALUE}: 3 points above what the source reports of a first lien`,
        initialInterestRate: `${DEMO_VALUE}: 3 points above what the source reports of a first lien`,
      }),
})
