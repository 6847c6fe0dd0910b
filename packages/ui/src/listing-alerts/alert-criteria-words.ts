import type { AlertCriteria, AlertFrequency } from "@xl/core/profiles"
import { type AssetState, type Cents, US_STATES, money } from "@xl/core/shared"

/** How often, as one chooses it, with what follows. */
export const FREQUENCIES: ReadonlyArray<{
  readonly id: AlertFrequency
  readonly label: string
  readonly helper: string
}> = [
  { id: "Immediately", label: "Immediately", helper: "As soon as a loan that fits is listed." },
  { id: "Daily", label: "Daily", helper: "Once a day, of all that were listed the day before. No news, no mail." },
  { id: "Weekly", label: "Weekly", helper: "On Mondays, of all that were listed in the week before." },
  { id: "Never", label: "Never", helper: "Nothing is sent. Your criteria are kept." },
]

/** A state by its name; collateral in several places is of none. */
export const stateName = (state: AssetState): string => (state === "Various" ? "Several states" : US_STATES[state])

const listed = (words: ReadonlyArray<string>): string => (words.length === 0 ? "Any" : words.join(", "))

/** Balances to the cent: a bound that is rounded would say that listings fit which do not. */
const between = (least: Cents | null, most: Cents | null): string => {
  if (least !== null && most !== null) return `${money(least)} to ${money(most)}`
  if (least !== null) return `From ${money(least)}`
  return most === null ? "Any" : `Up to ${money(most)}`
}

/** The criteria for reading. */
export const criteriaFacts = (criteria: AlertCriteria) => {
  const { assetStatus, collateralType, locations, maxUpb, minUpb, receiveNotificationsWhen: when } = criteria
  return [
    { label: "How often", value: FREQUENCIES.find(({ id }) => id === when)?.label },
    { label: "Loan", value: listed(assetStatus.map((status) => status.replace(" Loan", ""))) },
    { label: "Property type", value: listed(collateralType) },
    { label: "State", value: listed(locations.map(stateName)) },
    { label: "Unpaid balance", value: between(minUpb, maxUpb) },
  ]
}
