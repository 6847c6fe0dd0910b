/** Titles of the pages that everybody may open, by path; the tab says `{title} | XL`. */
export const PUBLIC_TITLES = {
  "/loan-sales": "Sell a loan yourself",
  "/loan-sale-advisory": "Have a loan sold for you",
  "/sell": "Sell a loan",
  "/free-loan-valuation": "Value a loan for free",
  "/valuations": "Valuations",
  "/faq": "Questions and answers",
  "/aboutus": "About the market",
  "/privacy-policy": "Privacy Policy",
  "/tos": "Terms of Service",
  "/contact": "Contact us",
  "/schedule-demo": "Schedule a demo",
} as const

/** A page that everybody may open, at the same address in every deployment. */
export type PublicPath = keyof typeof PUBLIC_TITLES

/** Title of the page about the loans of the market, whose address holds the deployment's word for them. */
export const ABOUT_LOANS_TITLE = "About commercial real-estate loans"

/** Where the market explains its loans; `product` is the deployment's word for them, as it stands in an address. */
export const aboutLoansPath = (product: string): string => `/about-${product}-loans`
