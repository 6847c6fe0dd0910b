/** Loans on the market: what they say, in which status they stand, and what may be asked of them. */
export { completedSteps, isBeforePublication, isInteger, isSet, isStepComplete, missingIn } from "./completeness.ts"
export { sentBalance, type SentMainInfo, sentNote, upbOf, withOneBalance } from "./balance.ts"
export { NO_NOTE, NO_PERIODS, NO_PROPERTY } from "./creation.ts"
export { editScope, isEditable } from "./edits.ts"
export { statusLabel } from "./status-label.ts"
export { runningDeadline, type ShownPeriod } from "./deadline.ts"
export { askingShare, isJunior, isUncovered, isUnderWater, loanToValue, ltvLabel } from "./ratios.ts"
export * from "./errors.ts"
export {
  ADVISORY_PLAN,
  contactProblems,
  editProblems,
  mainInfoProblems,
  newAssetProblems,
  normalizedMainInfo,
} from "./fact-rules.ts"
export { Address, ConfirmedWarning, Contact, Legal, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"
export { FACT_CHECK_FIELDS, factFaults, factWarnings, type FactWarning, isSameWarning } from "./fact-checks.ts"
export { unconfirmedWarnings } from "./fact-problems.ts"
export {
  type AssetFact,
  type AssetFactGroup,
  factAt,
  type FactKind,
  type FactParts,
  type FactPath,
  fieldOf,
} from "./fact-table.ts"
export { AMOUNT_FACTS, NOTE_FACTS } from "./loan-facts.ts"
export { PROPERTY_FACTS } from "./property-facts.ts"
export {
  changedParts,
  completedInForm,
  EMPTY_LISTING_FORM,
  type FormStanding,
  furthestStep,
  ListingForm,
  listingFormOf,
  missingForListing,
  missingInForm,
  NEW_STANDING,
  sentMainInfo,
} from "./listing-form.ts"
export { listingChanges, materialOnly } from "./listing-changes.ts"
export { ACTIVE_LIST, ARCHIVE_LIST, OWNER_ASSETS_SIZE } from "./lists.ts"
export { canDo, wayOf } from "./machine.ts"
export { MACHINE } from "./machine-table.ts"
export { Asset, Hold, SalePeriods, TierIds } from "./model.ts"
export { NOT_NUMERIC, nonNumericFields, NUMERIC_FIELDS } from "./numeric-check.ts"
export {
  Coordinates,
  DEFAULT_MILES,
  MOST_MILES,
  type Near,
  nearFrom,
  textOfPlace,
  type WhereIs,
  isPlaceUnknown,
  milesBetween,
  originOf,
} from "./near.ts"
export { AssetCatalog, type AssetEdit, Listings, type NewAsset, type PeriodPlan } from "./ports.ts"
export { missingForPublication, MOST_PUBLICATION_NOTE } from "./publication.ts"
export { queryOf, searchFrom, searchOfQuery, searchParams } from "./search-address.ts"
export {
  ANY,
  APPROVAL_LIST,
  type AssetSearch,
  AssetSort,
  CAROUSEL,
  countedOfType,
  type DayRange,
  DEFAULT_PAGE_SIZE,
  EVERYTHING,
  MOST_PAGE_SIZE,
  type RateRange,
  SEARCHED_RATES,
  type SearchedRate,
  SELLER_SEARCH,
  StatusFilter,
} from "./search.ts"
export {
  BUYER_RELEVANT_STATUSES,
  COUNTED_STATUSES,
  isClosed,
  isDraft,
  isSold,
  isUnderSelection,
  isOnHold,
  isOpenToOffers,
  isPublic,
  OPEN_TO_OFFERS,
  STATUS_ORDER,
} from "./statuses.ts"
export {
  firstPageOf,
  isStepClickable,
  isWizardPage,
  type LegalPage,
  nextStep,
  pageAfter,
  pageOfFact,
  pathAfterSave,
  placeOfMissing,
  saveAtTheEnd,
  STEP_PATHS,
  stepOfPage,
  WIZARD_STEPS,
  type WizardPage,
  wizardPages,
  wizardPath,
} from "./steps.ts"
export { titleOf } from "./title.ts"
export { isTypedDay, planTyped, type TypedPeriod, type TypedPlan, typedPlan } from "./typed-plan.ts"
export { PLANNED_PERIODS, type PlannedName, takesPlans } from "./planning.ts"
export { AssetCount, AssetPage, AssetView } from "./views.ts"
export { mayFillIn, assetView, isFirstOwner } from "./visibility.ts"
export { InterestType, LienPosition, LoanStatus, PropertyType, UnitOfMeasure, WizardStep } from "./vocabulary.ts"
export { isCountedKeeper, withFavorites } from "./favored.ts"
export { inSearchOrder, isMatch, type SearchLookups } from "./matching.ts"
export { ownerEmailProblems } from "./owner-email.ts"
export { searchWords, type Town } from "./search-words.ts"
export { otherSpellings } from "./spellings.ts"
export { FACTS_NEVER_RIGHT, FACTS_UNCONFIRMED } from "./fact-words.ts"
export { assetFieldTexts, assetStatusTexts, type StatusText } from "./words.ts"
export { savingWarning } from "./saving.ts"
