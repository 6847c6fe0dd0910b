import * as t from "io-ts"
import { must } from "../shared/decode.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { Cents } from "../shared/money.ts"
import { orNull } from "../shared/or-null.ts"
import { normalizedState } from "../shared/us-states.ts"
import { orDefault } from "../shared/wire.ts"
import { completedSteps, missingIn } from "./completeness.ts"
import { NO_NOTE, NO_PROPERTY } from "./creation.ts"
import { ConfirmedWarning, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
import { COUNTRY } from "./fact-rules.ts"
import { TierIds } from "./model.ts"
import type { AssetEdit } from "./ports.ts"
import { missingForPublication } from "./publication.ts"
import { FIRST_STATUS } from "./machine-table.ts"
import { WIZARD_STEPS } from "./steps.ts"
import type { AssetView } from "./views.ts"
import type { WizardStep } from "./vocabulary.ts"

/**
 * What the wizard holds of an asset while it is filled in, as it is kept in the browser too. `state` is as typed: left empty it is
 * saved as Various. `tiers` are the data room's that was opened for an asset which is not created yet. Money in cents. (SEL-063 ff.)
 */
export const ListingForm = t.readonly(
  t.strict({
    mainInfo: MainInfo,
    state: t.string,
    noteOverview: NoteOverview,
    propertyOverview: PropertyOverview,
    images: t.readonlyArray(t.string),
    dueDiligenceVisited: t.boolean,
    legal: Legal,
    contacts: t.readonlyArray(Contact),
    contactsDisclosed: t.boolean,
    requireBidDeposit: t.boolean,
    bidDepositSum: DecimalCents,
    confirmedWarnings: orDefault(t.readonlyArray(ConfirmedWarning), []),
    tiers: orNull(TierIds),
  }),
  "ListingForm",
)
/** What the wizard holds of an asset while it is filled in. */
export type ListingForm = t.TypeOf<typeof ListingForm>

const NO_LEGAL: Legal = {
  caConfirmed: false,
  TOCConfirmed: false,
  BDAConfirmed: false,
  customCADoc: null,
  customCAText: null,
}

/** The wizard before anything is typed: a loan in the USA. */
export const EMPTY_LISTING_FORM: ListingForm = {
  mainInfo: {
    name: "",
    title: null,
    description: null,
    type: "Loan",
    assetStatus: null,
    privacy: null,
    upbDate: null,
    address: { country: COUNTRY, state: "Various", city: "", address: "", zipCode: "" },
    propertyType: [],
    subtype: [],
    listingPrice: null,
    upb: null,
  },
  state: "",
  noteOverview: NO_NOTE,
  propertyOverview: NO_PROPERTY,
  images: [],
  dueDiligenceVisited: false,
  legal: NO_LEGAL,
  contacts: [],
  contactsDisclosed: false,
  requireBidDeposit: false,
  bidDepositSum: must(Cents, 0),
  confirmedWarnings: [],
  tiers: null,
}

/** The form of an asset that its first owner or an administrator reads. */
export const listingFormOf = (asset: AssetView): ListingForm => {
  const { state } = asset.mainInfo.address
  return {
    mainInfo: asset.mainInfo,
    state: state === "Various" ? "" : state,
    noteOverview: asset.noteOverview,
    propertyOverview: asset.propertyOverview,
    images: asset.images,
    dueDiligenceVisited: asset.dueDiligenceVisited ?? false,
    legal: asset.legal ?? NO_LEGAL,
    contacts: asset.contacts ?? [],
    contactsDisclosed: asset.contactsDisclosed,
    requireBidDeposit: asset.requireBidDeposit,
    bidDepositSum: asset.bidDepositSum,
    confirmedWarnings: asset.confirmedWarnings ?? [],
    tiers: null,
  }
}

/** The main facts as they are sent: the state typed as its code, or Various. */
export const sentMainInfo = ({ mainInfo, state }: ListingForm): MainInfo => ({
  ...mainInfo,
  address: { ...mainInfo.address, state: normalizedState(state) },
})

const PARTS = [
  "noteOverview",
  "propertyOverview",
  "images",
  "dueDiligenceVisited",
  "legal",
  "contacts",
  "contactsDisclosed",
  "requireBidDeposit",
  "bidDepositSum",
  "confirmedWarnings",
] as const

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of the form differs from what is saved, as one save carries it; empty where nothing does. */
export const changedParts = (form: ListingForm, saved: ListingForm): AssetEdit => ({
  ...(isSame(sentMainInfo(form), sentMainInfo(saved)) ? {} : { mainInfo: sentMainInfo(form) }),
  ...Object.fromEntries(PARTS.flatMap((part) => (isSame(form[part], saved[part]) ? [] : [[part, form[part]]]))),
})

/** What an asset is beside its form; a new one is a Draft. */
export type FormStanding = Pick<AssetView, "currentStep" | "status">
/** How an asset that is not created yet stands. */
export const NEW_STANDING: FormStanding = { status: FIRST_STATUS, currentStep: null }

const factsOf = (form: ListingForm, { currentStep, status }: FormStanding) => ({
  ...form,
  currentStep,
  status,
  mainInfo: sentMainInfo(form),
})

/** What a step of the form still lacks, by field. */
export const missingInForm = (
  step: WizardStep,
  form: ListingForm,
  standing: FormStanding,
  autoDeposit: boolean,
): ReadonlyArray<string> => missingIn(step, factsOf(form, standing), autoDeposit)

/** The steps of the form that are complete, in order. */
export const completedInForm = (
  form: ListingForm,
  standing: FormStanding,
  autoDeposit: boolean,
): ReadonlyArray<WizardStep> => completedSteps(factsOf(form, standing), autoDeposit)

/** Every fact that publication needs and the form lacks, as step.field. */
export const missingForListing = (
  form: ListingForm,
  standing: FormStanding,
  autoDeposit: boolean,
): ReadonlyArray<string> => missingForPublication(factsOf(form, standing), autoDeposit)

/** Of two steps the later: who goes back and saves there has still been further on. */
export const furthestStep = (step: WizardStep, recorded: WizardStep | null): WizardStep =>
  recorded !== null && WIZARD_STEPS.indexOf(recorded) > WIZARD_STEPS.indexOf(step) ? recorded : step
