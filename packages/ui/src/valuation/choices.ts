import { InterestType, UnitOfMeasure } from "@xl/core/assets"

/** In which role somebody asks what a loan is worth. Source: docs/adr/0064-valuations-in-the-browser.md. */
export const USER_ROLES: ReadonlyArray<string> = ["Lender", "Servicer", "Broker", "Buyer", "Borrower", "Other"]

export const INTEREST_TYPES: ReadonlyArray<string> = Object.keys(InterestType.keys)
export const UNITS_OF_MEASURE: ReadonlyArray<string> = Object.keys(UnitOfMeasure.keys)
