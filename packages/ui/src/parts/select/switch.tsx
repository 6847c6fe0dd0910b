import type { ReactNode } from "react"
import { Switch as AriaSwitch } from "react-aria-components/Switch"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { given } from "../given.ts"
import { choiceLine, choiceMark, ChoiceWords } from "./choice.tsx"

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
    <ChoiceWords helper={helper}>{children}</ChoiceWords>
  </Row>
)

const Row = styled(AriaSwitch)`
  ${choiceLine}
  gap: 12px;
  min-height: 24px;
`
const Track = styled.span`
  ${choiceMark}
  position: relative;
  width: 36px;
  height: 20px;
  border-radius: ${size.r2};
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
  [data-selected] > & {
    background: ${color.blue};
    border-color: ${color.blue};
  }
  [data-selected] > &::before {
    background: ${color.onBlue};
    translate: 14px 0;
  }
  [data-disabled] > & {
    background: ${color.sunken};
    border-color: ${color.rule};
  }
  [data-disabled] > &::before {
    background: ${color.rule};
  }
`
