/** Who hears of what happens. For the gateway and testkit alone. */
export { concerns, hears, hearsOf, hearsOfDecline, hearsOfRequest } from "./hearing.ts"
