/** The texts of the house: what the market is, how one sells, and the small print. */
export { AboutLoansScreen, AboutScreen } from "./about-screens.tsx"
export type { HouseDocument } from "./document.ts"
export { DocumentScreen, type DocumentScreenProps } from "./document-screen.tsx"
export { CreationCompleteScreen, type CreationCompleteScreenProps, SuccessPaymentScreen } from "./done-screens.tsx"
export { FaqScreen } from "./faq-screen.tsx"
export { PRIVACY } from "./privacy.ts"
export { LoanSaleAdvisoryScreen, LoanSalesScreen, SellScreen } from "./selling-screens.tsx"
export { TERMS } from "./terms.ts"
