import {
  ANY,
  type AssetSearch,
  AssetSort,
  ConfirmedWarning,
  Contact,
  Coordinates,
  DEFAULT_MILES,
  EVERYTHING,
  InterestType,
  Legal,
  LienPosition,
  MOST_PUBLICATION_NOTE,
  LoanStatus,
  MainInfo,
  MOST_MILES,
  NoteOverview,
  PropertyOverview,
  PropertyType,
  type SentMainInfo,
  StatusFilter,
  WizardStep,
} from "@xl/core/assets"
import { MOST_CHANGE_NOTE } from "@xl/core/change-requests"
import { AssetId, AssetState, Day, DecimalCents, normalizedState, PercentRate, UsdCents, UserId } from "@xl/core/shared"
import * as t from "io-ts"
import { anyOf, orElse, orNull, paging, ShortText, text, whole } from "../market/inputs.ts"

export const ById = t.strict({ id: AssetId })

/** Bounds of a range; one that was left out is open. */
const rangeOf = <C extends t.Mixed>(codec: C) => {
  const bounds = t.strict({ min: orNull(codec), max: orNull(codec) })
  return orElse<t.TypeOf<typeof bounds>, t.OutputOf<typeof bounds>>(bounds, ANY)
}

const Miles = new t.Type<number>(
  "Miles",
  t.Int.is,
  (value, context) =>
    t.Int.is(value) && value > 0 && value <= MOST_MILES ? t.success(value) : t.failure(value, context),
  t.identity,
)

export const Search = t.strict({
  ...paging(),
  status: anyOf(StatusFilter),
  assetStatus: anyOf(LoanStatus),
  propertyType: anyOf(PropertyType),
  state: anyOf(AssetState),
  city: orNull(ShortText),
  address: orNull(ShortText),
  country: orNull(ShortText),
  coordinates: orNull(Coordinates),
  near: orNull(ShortText),
  miles: orElse<number, number>(Miles, DEFAULT_MILES),
  id: orNull(AssetId),
  owners: anyOf(UserId),
  seller: orNull(ShortText),
  offers: orNull(t.boolean),
  name: orNull(ShortText),
  upbMin: orNull(DecimalCents),
  upbMax: orNull(DecimalCents),
  askMin: orNull(DecimalCents),
  askMax: orNull(DecimalCents),
  ltv: rangeOf(PercentRate),
  dscr: rangeOf(PercentRate),
  rate: rangeOf(PercentRate),
  occupancy: rangeOf(PercentRate),
  maturity: rangeOf(Day),
  lienPosition: anyOf(LienPosition),
  rateType: anyOf(InterestType),
  mine: orElse<boolean, boolean>(t.boolean, EVERYTHING.mine),
  sortBy: orElse(AssetSort, EVERYTHING.sortBy),
  orderBy: orElse(t.keyof({ asc: null, desc: null }), EVERYTHING.orderBy),
})

/** The search that was sent, its circle in one: a point goes before a place by its name. */
export const searchOf = ({ coordinates, miles, near, ...search }: t.TypeOf<typeof Search>): AssetSearch => {
  const at = coordinates ?? near
  return { ...search, near: at === null ? null : { at, miles } }
}

type Fields = Readonly<Record<string, unknown>>

/** Before decoding, what is typed for a state becomes a code or "Various", and a subtype left out none. */
const typed = (input: unknown): unknown => {
  const { address, subtype, ...rest } = input as Fields
  const { state, ...place } = address as Fields
  return { ...rest, subtype: subtype ?? [], address: { ...place, state: normalizedState(String(state)) } }
}

const Balance = t.type({ principalBalance: orNull(UsdCents) })
const SentMainInfoFields = t.intersection([whole(MainInfo), Balance])
const MainInfoInput = new t.Type<SentMainInfo, unknown, unknown>(
  "MainInfo",
  SentMainInfoFields.is,
  (input, context) => SentMainInfoFields.validate(typed(input), context),
  SentMainInfoFields.encode,
)
const Contacts = t.readonlyArray(whole(Contact))

export const NewAssetArgs = t.strict({
  tier_home_id: ShortText,
  tier1_id: ShortText,
  tier2_id: ShortText,
  mainInfo: MainInfoInput,
  contacts: Contacts,
  bidDepositSum: DecimalCents,
  pricingPlan: orNull(ShortText),
  ownerEmail: orNull(ShortText),
})

export const EditArgs = t.strict({
  id: AssetId,
  currentStep: orNull(WizardStep),
  mainInfo: orNull(MainInfoInput),
  noteOverview: orNull(whole(NoteOverview)),
  propertyOverview: orNull(whole(PropertyOverview)),
  images: orNull(t.readonlyArray(ShortText)),
  dueDiligenceVisited: orNull(t.boolean),
  legal: orNull(whole(Legal)),
  contacts: orNull(Contacts),
  contactsDisclosed: orNull(t.boolean),
  requireBidDeposit: orNull(t.boolean),
  bidDepositSum: orNull(DecimalCents),
  confirmedWarnings: orNull(t.readonlyArray(ConfirmedWarning)),
  provenance: orNull(t.readonlyArray(t.strict({ field: ShortText, note: ShortText }))),
  confirmedChanges: orNull(t.readonlyArray(ShortText)),
  changeNote: orNull(text(MOST_CHANGE_NOTE)),
})

const Planned = orNull(t.strict({ startDate: orNull(Day), endDate: orNull(Day) }))

export const PlanArgs = t.strict({
  id: AssetId,
  callForOffers: Planned,
  bestAndFinal: Planned,
  underSelection: Planned,
})

export const ApproveArgs = t.strict({ id: AssetId, version: t.Int })
export const RequestArgs = t.strict({ id: AssetId, note: orNull(text(MOST_PUBLICATION_NOTE)) })

export const RevokeArgs = t.strict({ id: AssetId, statusComment: ShortText })
export const ReleaseArgs = t.strict({ id: AssetId, newEnd: orNull(Day) })
export const ReasonArgs = t.strict({ id: AssetId, reason: ShortText })
export const RoomArgs = t.strict({ asset_title: ShortText })
export const ViewArgs = t.strict({ asset_id: AssetId })
