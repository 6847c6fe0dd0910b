import type { ReactNode } from "react"
import { Label } from "react-aria-components/Label"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { ErrorLine, type FieldSize, Helper, LabelText, Marker } from "./style.ts"

/** What every field says around its control. */
export interface FieldWords {
  readonly label: string
  /** For fields whose name the surroundings already show. */
  readonly isLabelHidden?: boolean | undefined
  readonly helper?: ReactNode | undefined
  /** Takes the helper's place: what to enter, never only that something is wrong. */
  readonly error?: string | undefined
  /** "(optional)" beside the label; required is not said. */
  readonly isOptional?: boolean | undefined
  /** Shows the required marker, where a setting asks for one. */
  readonly isRequired?: boolean | undefined
  /** At the label's end, as "Forgot password?". */
  readonly labelEnd?: ReactNode | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly size?: FieldSize | undefined
  readonly name?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
}

export const FieldLabel = ({ label, isLabelHidden, isOptional, isRequired, labelEnd }: FieldWords) =>
  isLabelHidden === true ? null : (
    <LabelText>
      <Label>
        {label}
        {isOptional === true && <Marker> (optional)</Marker>}
        {isRequired === true && <Marker aria-hidden> *</Marker>}
      </Label>
      {labelEnd}
    </LabelText>
  )

export const isWrong = ({ error }: Pick<FieldWords, "error">): boolean => error !== undefined && error !== ""

/** The error if there is one, else the helper. */
export const FieldHelp = ({ helper, error }: Pick<FieldWords, "helper" | "error">) => {
  if (isWrong({ error })) {
    return (
      <ErrorLine>
        <Icon name="alert" size={14} />
        {error}
      </ErrorLine>
    )
  }
  return helper === undefined || helper === "" ? null : <Helper slot="description">{helper}</Helper>
}

/** How the words reach react-aria's fields. */
export const fieldProps = (words: FieldWords) => {
  const {
    label,
    isLabelHidden = false,
    isDisabled = false,
    isReadOnly = false,
    isRequired = false,
    name,
    autoFocus = false,
    onBlur,
  } = words
  const named = given({ name, onBlur, "aria-label": isLabelHidden ? label : undefined })
  return {
    isInvalid: isWrong(words),
    isDisabled,
    isReadOnly,
    isRequired,
    autoFocus,
    validationBehavior: "aria" as const,
    ...named,
  }
}
