import {
  type ConfirmedWarning,
  type FactParts,
  type FactPath,
  type FactWarning,
  factFaults,
  factWarnings,
  FACT_CHECK_FIELDS,
  fieldOf,
  isSameWarning,
  type ListingForm,
  pageOfFact,
  sentMainInfo,
  unconfirmedWarnings,
  type WizardPage,
  FACTS_UNCONFIRMED,
} from "@xl/core/assets"
import type { Day } from "@xl/core/shared"
import type { FieldErrors } from "./form-problems.ts"

/** Facts as they are typed, the day, and the facts that buyers read now, where the typed ones are to take their place. */
export interface Checked {
  readonly form: ListingForm
  readonly today: Day
  readonly published: FactParts | null
}

const sent = (form: ListingForm) => ({ ...form, mainInfo: sentMainInfo(form) })

/** The field of a page beside which it is said; undefined on a page that asks none of its facts. */
const placeOn = (page: WizardPage, { fields }: FactWarning): FactPath | undefined =>
  fields.find((path) => pageOfFact(path) === page)

/** Facts that do not go together, of which at least one is asked on the page; confirmed or not. */
export const warningsOn = (page: WizardPage, { form, published, today }: Checked): ReadonlyArray<FactWarning> =>
  factWarnings(sent(form), today, published).filter((warning) => placeOn(page, warning) !== undefined)

/** Those of them that are said beside the field. */
export const warningsAt = (path: FactPath, checked: Checked): ReadonlyArray<FactWarning> => {
  const page = pageOfFact(path)
  return warningsOn(page, checked).filter((warning) => placeOn(page, warning) === path)
}

/** Every field beside which something may be said. */
export const placesOfWarnings = (): ReadonlyArray<FactPath> =>
  FACT_CHECK_FIELDS.flatMap((fields) =>
    [...new Set(fields.map(pageOfFact))].flatMap((page) => fields.find((path) => pageOfFact(path) === page) ?? []),
  )

/** Facts that can never be right together. */
export const faultsIn = ({ form, today }: Pick<Checked, "form" | "today">): ReadonlyArray<FactWarning> =>
  factFaults(sent(form), today)

/** What can never be right, by the field of each page beside which it is said. */
export const faultErrors = (checked: Pick<Checked, "form" | "today">): FieldErrors =>
  Object.fromEntries(
    faultsIn(checked).flatMap((fault) =>
      [...new Set(fault.fields.map(pageOfFact))].flatMap((page) => {
        const path = placeOn(page, fault)
        return path === undefined ? [] : [[fieldOf({ path }), fault.message]]
      }),
    ),
  )

/** The warnings that nobody confirmed; of a published loan those that the change brings. */
export const unconfirmedIn = ({ form, published, today }: Checked): ReadonlyArray<FactWarning> =>
  unconfirmedWarnings(sent(form), today, published)

/** What is said of the unconfirmed warnings of a page, or of all pages where a published loan changes. */
export const unconfirmedOn = (page: WizardPage, checked: Checked): FieldErrors =>
  Object.fromEntries(
    unconfirmedIn(checked)
      .filter((warning) => checked.published !== null || placeOn(page, warning) !== undefined)
      .map(({ warning }) => [warning, FACTS_UNCONFIRMED]),
  )

/** Whether the seller said of the warning, as its values are, that the facts are right. */
export const isConfirmed = ({ confirmedWarnings }: ListingForm, warning: ConfirmedWarning): boolean =>
  confirmedWarnings.some((one) => isSameWarning(one, warning))

/**
 * The confirmed warnings once the seller says of one that the facts are right, or takes that back: of each kind the last, and
 * what is confirmed of the published facts.
 */
export const withConfirmation = (
  { confirmedWarnings }: ListingForm,
  { values, warning }: ConfirmedWarning,
  isRight: boolean,
  published: ReadonlyArray<ConfirmedWarning> = [],
): Pick<ListingForm, "confirmedWarnings"> => {
  const isKept = (one: ConfirmedWarning) =>
    one.warning !== warning || (one.values !== values && published.some((other) => isSameWarning(one, other)))
  const others = confirmedWarnings.filter(isKept)
  return { confirmedWarnings: isRight ? [...others, { warning, values }] : others }
}
