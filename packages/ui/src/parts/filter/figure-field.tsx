import { useState } from "react"
import { fieldState, FieldFrame, type FieldWords } from "../field/frame.tsx"
import { Bare, Box, Unit } from "../field/style.ts"
import { FIGURE_WANTED, figureText, figureTyped } from "./figure-text.ts"
import type { RangeKind } from "./filter-range.tsx"

interface FigureFieldProps extends FieldWords {
  readonly kind: RangeKind
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

const UNIT = { money: "$", percent: "%", ratio: "x" } as const

/** The text while it is typed, and why it is refused once the field is left. */
const useFigureText = ({ error, kind, onChange, value }: FigureFieldProps) => {
  const [text, setText] = useState(() => figureText(value, kind))
  const [isLeft, setLeft] = useState(false)
  const isRefused = figureTyped(text, kind).tag === "refused"
  const type = (typed: string) => {
    const read = figureTyped(typed, kind)
    setText(typed)
    setLeft(false)
    onChange(read.tag === "figure" ? read.value : undefined)
  }
  return { text, type, isRefused, leave: () => setLeft(true), error: isRefused && isLeft ? FIGURE_WANTED[kind] : error }
}

/** A bound of a filter, kept as it was typed: a text that is no figure is refused, not dropped. */
export const FigureField = (props: FigureFieldProps) => {
  const { error, isRefused, leave, text, type } = useFigureText(props)
  const words = { ...props, error }
  const { kind } = props
  return (
    <FieldFrame words={words}>
      {(control) => (
        <Box $size={props.size ?? "medium"} {...fieldState(words)}>
          {kind === "money" && <Unit>{UNIT[kind]}</Unit>}
          <Bare
            {...control}
            data-refused={isRefused || undefined}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
          {kind !== "money" && <Unit>{UNIT[kind]}</Unit>}
        </Box>
      )}
    </FieldFrame>
  )
}
