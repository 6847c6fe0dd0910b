/** How often one caller may ask: counted in PostgreSQL for all processes. */
export { neighbourhood } from "./address.ts"
export type { Rate } from "./budget.ts"
export { DEMO_RATES, type Limiter, openLimiter, RATES, type Rates } from "./rates.ts"
