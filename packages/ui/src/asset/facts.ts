import type { AssetView } from "@xl/core/assets"
import { digitInputShown } from "@xl/core/shared"
import { type KeyValue, count, day, MINUS, money, percent, rate } from "../parts/index.ts"

const said = <A>(value: A | null, as: (value: A) => string): string | undefined =>
  value === null ? undefined : as(value)
const yesNo = (value: boolean | null): string | undefined => said(value, (flag) => (flag ? "Yes" : "No"))
const months = (value: string | null): string | undefined =>
  said(value, (term) => (/^\d+$/.test(term) ? `${term} months` : term))

/** A loan that pays no principal back until it matures says 0. */
const amortization = (value: string | null): string | undefined =>
  value !== null && Number(value) === 0 ? "Interest only" : months(value)

/** Marks a value that the source does not have and the demo market made up by rule. */
const noted = (asset: AssetView, field: string, value: string | undefined): string | undefined => {
  const note = asset.provenance[field]
  return value === undefined || note === undefined ? value : `${value} (${note})`
}

/** The note's terms, in the order in which a trader reads them. */
export const noteFacts = (asset: AssetView): ReadonlyArray<KeyValue> => {
  const note = asset.noteOverview
  return [
    { label: "Original amount", value: said(note.loanAmount, money) },
    { label: "Originated", value: said(note.originationDate, day) },
    { label: "Matures", value: said(note.maturityDate, day) },
    { label: "Interest type", value: note.initialInterestType ?? undefined },
    { label: "Original rate", value: said(note.initialInterestRate, rate) },
    { label: "Current rate", value: said(note.currentInterestRate, rate) },
    { label: "Default rate", value: noted(asset, "defaultInterestRate", said(note.defaultInterestRate, rate)) },
    { label: "Term", value: months(note.term) },
    { label: "Amortization", value: noted(asset, "amortization", amortization(note.amortization)) },
    { label: "Paid through", value: said(note.paidThroughDate, day) },
    { label: "Total payoff", value: noted(asset, "totalPayoff", said(note.totalPayoff, money)) },
    { label: "Loans in the asset", value: said(note.numberOfLoans, count) },
    { label: "Modified", value: yesNo(note.modified) },
    { label: "Assumable", value: yesNo(note.assumptionOfLoanAllowed) },
    { label: "Prepayment", value: note.prePaymentLimitations ?? note.penalty ?? undefined },
    { label: "Recourse", value: noted(asset, "recourse", yesNo(note.recourse)) },
    { label: "Monetary default", value: noted(asset, "monetaryDefault", yesNo(note.monetaryDefault)) },
    { label: "Maturity default", value: noted(asset, "maturityDefault", yesNo(note.maturityDefault)) },
    { label: "Technical default", value: noted(asset, "technicalDefault", yesNo(note.technicalDefault)) },
  ]
}

/** What is known of the property. */
export const propertyFacts = (asset: AssetView): ReadonlyArray<KeyValue> => {
  const { mainInfo, propertyOverview: property } = asset
  const size = said(
    property.nraTotal,
    (area) => `${count(area)} ${property.unitOfMeasure === "Square Feet" ? "sf" : (property.unitOfMeasure ?? "")}`,
  )
  const built = [property.yearBuilt, property.yearRenovated].filter((year) => year !== null).join(", renovated ")
  return [
    { label: "Type", value: mainInfo.propertyType.join(", ") || undefined },
    { label: "Year built", value: built || undefined },
    { label: "Net rentable area", value: size },
    { label: "Units", value: said(property.units, count) },
    { label: "Occupancy", value: said(property.occupancy, (part) => percent(part, 1)) },
    {
      label: "Net operating income",
      value: said(property.noi, (noi) => `${noi.startsWith("-") ? MINUS : ""}$${digitInputShown(noi)} a year`),
    },
    { label: "Street", value: mainInfo.address.address || undefined },
    { label: "Zip code", value: mainInfo.address.zipCode || undefined },
    { label: "Ownership", value: property.feeLeasehold ?? undefined },
    { label: "Condition", value: property.propertyCondition ?? undefined },
  ]
}
