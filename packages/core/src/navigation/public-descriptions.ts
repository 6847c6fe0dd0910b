import type { PublicPath } from "./public-pages.ts"

/** What search engines and shared links say of the public pages; pages themselves do not need it. */
export const PUBLIC_DESCRIPTIONS: { readonly [P in PublicPath]: string } = {
  "/loan-sales":
    "List a commercial real-estate loan yourself: set the days of the sale, compare offers of checked buyers and choose one winner.",
  "/loan-sale-advisory": "Our desk prepares your loan file, runs the sale and brings you the offers. You choose.",
  "/sell": "The ways to sell a commercial real-estate loan on this market, and what to have at hand.",
  "/free-loan-valuation":
    "What a buyer would pay today for a commercial real-estate loan: a range, and every assumption with its source.",
  "/valuations": "The loans that you valued, each with its range, to edit, print or list for sale.",
  "/faq": "How the loan market works for buyers and sellers: funds approval, offers, best and final, closing.",
  "/aboutus": "A market for commercial real-estate loans that shows its figures, its dates and its rules.",
  "/privacy-policy": "What this market keeps about people, why, who sees it and how to have it corrected or removed.",
  "/tos": "The rules of this market: accounts, proof of funds, listings, offers, deposits.",
  "/contact": "Write to the people behind the market.",
  "/schedule-demo": "See the market with somebody who runs it: half an hour, your questions.",
}

/** The same of the page about the loans of the market. */
export const ABOUT_LOANS_DESCRIPTION =
  "What it means to buy a commercial real-estate loan: performing, sub-performing and non-performing, and how to read one."
