import type { Contact } from "@xl/core/assets"
import { Cents, must, Rate } from "@xl/core/shared"
import { choose, chooseNumber } from "./choice.ts"

/** What every value made by one of these rules is marked with. */
export const DEMO_VALUE = "demo value"

/** Loans of this kind are non-recourse, but one in three below 7,500,000 dollars has a guarantor. The source does not say. */
export const demoRecourse = (recordId: string, balance: Cents): boolean =>
  balance < 750_000_000 && chooseNumber(recordId, "recourse", 0, 2) === 0

/** Four points above the note's rate. */
export const demoDefaultRate = (noteRate: Rate): Rate => must(Rate, noteRate + 40_000)

/** No months: a loan without a schedule pays interest only. */
export const DEMO_AMORTIZATION = "0"

const rounded = (cents: number, step: number) => must(Cents, Math.round(cents / step) * step)

/** 1 % of the balance to the next 1,000 dollars, at least 10,000. */
export const demoBidDeposit = (balance: Cents): Cents =>
  must(Cents, Math.max(1_000_000, rounded(balance * 0.01, 100_000)))

/** One listing in four asks for the deposit before it closes. */
export const demoRequiresDeposit = (recordId: string): boolean => chooseNumber(recordId, "requires deposit", 0, 3) === 0

const people = [
  ["Avery", "Marlowe"],
  ["Blake", "Ostrander"],
  ["Casey", "Lindqvist"],
  ["Dana", "Verhoeven"],
  ["Ellis", "Okafor"],
  ["Frankie", "Delacroix"],
  ["Gray", "Halvorsen"],
  ["Harper", "Nakagawa"],
  ["Indra", "Castellan"],
  ["Jules", "Abernathy"],
  ["Kerry", "Thornbury"],
  ["Lane", "Petrosyan"],
] as const

/** One or two invented advisors, reachable at a name that no mail can reach and a number kept for fiction. */
export const demoAdvisors = (recordId: string): ReadonlyArray<Contact> => {
  const lead = chooseNumber(recordId, "advisor", 0, people.length - 1)
  const both = chooseNumber(recordId, "two advisors", 0, 2) === 0
  return [advisor(recordId, lead, "Loan sale advisor"), ...(both ? [advisor(recordId, lead + 5, "Analyst")] : [])]
}

const companies = ["Marlowe Note Advisors", "Ostrander Loan Sales", "Lindqvist Capital Advisory"] as const

const advisor = (recordId: string, index: number, jobTitle: string): Contact => {
  const [firstName, lastName] = people[index % people.length] ?? people[0]
  return {
    firstName,
    lastName,
    officePhone: `202555${String(100 + (index % people.length)).padStart(4, "0")}`,
    emailAddress: `${firstName}.${lastName}@advisors.example`.toLowerCase(),
    companyName: choose(recordId, "company", companies),
    whatsappNumber: null,
    avatar: null,
    jobTitle,
  }
}
