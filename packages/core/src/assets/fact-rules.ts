import { assetFieldTexts, pleaseEnter, wrongSymbols } from "./words.ts"
import { isBlank } from "../shared/text.ts"
import { Cents } from "../shared/money.ts"
import type { Contact, MainInfo } from "./facts.ts"
import type { AssetEdit, NewAsset } from "./ports.ts"
import { isPlainText, plainText } from "../shared/plain-text.ts"

/** A field of the form and what to enter. */
export interface Problem {
  readonly field: string
  readonly message: string
}
export type Problems = ReadonlyArray<Problem>

/** The default of a new asset's subtype. */
export const NO_SUBTYPE = "None"
/** The one country of the market; another is refused. */
export const COUNTRY = "USA"
/** The pricing plan of an asset that names none (SEL-109). */
export const DEFAULT_PLAN = "LenderDirect"
/** The pricing plan of an asset that the house's desk prepares and sells with its owner (ACC-016). */
export const ADVISORY_PLAN = "FullService"

const symbolProblems = (field: string, text: string | null): Problems =>
  text === null || isPlainText(text) ? [] : [{ field, message: wrongSymbols(field) }]

/** The text check of main info: names of people and entities, e-mails and descriptions are not its business. */
export const mainInfoProblems = ({ address, name, title }: MainInfo): Problems => [
  ...symbolProblems("name", name),
  ...symbolProblems("title", title),
  ...symbolProblems("address", address.address),
  ...symbolProblems("city", address.city),
]

/** Main info as it is kept: accents mapped, the country USA, a subtype at least 'None'. */
export const normalizedMainInfo = (info: MainInfo): MainInfo => ({
  ...info,
  name: plainText(info.name),
  title: info.title === null ? null : plainText(info.title),
  subtype: info.subtype.length === 0 ? [NO_SUBTYPE] : info.subtype,
  address: {
    ...info.address,
    country: COUNTRY,
    city: plainText(info.address.city),
    address: plainText(info.address.address),
  },
})

/** Contacts are unique by e-mail, whatever the case. */
export const contactProblems = (contacts: ReadonlyArray<Contact>): Problems => {
  const emails = contacts.map(({ emailAddress }) => emailAddress.trim().toLowerCase())
  return new Set(emails).size === emails.length ? [] : [{ field: "contacts", message: assetFieldTexts.emailTwice }]
}

const depositProblems = (sum: number): Problems =>
  Cents.is(sum) ? [] : [{ field: "bidDepositSum", message: assetFieldTexts.depositAmount }]

const required = (field: string, value: unknown): Problems =>
  value === null || (typeof value === "string" && isBlank(value)) ? [{ field, message: pleaseEnter(field) }] : []

/** A pre-asset has its address and data room, a full one also name, type, loan status and balance. */
const isPreAsset = ({ mainInfo }: NewAsset): boolean =>
  isBlank(mainInfo.name) && mainInfo.assetStatus === null && mainInfo.upb === null

/** What keeps a Draft from being made, but for its street: a valuation asks for none, and publication does. */
export const draftProblems = (asset: NewAsset): Problems => [
  ...Object.entries(asset.tiers).flatMap(([field, id]) => required(field, id)),
  ...(isPreAsset(asset)
    ? []
    : [
        ...required("name", asset.mainInfo.name),
        ...required("type", asset.mainInfo.type),
        ...required("assetStatus", asset.mainInfo.assetStatus),
        ...required("upb", asset.mainInfo.upb),
      ]),
  ...mainInfoProblems(asset.mainInfo),
  ...contactProblems(asset.contacts),
  ...depositProblems(asset.bidDepositSum),
]

/** What keeps a new asset from being created. */
export const newAssetProblems = (asset: NewAsset): Problems => [
  ...required("address", asset.mainInfo.address.address),
  ...draftProblems(asset),
]

/** What keeps one save of the wizard from being kept. */
export const editProblems = (edit: AssetEdit): Problems => [
  ...(edit.mainInfo ? mainInfoProblems(edit.mainInfo) : []),
  ...(edit.contacts ? contactProblems(edit.contacts) : []),
  ...(edit.bidDepositSum === undefined ? [] : depositProblems(edit.bidDepositSum)),
]
