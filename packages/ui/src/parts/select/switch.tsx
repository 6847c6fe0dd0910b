import type { ReactNode } from "react"
import { Switch as AriaSwitch } from "react-aria-components/Switch"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { given } from "../given.ts"

export interface SwitchProps {
  readonly children: ReactNode
  readonly helper?: ReactNode | undefined
  readonly isSelected: boolean
  /** Takes effect at once; what waits for a button is a `Checkbox`. */
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean | undefined
  readonly name?: string | undefined
}

/** A setting that is on or off from the moment it is moved. */
export const Switch = ({ children, helper, isSelected, onChange, isDisabled = false, name }: SwitchProps) => (
  <Row isSelected={isSelected} onChange={onChange} isDisabled={isDisabled} {...given({ name })}>
    <Track />
    <span>
      {children}
      {helper !== undefined && <small>{helper}</small>}
    </span>
  </Row>
)

const Row = styled(AriaSwitch)`
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 24px;
  min-width: 0;
  cursor: pointer;
  overflow-wrap: anywhere;
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`
const Track = styled.span`
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  border: 1.5px solid ${color.control};
  border-radius: ${size.r2};
  background: ${color.surface};
  transition: background ${size.mFast} ${size.ease};
  &::before {
    content: "";
    position: absolute;
    inset: 2.5px auto 2.5px 2.5px;
    width: 14px;
    border-radius: ${size.r1};
    background: ${color.control};
    transition: translate ${size.mFast} ${size.ease};
  }
  [data-hovered] > & {
    border-color: ${color.ink3};
  }
  [data-selected] > & {
    background: ${color.blue};
    border-color: ${color.blue};
  }
  [data-selected] > &::before {
    background: ${color.onBlue};
    translate: 14px 0;
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    background: ${color.sunken};
    border-color: ${color.rule};
  }
  [data-disabled] > &::before {
    background: ${color.rule};
  }
`
