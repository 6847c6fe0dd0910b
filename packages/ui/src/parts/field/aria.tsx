import { FieldError } from "react-aria-components/FieldError"
import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import { Label } from "react-aria-components/Label"
import { Text } from "react-aria-components/Text"
import styled from "styled-components"
import { given } from "../given.ts"
import { type FieldWords, hasHelper, isWrong, LabelWords, Wrong } from "./frame.tsx"
import { Bare, Box, ErrorLine, Helper, LabelText } from "./style.ts"

// The same around the fields that are react-aria's: days, lists, radio buttons.

export const AriaBox = styled(Box).attrs({ as: Group })``
export const AriaInput = styled(Bare).attrs({ as: Input })``
const AriaHelper = styled(Helper).attrs({ as: Text })``
const AriaError = styled(ErrorLine).attrs({ as: FieldError })``

export const AriaLabel = ({ isLabelHidden, labelEnd, ...words }: FieldWords) =>
  isLabelHidden === true ? null : (
    <LabelText>
      <Label>
        <LabelWords {...words} />
      </Label>
      {labelEnd}
    </LabelText>
  )

/** The error if there is one, else the helper. */
export const AriaHelp = ({ helper, error }: Pick<FieldWords, "helper" | "error">) => {
  if (isWrong({ error }))
    return (
      <AriaError>
        <Wrong error={error} />
      </AriaError>
    )
  return hasHelper({ helper }) ? <AriaHelper slot="description">{helper}</AriaHelper> : null
}

/** Of the group around its control. */
export const ariaState = (words: FieldWords) => ({ isInvalid: isWrong(words), isDisabled: words.isDisabled ?? false })

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
