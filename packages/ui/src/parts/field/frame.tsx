import { type ReactNode, useId } from "react"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { ErrorLine, type FieldSize, Helper, LabelText, Marker, Whole } from "./style.ts"

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

type Marked = Pick<FieldWords, "isOptional" | "isRequired" | "label">

/** The words of a label, and what marks it. */
export const LabelWords = ({ label, isOptional, isRequired }: Marked) => (
  <>
    {label}
    {isOptional === true && <Marker> (optional)</Marker>}
    {isRequired === true && <Marker aria-hidden> *</Marker>}
  </>
)

export const isWrong = ({ error }: Pick<FieldWords, "error">): boolean => error !== undefined && error !== ""

/** What went wrong, after its sign. */
export const Wrong = ({ error }: Pick<FieldWords, "error">) => (
  <>
    <Icon name="alert" size={14} />
    {error}
  </>
)

export const hasHelper = ({ helper }: Pick<FieldWords, "helper">): boolean => helper !== undefined && helper !== ""

/** What the edge of a field shows of its state. */
export const fieldState = (words: FieldWords) => ({
  "data-invalid": isWrong(words) || undefined,
  "data-disabled": words.isDisabled || undefined,
})

const saidOf = (words: FieldWords, id: string) => {
  const isDescribed = isWrong(words) || hasHelper(words)
  return given({
    name: words.name,
    onBlur: words.onBlur,
    "aria-label": words.isLabelHidden === true ? words.label : undefined,
    "aria-required": words.isRequired || undefined,
    "aria-invalid": isWrong(words) || undefined,
    "aria-describedby": isDescribed ? `${id}-help` : undefined,
  })
}

/** What the control of a field says of itself: the browser's own input takes it as it is. */
export const controlOf = (words: FieldWords, id: string) => {
  const { isDisabled = false, isReadOnly = false, autoFocus = false } = words
  return { id, disabled: isDisabled, readOnly: isReadOnly, autoFocus, ...saidOf(words, id) }
}

interface FieldLabelProps {
  readonly words: FieldWords
  /** Of the control. */
  readonly id: string
}

/** The label of the control of this id. */
export const FieldLabel = ({ words, id }: FieldLabelProps) =>
  words.isLabelHidden === true ? null : (
    <LabelText>
      <label id={`${id}-label`} htmlFor={id}>
        <LabelWords {...words} />
      </label>
      {words.labelEnd}
    </LabelText>
  )

export interface FieldFrameProps {
  readonly words: FieldWords
  readonly children: (control: ReturnType<typeof controlOf>) => ReactNode
}

/** The error if there is one, else the helper: what describes the control of this id. */
export const FieldHelp = ({ helper, error, id }: Pick<FieldWords, "helper" | "error"> & { readonly id: string }) => {
  if (isWrong({ error }))
    return (
      <ErrorLine id={`${id}-help`}>
        <Wrong error={error} />
      </ErrorLine>
    )
  return hasHelper({ helper }) ? <Helper id={`${id}-help`}>{helper}</Helper> : null
}

/** Label, control and what is said below it. The browser's own: a text field would cost a page 13 KB gzip of react-aria. */
export const FieldFrame = ({ words, children }: FieldFrameProps) => {
  const id = useId()
  return (
    <Whole {...fieldState(words)}>
      <FieldLabel words={words} id={id} />
      {children(controlOf(words, id))}
      <FieldHelp {...words} id={id} />
    </Whole>
  )
}
