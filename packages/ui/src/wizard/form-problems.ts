import {
  type FormStanding,
  editProblems,
  type ListingForm,
  missingInForm,
  newAssetProblems,
  nonNumericFields,
  NOT_NUMERIC,
  placeOfMissing,
  sentMainInfo,
  stepOfPage,
  type WizardPage,
} from "@xl/core/assets"
import { fieldTexts } from "@xl/core/shared"
import { type Refusal, type Broken } from "@xl/core/messages"
import { contactErrors } from "./contact-problems.ts"

/** What is wrong, by the field's name. */
export type FieldErrors = { readonly [field: string]: string }

const byField = (problems: ReadonlyArray<{ readonly field: string; readonly message: string }>): FieldErrors =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

/** What is wrong with what is typed, whether or not it is complete. */
export const formProblems = (form: ListingForm): FieldErrors => {
  const { bidDepositSum, contacts, noteOverview } = form
  const { amortization, term } = noteOverview
  return {
    ...byField(editProblems({ mainInfo: sentMainInfo(form), contacts, bidDepositSum })),
    ...Object.fromEntries(nonNumericFields({ amortization, term }).map((field) => [field, NOT_NUMERIC])),
    ...contactErrors(contacts),
  }
}

const ROOM = { tier_home_id: "-", tier1_id: "-", tier2_id: "-" }

/** What keeps an asset from being created at all; its data room is not opened before that is right. */
export const createProblems = (form: ListingForm): FieldErrors => {
  const { bidDepositSum, contacts } = form
  const problems = newAssetProblems({
    tiers: form.tiers ?? ROOM,
    mainInfo: sentMainInfo(form),
    contacts,
    bidDepositSum,
    pricingPlan: "",
  })
  return Object.fromEntries(problems.map(({ field, message }) => [field, required(field, message)]))
}

/** The market's sentence names a field as it travels; beside the field the plain one says enough. */
const required = (field: string, message: string): string =>
  message === `Please enter ${field}` ? fieldTexts.required : message

/** What a page still lacks, said beside its fields. */
export const missingOn = (
  page: WizardPage,
  form: ListingForm,
  standing: FormStanding,
  autoDeposit: boolean,
): FieldErrors => {
  const step = stepOfPage(page)
  const missing = missingInForm(step, form, standing, autoDeposit)
  return Object.fromEntries(
    missing
      .filter((field) => placeOfMissing(`${step}.${field}`).page === page)
      .map((field) => [field, fieldTexts.required]),
  )
}

/** What the market said of fields. */
export const toldOf = (why: Broken | Refusal): FieldErrors => {
  if (why._tag === "AssetFactsInvalid")
    return Object.fromEntries(why.problems.map(({ field, message }) => [field, required(field, message)]))
  if (why._tag !== "PublicationIncomplete") return {}
  return Object.fromEntries(why.missing.map((one) => [placeOfMissing(one).field, fieldTexts.required]))
}
