import { dayValue, moneyValue, textValue, type ValueWriter, wholeValue } from "../assets/field-values.ts"
import { LISTING_FIELD_NAMES, LISTING_FIELDS } from "../assets/listing-fields.ts"
import { statusLabel } from "../assets/status-label.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { Period } from "../periods/model.ts"
import { shownDay } from "../shared/days.ts"
import type { LogChange } from "./log.ts"
import { type LoggedEvent, spelled } from "./log-sentences.ts"

const days: ValueWriter = (value) => (typeof value === "number" ? `${value} days` : null)
const period: ValueWriter = (value) =>
  Period.is(value)
    ? `${shownDay(value.startDate)} to ${shownDay(value.endDate)}${value.endedAt === null ? "" : ", ended early"}`
    : null
const status: ValueWriter = (value) => (AssetStatus.is(value) ? statusLabel(value) : textValue(value))

const named =
  (words: Readonly<Record<string, string>>): ValueWriter =>
  (value) => {
    const text = textValue(value)
    return text === null ? null : (words[text] ?? text)
  }

const HOW = {
  approved: "paid out to the seller",
  declined: "against the party at fault",
  refunded: "refunded to the buyer",
  typed: "name typed",
  drawn: "drawn",
}
const LEGS = {
  fund: "from the buyer",
  refundToBuyer: "back to the buyer",
  withdrawToSeller: "to the seller",
  withdrawToAdmin: "to the platform",
}

const LISTING = Object.fromEntries(
  LISTING_FIELD_NAMES.map((field) => [field, [LISTING_FIELDS[field].label, LISTING_FIELDS[field].write] as const]),
)

/** Values that the log shows by their path in the kept entity: the label, and how the value is written. */
const MATERIAL: Readonly<Record<string, readonly [label: string, write: ValueWriter]>> = {
  status: ["Status", status],
  statusComment: ["Comment", textValue],
  ...LISTING,
  "mainInfo.principalBalance": ["Principal balance", moneyValue],
  "noteOverview.unpaidPrincipalBalance": ["Unpaid principal balance", moneyValue],
  "periods.callForOffers": ["Call for offers", period],
  "periods.bestAndFinal": ["Best and final", period],
  "periods.underSelection": ["Under selection", period],
  "periods.buyerClosing": ["Buyer's closing period", period],
  "periods.sellerClosing": ["Seller's closing period", period],
  buyerClosingPeriod: ["Buyer's closing period", period],
  sellerClosingPeriod: ["Seller's closing period", period],
  "terms.bidPrice": ["Price", moneyValue],
  "terms.earnestMoneyDeposit": ["Deposit", moneyValue],
  "terms.dueDiligencePeriod": ["Due diligence", days],
  "terms.closing": ["Closing", days],
  declineReason: ["Reason", textValue],
  cancelReason: ["Reason", textValue],
  requested: ["Requested", textValue],
  note: ["Note", textValue],
  reason: ["Reason", textValue],
  comment: ["Comment", textValue],
  leg: ["Transfer", named(LEGS)],
  amount: ["Amount", moneyValue],
  reference: ["Reference", textValue],
  date: ["Day", dayValue],
  how: ["Decision", named(HOW)],
  fault: ["Fault", textValue],
  toBuyer: ["To the buyer", moneyValue],
  toSeller: ["To the seller", moneyValue],
  toAdmin: ["To the platform", moneyValue],
  value: ["Value", moneyValue],
  edition: ["Edition", wholeValue],
  name: ["Name", textValue],
}

const at = (fields: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], fields)

const flat: ValueWriter = (value) =>
  typeof value === "boolean" ? (value ? "on" : "off") : typeof value === "number" ? String(value) : textValue(value)

/** Settings that were changed, by the name of each. */
const settingsChanged = ({ after, before }: LoggedEvent): ReadonlyArray<LogChange> =>
  Object.keys({ ...before, ...after }).flatMap((name) => {
    const change = { label: spelled(name), before: flat(before?.[name]), after: flat(after?.[name]) }
    return change.before === change.after ? [] : [change]
  })

/** Material values before and after, in the table's order. Unchanged ones are left out, and a status that is not the asset's: its sentence says it. */
export const changesOf = (event: LoggedEvent): ReadonlyArray<LogChange> => {
  const { after, before, type } = event
  if (type === "SettingsChanged") return settingsChanged(event)
  return Object.entries(MATERIAL).flatMap(([path, [label, write]]) => {
    if (path === "status" && type !== "AssetStatusChanged") return []
    const isSigned = path === "how" && type !== "DepositDecided"
    const change = {
      label: isSigned ? "Signature" : label,
      before: write(at(before, path)),
      after: write(at(after, path)),
    }
    return change.before === change.after ? [] : [change]
  })
}
