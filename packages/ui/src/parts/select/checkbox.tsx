import type { ReactNode } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"

export interface CheckboxProps {
  /** Said to screen readers when there are no children, as in table rows. */
  readonly label?: string | undefined
  readonly children?: ReactNode
  readonly helper?: ReactNode | undefined
  readonly error?: string | undefined
  readonly isSelected: boolean
  /** Some of the rows below are selected. */
  readonly isIndeterminate?: boolean | undefined
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean | undefined
  readonly name?: string | undefined
}

/** Yes or no, or one of several. The browser's own: it stands in the rows of tables, which pay for each. */
export const Checkbox = (props: CheckboxProps) => {
  const { label, children, helper, error, isSelected, isIndeterminate, onChange, isDisabled, name } = props
  const isWrong = error !== undefined && error !== ""
  return (
    <Row data-disabled={isDisabled || undefined} data-invalid={isWrong || undefined}>
      <Input
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate === true
        }}
        type="checkbox"
        name={name}
        aria-label={children === undefined ? label : undefined}
        aria-invalid={isWrong || undefined}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Square aria-hidden>
        <Mark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      </Square>
      {children !== undefined && (
        <Words helper={helper} error={isWrong ? error : undefined}>
          {children}
        </Words>
      )}
    </Row>
  )
}

const Mark = ({ isSelected, isIndeterminate }: Pick<CheckboxProps, "isSelected" | "isIndeterminate">) =>
  isIndeterminate === true ? <Icon name="minus" size={12} /> : isSelected ? <Icon name="check" size={12} /> : null

const Words = ({ children, helper, error }: Pick<CheckboxProps, "children" | "helper" | "error">) => (
  <span>
    {children}
    {error === undefined ? (
      helper !== undefined && <Help>{helper}</Help>
    ) : (
      <Wrong>
        <Icon name="alert" size={14} />
        {error}
      </Wrong>
    )}
  </span>
)

const Row = styled.label`
  position: relative;
  display: inline-flex;
  vertical-align: middle;
  gap: 10px;
  align-items: flex-start;
  cursor: pointer;
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`
/** Lies unseen over the square, where pointers and magnifiers look for it. */
const Input = styled.input`
  position: absolute;
  left: 0;
  top: 2px;
  width: 16px;
  height: 16px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`
const Square = styled.span`
  width: 16px;
  height: 16px;
  margin: 2px 0;
  flex: none;
  display: grid;
  place-items: center;
  border: 1.5px solid ${color.control};
  border-radius: 2px;
  background: ${color.surface};
  color: ${color.onBlue};
  transition: background ${size.mFast} ${size.ease};
  svg {
    stroke-width: 2.2;
  }
  ${Row}:hover > & {
    border-color: ${color.ink3};
  }
  ${Input}:is(:checked, :indeterminate) + & {
    background: ${color.blue};
    border-color: ${color.blue};
  }
  ${Input}:focus-visible + & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
  }
  ${Input}:disabled + & {
    background: ${color.sunken};
    border-color: ${color.rule};
    color: ${color.ink3};
  }
`
const Help = styled.span`
  ${text.micro} display: block;
  color: ${color.ink3};
`
const Wrong = styled.span`
  ${text.micro} display: flex;
  gap: 5px;
  color: ${color.bad};
  font-weight: 500;
`
