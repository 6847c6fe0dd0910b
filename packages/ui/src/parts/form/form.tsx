import type { FormEvent, ReactNode } from "react"
import styled, { css } from "styled-components"
import { color, text } from "../../theme/index.ts"
import { isHeldBack, showFirstWrong } from "../field/first-wrong.ts"

export interface FormProps {
  /** What it is for, where no title says it. */
  readonly label?: string | undefined
  /** Asked by the button of type submit and by Enter. When it has ended, the first field that is wrong gets the focus. */
  readonly onSend: () => Promise<unknown>
  readonly children: ReactNode
  /** At most 440 px: a line of a password, not of the page. */
  readonly isNarrow?: boolean | undefined
  /** On the dark band of the footer. */
  readonly isOnBand?: boolean | undefined
}

/** Fields one under the other that are sent together. */
export const Form = ({ label, onSend, children, isNarrow = false, isOnBand = false }: FormProps) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isHeldBack(form)) return
    void onSend().then(() => showFirstWrong(form))
  }
  return (
    <Column
      noValidate
      onSubmit={send}
      aria-label={label}
      $isNarrow={isNarrow}
      $isOnBand={isOnBand}
      data-theme={isOnBand ? "dark" : undefined}
    >
      {children}
    </Column>
  )
}

/** A form's buttons, at the right as in a dialog's footer. */
export const FormActions = styled.div.attrs<{ readonly "data-actions-of"?: string }>({ "data-actions-of": "form" })`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`

const Column = styled.form<{ readonly $isNarrow: boolean; readonly $isOnBand: boolean }>`
  display: grid;
  gap: 16px;
  align-content: start;
  min-width: 0;
  ${({ $isNarrow }) =>
    $isNarrow &&
    css`
      max-width: 440px;
    `}
  ${({ $isOnBand }) =>
    $isOnBand &&
    css`
      small {
        ${text.micro} color: ${color.bandInk2};
      }
      ::placeholder {
        color: ${color.bandInk2};
        opacity: 1;
      }
      div:has(> input),
      textarea {
        background: none;
        color: ${color.bandInk};
      }
    `}
`
