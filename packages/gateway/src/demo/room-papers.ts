import { type Asset, upbOf } from "@xl/core/assets"
import { shownDay } from "@xl/core/shared"
import { pdfOf } from "./pdf.ts"
import { rentRoll } from "./rent-roll.ts"

/** A paper of a data room, made of what the listing says. */
export interface RoomPaper {
  readonly tier: 1 | 2
  /** `day` is the as-of day of the balance, as people read it. */
  readonly nameOn: (day: string) => string
  /** Bytes, known before the paper is made. */
  readonly size: number
  readonly lines: (asset: Asset) => ReadonlyArray<string>
}

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
const money = (cents: number | null) => (cents === null ? "not reported" : usd.format(cents / 100))
const percent = (millionths: number | null) => (millionths === null ? "not reported" : `${millionths / 10_000} %`)
const day = (one: Parameters<typeof shownDay>[0] | null) => (one === null ? "not reported" : shownDay(one))
const months = (text: string | null) => (text === null || text === "0" ? "interest only" : `${text} months`)
const field = (label: string, value: string) => `${label.padEnd(28)}${value}`

const head = (title: string, { mainInfo: { address, name } }: Asset): ReadonlyArray<string> => [
  title.toUpperCase(),
  "Demo market: this document, the parties and the street are invented.",
  "",
  name,
  `${address.address}, ${address.city}, ${address.state} ${address.zipCode}`,
  "",
]

const interest = (asset: Asset): ReadonlyArray<string> => {
  const { initialInterestRate, rateCap, rateFloor, rateIndex, rateMargin } = asset.noteOverview
  if (rateIndex === null) return [field("Interest rate", `${percent(initialInterestRate)}, fixed, Actual/360`)]
  return [
    field("Interest rate", `${rateIndex} and ${percent(rateMargin)}, Actual/360`),
    field("At least, at most", `${percent(rateFloor)}, ${percent(rateCap)}`),
  ]
}

const note = (asset: Asset): ReadonlyArray<string> => {
  const { noteOverview } = asset
  return [
    ...head("Promissory note and allonge", asset),
    field("Borrower", `${asset.mainInfo.name} Owner, LLC`),
    field("Original principal", money(noteOverview.loanAmount)),
    field("Date of the note", day(noteOverview.originationDate)),
    field("Maturity date", day(noteOverview.maturityDate)),
    field("Term", `${noteOverview.term ?? "-"} months`),
    field("Amortization", months(noteOverview.amortization)),
    ...interest(asset),
    field("Default rate", percent(noteOverview.defaultInterestRate)),
    field("Prepayment", noteOverview.prePaymentLimitations ?? "no lockout"),
    field("Premium", noteOverview.penalty ?? "none reported"),
    field("Recourse", noteOverview.recourse ? "guaranty of payment" : "non-recourse, with carve-outs"),
    "",
    "Pay to the order of ____________________, without recourse.",
    "Allonge attached to the note, endorsed in blank.",
  ]
}

const mortgage = (asset: Asset): ReadonlyArray<string> => [
  ...head("Mortgage, assignment of leases and rents", asset),
  field("Mortgagor", `${asset.mainInfo.name} Owner, LLC`),
  field("Secures", money(asset.noteOverview.loanAmount)),
  field("Dated", day(asset.noteOverview.originationDate)),
  field(
    "Lien",
    asset.noteOverview.lienPosition === "Second" ? "second lien, subordinate to the senior loan" : "first lien",
  ),
  field("Property", asset.mainInfo.propertyType.join(", ")),
  "",
  "The mortgagor mortgages the property, and assigns its leases and rents,",
  "to secure the note of the same day, its interest, protective advances",
  "and the costs of enforcement.",
  "",
  "Events of default: a payment not made within ten days after it is due;",
  "the balance not paid at maturity; taxes or insurance not paid; a transfer",
  "of the property without the holder's consent.",
]

/** Net operating income in percent of the value. */
const capRate = (noi: string | null, value: number | null): string =>
  noi === null || !value ? "not reported" : `${((Number(noi) * 10_000) / value).toFixed(2)} %`

const appraisal = (asset: Asset): ReadonlyArray<string> => {
  const { mainInfo, noteOverview, propertyOverview } = asset
  const { noi, occupancy } = propertyOverview
  const value = noteOverview.estCollateralValue
  const balance = upbOf(asset)
  return [
    ...head("Appraisal extract", asset),
    field("Property", mainInfo.propertyType.join(", ")),
    field("Year built", String(propertyOverview.yearBuilt ?? "not reported")),
    field("Occupancy", percent(occupancy)),
    field("Net operating income", noi === null ? "not reported" : money(Number(noi) * 100)),
    field("Value, as is", money(value)),
    field("Income over value", capRate(noi, value)),
    field("Balance", `${money(balance)} on ${day(mainInfo.upbDate)}`),
    field("Loan to value", value && balance ? `${((balance / value) * 100).toFixed(1)} %` : "not reported"),
    "",
    "Value and income are those behind this note. Fee simple, as is.",
  ]
}

/** Sizes differ as those of real files do. */
export const roomPapers: ReadonlyArray<RoomPaper> = [
  { tier: 1, nameOn: () => "Appraisal extract.pdf", size: 9_412, lines: appraisal },
  { tier: 1, nameOn: (on) => `Rent roll as of ${on}.pdf`, size: 7_838, lines: rentRoll },
  { tier: 2, nameOn: () => "Note and allonge.pdf", size: 8_267, lines: note },
  { tier: 2, nameOn: () => "Mortgage and assignment of rents.pdf", size: 8_951, lines: mortgage },
]

/** The bytes of the paper with this name and size; undefined for a file that the story did not put there. */
export const roomPaper = (asset: Asset, { name, size }: { readonly name: string; readonly size: number }) => {
  const on = day(asset.mainInfo.upbDate)
  const found = roomPapers.find((paper) => paper.size === size && paper.nameOn(on) === name)
  return found && pdfOf(found.lines(asset), { font: "Courier", points: 10, leading: 14, bytes: size })
}
