import type { ReactNode } from "react"
import { Checkbox as AriaCheckbox } from "react-aria-components/Checkbox"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { given } from "../given.ts"
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

/** Yes or no, or one of several. */
export const Checkbox = ({
  label,
  children,
  helper,
  error,
  isSelected,
  isIndeterminate,
  onChange,
  isDisabled,
  name,
}: CheckboxProps) => (
  <Row
    isSelected={isSelected}
    isIndeterminate={isIndeterminate ?? false}
    isDisabled={isDisabled ?? false}
    isInvalid={error !== undefined && error !== ""}
    onChange={onChange}
    {...given({ name, "aria-label": children === undefined ? label : undefined })}
  >
    {(state) => (
      <>
        <Square>
          {state.isIndeterminate ? (
            <Icon name="minus" size={12} />
          ) : (
            state.isSelected && <Icon name="check" size={12} />
          )}
        </Square>
        {children !== undefined && (
          <span>
            {children}
            {error ? (
              <Wrong>
                <Icon name="alert" size={14} />
                {error}
              </Wrong>
            ) : (
              helper !== undefined && <Help>{helper}</Help>
            )}
          </span>
        )}
      </>
    )}
  </Row>
)

const Row = styled(AriaCheckbox)`
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
  [data-hovered] > & {
    border-color: ${color.ink3};
  }
  :is([data-selected], [data-indeterminate]) > & {
    background: ${color.blue};
    border-color: ${color.blue};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-invalid] > & {
    border-color: ${color.bad};
  }
  [data-disabled] > & {
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
