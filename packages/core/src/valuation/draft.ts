import { Result } from "effect"
import * as t from "io-ts"
import { isSet } from "../assets/completeness.ts"
import { PropertyType } from "../assets/vocabulary.ts"
import { decode } from "../shared/decode.ts"
import { ValuationId } from "../shared/ids.ts"
import { absentAsNull, isKnown, tolerant } from "../shared/wire.ts"
import { ValuationAssumptions } from "./assumptions.ts"
import {
  type DetailGroup,
  HotelDetails,
  SubPerformingDetails,
  ValuationInput,
  ValuationSpecifics,
  ValuedAddress,
} from "./model.ts"
import { detailGroupOf, missingDetails, missingSpecifics } from "./rules.ts"

/**
 * A valuation while somebody enters it: anything may be missing. `paying` holds what is asked of a loan that pays, late or not, `notPaying`
 * what is asked of one that does not, so that changing the loan's class loses nothing.
 */
export const ValuationDraft = t.readonly(
  t.strict({
    address: ValuedAddress,
    propertyType: absentAsNull(tolerant(PropertyType)),
    specifics: ValuationSpecifics,
    paying: SubPerformingDetails,
    notPaying: HotelDetails,
    assumptions: ValuationAssumptions,
  }),
  "ValuationDraft",
)
/** A valuation while somebody enters it. */
export type ValuationDraft = t.TypeOf<typeof ValuationDraft>

const decoded = (input: unknown): ValuationDraft => Result.getOrThrow(decode(ValuationDraft)(input))

/** The draft before anything was entered. */
export const EMPTY_VALUATION: ValuationDraft = decoded({
  address: {},
  specifics: {},
  paying: {},
  notPaying: {},
  assumptions: {},
})

/** A draft as a browser keeps it: over which saved valuation, null for a new one, and whether its result was asked for. */
export const KeptDraft = t.readonly(
  t.strict({ id: absentAsNull(ValuationId), isValued: t.boolean, draft: ValuationDraft }),
  "KeptDraft",
)
/** A draft as a browser keeps it. */
export type KeptDraft = t.TypeOf<typeof KeptDraft>

/** The steps of a valuation in order; the last shows its result. Source: SEL-076 to SEL-079. */
export const VALUATION_STEPS = ["general", "specifics", "details", "valuation"] as const
/** A step of a valuation by its word in the address. */
export type ValuationStep = (typeof VALUATION_STEPS)[number]

/** The group of details that the draft is asked for; null while its class or its property type is not chosen. */
export const draftGroup = ({ propertyType, specifics }: ValuationDraft): DetailGroup | null => {
  const { assetStatus } = specifics
  if (assetStatus === null || propertyType === null || !isKnown(assetStatus) || !isKnown(propertyType)) return null
  return detailGroupOf(assetStatus, propertyType)
}

const pays = (group: DetailGroup): boolean => group === "performing" || group === "subPerforming"
const side = (group: DetailGroup) => (pays(group) ? "paying" : "notPaying")

/** The state decides how long a foreclosure takes, the type which details are asked for. */
const missingGeneral = ({ address, propertyType }: ValuationDraft): ReadonlyArray<string> => [
  ...(isSet(address.state) ? [] : ["state"]),
  ...(isSet(propertyType) ? [] : ["propertyType"]),
]

const missingOwnSpecifics = (draft: ValuationDraft): ReadonlyArray<string> =>
  missingSpecifics(draft).filter((field) => field !== "propertyType")

const missingOwnDetails = (draft: ValuationDraft): ReadonlyArray<string> => {
  const group = draftGroup(draft)
  return group === null ? ["assetStatus"] : missingDetails(group, draft[side(group)])
}

const MISSING: { readonly [Step in ValuationStep]: (draft: ValuationDraft) => ReadonlyArray<string> } = {
  general: missingGeneral,
  specifics: missingOwnSpecifics,
  details: missingOwnDetails,
  valuation: () => [],
}

/** What a step still lacks, by the field's name. */
export const missingAtStep = (step: ValuationStep, draft: ValuationDraft): ReadonlyArray<string> => MISSING[step](draft)

/** The step that is shown for one that was asked for: itself, or the first before it that lacks something. */
export const openStep = (asked: ValuationStep, draft: ValuationDraft): ValuationStep => {
  const before = VALUATION_STEPS.slice(0, VALUATION_STEPS.indexOf(asked))
  return before.find((step) => missingAtStep(step, draft).length > 0) ?? asked
}

/** None where all are our defaults. */
const changed = <A extends object>(assumptions: A): A | null =>
  Object.values(assumptions).every((value) => value === null) ? null : assumptions

const NO_GROUPS = { performing: null, nonPerforming: null, subPerforming: null, hotelNonPerforming: null }

/** What is asked of the calculator: the draft with the one group of details that its class has; null while a step lacks something. */
export const inputOfDraft = (draft: ValuationDraft): ValuationInput | null => {
  const group = draftGroup(draft)
  if (group === null || openStep("valuation", draft) !== "valuation") return null
  const { address, assumptions, propertyType, specifics, ...sides } = ValuationDraft.encode(draft)
  return Result.getOrThrow(
    decode(ValuationInput)({
      address,
      propertyType,
      specifics,
      assumptions: changed(assumptions),
      ...NO_GROUPS,
      [group]: sides[side(group)],
    }),
  )
}

/** The draft over what is saved. */
export const draftOfInput = (input: ValuationInput): ValuationDraft => {
  const { address, assumptions, propertyType, specifics, ...groups } = ValuationInput.encode(input)
  return decoded({
    address: address ?? {},
    propertyType,
    specifics: specifics ?? {},
    paying: groups.subPerforming ?? groups.performing ?? {},
    notPaying: groups.hotelNonPerforming ?? groups.nonPerforming ?? {},
    assumptions: assumptions ?? {},
  })
}
