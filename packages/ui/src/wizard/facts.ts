import {
  AMOUNT_FACTS,
  type AssetFact,
  type AssetFactGroup,
  EMPTY_LISTING_FORM,
  type FactPath,
  fieldOf,
  missingForListing,
  NEW_STANDING,
  NOTE_FACTS,
  PROPERTY_FACTS,
} from "@xl/core/assets"

/** A fact as the wizard asks it. */
export interface AskedFact extends AssetFact {
  readonly field: string
  readonly helper: string | undefined
  /** Publication needs it. */
  readonly isNeeded: boolean
}

/** Facts that the wizard asks under one title. */
export interface AskedGroup {
  readonly title: string
  readonly facts: ReadonlyArray<AskedFact>
}

const HELPERS: { readonly [Path in FactPath]?: string } = {
  "mainInfo.upb": "What is owed without interest",
  "mainInfo.listingPrice": "Left empty, buyers name the price",
  "noteOverview.payoffDate": "The last day on which that amount pays it off",
  "noteOverview.lienPosition": "First where no other loan ranks before this one",
  "noteOverview.seniorBalance": "Owed on loans that are paid before this one; empty for a first lien",
  "noteOverview.rateType": "Only where it is not as at origination",
  "noteOverview.interestOnlyEnd": "The last day without principal payments",
  "noteOverview.rateIndex": "Leave these empty where the rate is fixed",
  "noteOverview.lastPaymentAmount": "The last that was received",
  "propertyOverview.noiDate": "The last day of the twelve months",
  "noteOverview.totalPayoff": "What pays the loan off today, with interest and fees",
  "noteOverview.loanAmount": "Lent at origination",
  "noteOverview.currentInterestRate": "Above 0 to publish",
  "noteOverview.defaultInterestRate": "The whole rate in default, not what it adds",
  "noteOverview.term": "Whole months",
  "noteOverview.amortization": "Whole months; 0 for interest only",
  "noteOverview.penalty": "As the note says, such as 3-2-1",
  "noteOverview.dscr": "Net operating income over debt service, such as 1.25",
  "noteOverview.monetaryDefault": "Payments are missed",
  "noteOverview.maturityDefault": "Maturity passed unpaid",
  "noteOverview.technicalDefault": "Another covenant is broken",
  "noteOverview.recourse": "The borrower is liable beyond the collateral",
  "noteOverview.modified": "The note was changed after origination",
  "noteOverview.assumptionOfLoanAllowed": "A buyer of the property may take the loan over",
  "propertyOverview.unitOfMeasure": "What size and rentable area are counted in",
  "propertyOverview.constructionType": "Such as steel frame or masonry",
  "propertyOverview.parkingType": "Such as surface or garage",
  "propertyOverview.noi": "A year",
  "propertyOverview.ownerOcc": "Whole percent",
}

/** Fields that publication misses in an empty form. */
const NEEDED = new Set(
  missingForListing(EMPTY_LISTING_FORM, NEW_STANDING, false).map((missing) => missing.split(".").at(-1)),
)

const asked = (fact: AssetFact): AskedFact => ({
  ...fact,
  field: fieldOf(fact),
  helper: HELPERS[fact.path],
  isNeeded: NEEDED.has(fieldOf(fact)),
})

const askedIn = (part: "noteOverview" | "propertyOverview", groups: ReadonlyArray<AssetFactGroup>) =>
  groups
    .map(({ facts, title }): AskedGroup => ({
      title,
      facts: facts.filter(({ path }) => path.startsWith(part)).map(asked),
    }))
    .filter(({ facts }) => facts.length > 0)

/** The amounts of the asset-info step. */
export const AMOUNTS: ReadonlyArray<AskedFact> = AMOUNT_FACTS.facts.map(asked)

/** The note-overview step. */
export const NOTE_STEP: ReadonlyArray<AskedGroup> = askedIn(
  "noteOverview",
  NOTE_FACTS.filter((group) => group !== AMOUNT_FACTS),
)

/** The property-details step; none of it is needed to publish. */
export const PROPERTY_STEP: ReadonlyArray<AskedGroup> = askedIn("propertyOverview", PROPERTY_FACTS)

const LABELS: { readonly [field: string]: string } = {
  ...Object.fromEntries(
    [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts.map((fact) => [fieldOf(fact), fact.label])),
  ),
  name: "Name",
  title: "Title of the listing",
  bidDepositSum: "Minimum deposit",
  propertyOverview: "Property details, seen and saved",
  images: "At least one picture",
  dueDiligenceVisited: "Due diligence, seen and saved",
  caConfirmed: "Confidentiality agreement, confirmed",
  TOCConfirmed: "Terms, confirmed",
  BDAConfirmed: "Bid deposit agreement, confirmed",
  contacts: "At least one advisor",
}

/** How a field is called on its step. */
export const labelOf = (field: string): string => LABELS[field] ?? field
