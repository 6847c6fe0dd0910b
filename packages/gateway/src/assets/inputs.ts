import {
  AssetSort,
  Contact,
  EVERYTHING,
  Legal,
  LoanStatus,
  MainInfo,
  NoteOverview,
  PropertyOverview,
  PropertyType,
  StatusFilter,
  WizardStep,
} from "@xl/core/assets"
import { AssetId, AssetState, Day, DecimalCents, normalizedState } from "@xl/core/shared"
import * as t from "io-ts"
import { anyOf, orElse, orNull, paging, ShortText, whole } from "../market/inputs.ts"

export const ById = t.strict({ id: AssetId })

export const Search = t.strict({
  ...paging(),
  status: anyOf(StatusFilter),
  assetStatus: anyOf(LoanStatus),
  propertyType: anyOf(PropertyType),
  state: anyOf(AssetState),
  city: orNull(ShortText),
  name: orNull(ShortText),
  upbMin: orNull(DecimalCents),
  upbMax: orNull(DecimalCents),
  mine: orElse<boolean, boolean>(t.boolean, EVERYTHING.mine),
  sortBy: orElse(AssetSort, EVERYTHING.sortBy),
  orderBy: orElse(t.keyof({ asc: null, desc: null }), EVERYTHING.orderBy),
})

type Fields = Readonly<Record<string, unknown>>

/** Before decoding, what is typed for a state becomes a code or "Various", and a subtype left out none. */
const typed = (input: unknown): unknown => {
  const { address, subtype, ...rest } = input as Fields
  const { state, ...place } = address as Fields
  return { ...rest, subtype: subtype ?? [], address: { ...place, state: normalizedState(String(state)) } }
}

const wholeMainInfo = whole(MainInfo)
const MainInfoInput = new t.Type<MainInfo, unknown, unknown>(
  "MainInfo",
  wholeMainInfo.is,
  (input, context) => wholeMainInfo.validate(typed(input), context),
  wholeMainInfo.encode,
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
  provenance: orNull(t.readonlyArray(t.strict({ field: ShortText, note: ShortText }))),
})

const Planned = orNull(t.strict({ startDate: orNull(Day), endDate: orNull(Day) }))

export const PlanArgs = t.strict({
  id: AssetId,
  callForOffers: Planned,
  bestAndFinal: Planned,
  underSelection: Planned,
})

export const ApproveArgs = t.strict({ id: AssetId, version: t.Int })
export const RevokeArgs = t.strict({ id: AssetId, statusComment: ShortText })
export const ReleaseArgs = t.strict({ id: AssetId, newEnd: orNull(Day) })
export const ReasonArgs = t.strict({ id: AssetId, reason: ShortText })
export const RoomArgs = t.strict({ asset_title: ShortText })
export const ViewArgs = t.strict({ asset_id: AssetId })
