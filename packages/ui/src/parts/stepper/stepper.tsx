import { isStepClickable } from "@xl/core/assets"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { Icon } from "../icon/index.ts"

export interface Step<K extends string = string> {
  readonly id: K
  readonly label: string
  readonly isCompleted: boolean
  /** A second line, as "Optional" or what is still missing. */
  readonly note?: string | undefined
}

export interface StepperProps<K extends string> {
  /** Said to screen readers: "Steps of the listing". */
  readonly label: string
  readonly steps: readonly Step<K>[]
  readonly current: K
  readonly onGo: (step: K) => void
}

type StepState = "completed" | "next" | "ahead"
const idOf = ({ id }: Step): string => id
/** Where one stands already is open, whatever is missing before. */
const stateOf = (steps: readonly Step[], { id, isCompleted }: Step, current: string): StepState => {
  if (isCompleted) return "completed"
  const completed = steps.filter((step) => step.isCompleted).map(idOf)
  return isStepClickable(id, completed, steps.map(idOf)) || id === current ? "next" : "ahead"
}
const said = { completed: "completed", next: "next", ahead: "not yet open" } as const

/** Where one is in a wizard. Only a completed step or the next one can be pressed; the others wait their turn. */
export const Stepper = <K extends string>({ label, steps, current, onGo }: StepperProps<K>) => (
  <Whole aria-label={label}>
    <Row>
      {steps.map((step, at) => {
        const state = stateOf(steps, step, current)
        return (
          <li key={step.id} data-state={state}>
            <Go
              isDisabled={state === "ahead"}
              aria-current={step.id === current ? "step" : undefined}
              onPress={() => onGo(step.id)}
            >
              <Mark aria-hidden>{state === "completed" ? <Icon name="check" size={14} /> : at + 1}</Mark>
              <Words>
                <b>{step.label}</b>
                {step.note !== undefined && <small>{step.note}</small>}
              </Words>
              <Hidden>{said[state]}</Hidden>
            </Go>
          </li>
        )
      })}
    </Row>
  </Whole>
)

/** Takes the whole line, also where it stands in a row. */
const Whole = styled.nav`
  flex: 1 0 100%;
`
const Row = styled.ol`
  display: flex;
  gap: 8px;
  > li {
    flex: 1 1 0;
    min-width: 0;
    border-top: 2px solid ${color.rule};
  }
  > li[data-state="completed"] {
    border-top-color: ${color.elDebt};
  }
  ${below.sm} {
    > li {
      flex: 0 0 28px;
    }
    > li:has([aria-current]) {
      flex: 1;
    }
  }
`
const Go = styled(Pressable)`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  width: 100%;
  min-height: 44px;
  padding: 10px 4px 8px 0;
  border: 0;
  background: none;
  text-align: left;
  color: ${color.ink2};
  cursor: pointer;
  &[aria-current] {
    color: ${color.ink};
  }
  &[data-hovered] b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
const Mark = styled.span`
  ${text.micro} display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid currentColor;
  border-radius: 2px;
  font-weight: 600;
  [data-state="completed"] & {
    background: ${color.elDebt};
    border-color: ${color.elDebt};
    color: ${color.elHalo};
  }
  [aria-current] & {
    background: ${color.blue};
    border-color: ${color.blue};
    color: ${color.onBlue};
  }
`
const Words = styled.span`
  min-width: 0;
  b {
    ${text.label} display: block;
    overflow-wrap: anywhere;
  }
  small {
    ${text.micro} display: block;
    color: ${color.ink3};
  }
  ${below.sm} {
    li:not(:has([aria-current])) & {
      ${text.hidden}
    }
  }
`
const Hidden = styled.span`
  ${text.hidden}
`
