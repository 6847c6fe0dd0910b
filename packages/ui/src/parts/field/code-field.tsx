import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { given } from "../given.ts"
import { FieldFrame, type FieldWords } from "./frame.tsx"
import { edge } from "./edge.ts"
import { Bare } from "./style.ts"

export interface CodeFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (code: string) => void
  /** Called once with all digits, also after a paste. */
  readonly onComplete?: ((code: string) => void) | undefined
  /** 6 by default. */
  readonly length?: number | undefined
}

/** A code from a mail: one input that phones fill by themselves, drawn as cells. */
export const CodeField = ({ value, onChange, onComplete, length = 6, ...words }: CodeFieldProps) => {
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, "").slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <FieldFrame words={words}>
      {(control) => (
        <Cells style={{ "--cells": length }} {...given({ "data-invalid": words.error ? "" : undefined })}>
          <Row aria-hidden>
            {Array.from({ length }, (_, at) => (
              <Cell key={at} data-next={at === value.length || undefined}>
                {value[at]}
              </Cell>
            ))}
          </Row>
          <Typed
            {...control}
            value={value}
            onChange={({ target }) => take(target.value)}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        </Cells>
      )}
    </FieldFrame>
  )
}

const Cells = styled.div`
  position: relative;
  width: calc(var(--cells) * 52px - 8px);
  max-width: 100%;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--cells), minmax(0, 1fr));
  gap: 8px;
`
const Cell = styled.span`
  ${edge}
  display: grid;
  place-items: center;
  height: 52px;
  font-size: 22px;
  font-weight: 600;
  ${Cells}:focus-within &[data-next] {
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
  }
  ${Cells}[data-invalid] & {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
`
const Typed = styled(Bare)`
  position: absolute;
  inset: 0;
  height: 100%;
  color: transparent;
  caret-color: transparent;
  cursor: text;
  border-radius: ${size.r2};
  font-size: 16px;
  &::selection {
    background: transparent;
  }
`
