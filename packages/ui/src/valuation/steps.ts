import type { DetailGroup, ValuationStep } from "@xl/core/valuation"
import { HOTEL_FIELDS, LATE, NOT_PAYING, PAYING, SPECIFICS, type ValuedField } from "./fields.ts"

/** An edit that is opened from the list leads back there. Source: SEL-086, SEL-087. */
export const RETURNS = "?return=valuations"

/** The steps by their titles. */
export const STEP_LABELS: { readonly [Step in ValuationStep]: string } = {
  general: "General",
  specifics: "Specifics",
  details: "Details",
  valuation: "Valuation",
}

/** The side of the draft that holds a group, and what it asks for. */
export const GROUP_FIELDS: {
  readonly [Group in DetailGroup]: {
    readonly part: "notPaying" | "paying"
    readonly title: string
    readonly fields: ReadonlyArray<ValuedField>
  }
} = {
  performing: { part: "paying", title: "Performing loan", fields: PAYING },
  subPerforming: { part: "paying", title: "Sub-performing loan", fields: [...PAYING, ...LATE] },
  nonPerforming: { part: "notPaying", title: "Non-performing loan", fields: NOT_PAYING },
  hotelNonPerforming: {
    part: "notPaying",
    title: "Non-performing hotel loan",
    fields: [...NOT_PAYING, ...HOTEL_FIELDS],
  },
}

const GENERAL_LABELS: Readonly<Record<string, string>> = {
  state: "State",
  propertyType: "Property type",
  zipCode: "Zip code",
}
const KNOWN = [...SPECIFICS, ...PAYING, ...LATE, ...NOT_PAYING, ...HOTEL_FIELDS]
const CHOSEN: ReadonlyArray<string> = ["state", "propertyType"]

/** The step at which a field is entered; what no step asks for stands with the assumptions. */
export const stepOfField = (name: string): ValuationStep => {
  if (name in GENERAL_LABELS || ["address", "city"].includes(name)) return "general"
  if (SPECIFICS.some((field) => field.name === name)) return "specifics"
  return KNOWN.some((field) => field.name === name) ? "details" : "valuation"
}

const labelOf = (name: string): string =>
  KNOWN.find((field) => field.name === name)?.label ?? GENERAL_LABELS[name] ?? name
const kindOf = (name: string) => KNOWN.find((field) => field.name === name)?.kind
const isChosen = (name: string): boolean => CHOSEN.includes(name) || Array.isArray(kindOf(name))

/** In the middle of a sentence: an abbreviation keeps its capitals, and what is yours has no article. */
const spoken = (label: string): string => {
  const small = label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
  return small.startsWith("your ") ? small : `the ${small}`
}

/** What to do about a field that is missing. */
export const askFor = (name: string): string =>
  kindOf(name) === "flag" ? "Choose yes or no" : `${isChosen(name) ? "Choose" : "Enter"} ${spoken(labelOf(name))}`
