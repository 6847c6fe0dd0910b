import {
  type ConfirmedWarning,
  type FactWarning,
  factWarnings,
  isSameWarning,
  type ListingForm,
  pageOfFact,
  sentMainInfo,
  type WizardPage,
} from "@xl/core/assets"
import { FACTS_UNCONFIRMED } from "@xl/core/messages"
import type { Day } from "@xl/core/shared"
import type { FieldErrors } from "./form-problems.ts"

/** Facts that do not go together, of which at least one is asked on the page; confirmed or not. */
export const warningsOn = (page: WizardPage, form: ListingForm, today: Day): ReadonlyArray<FactWarning> =>
  factWarnings({ ...form, mainInfo: sentMainInfo(form) }, today).filter(({ fields }) =>
    fields.some((path) => pageOfFact(path) === page),
  )

/** What is said of the warnings of a page that nobody confirmed. */
export const unconfirmedOn = (page: WizardPage, form: ListingForm, today: Day): FieldErrors =>
  Object.fromEntries(
    warningsOn(page, form, today)
      .filter((warning) => !isConfirmed(form, warning))
      .map(({ warning }) => [warning, FACTS_UNCONFIRMED]),
  )

/** Whether the seller said of the warning, as its values are, that the facts are right. */
export const isConfirmed = ({ confirmedWarnings }: ListingForm, warning: ConfirmedWarning): boolean =>
  confirmedWarnings.some((one) => isSameWarning(one, warning))

/** The confirmed warnings once the seller says of one that the facts are right, or takes that back: of each kind the last. */
export const withConfirmation = (
  { confirmedWarnings }: ListingForm,
  { values, warning }: ConfirmedWarning,
  isRight: boolean,
): Pick<ListingForm, "confirmedWarnings"> => {
  const others = confirmedWarnings.filter((one) => one.warning !== warning)
  return { confirmedWarnings: isRight ? [...others, { warning, values }] : others }
}
