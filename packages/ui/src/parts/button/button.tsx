import type { ReactNode, Ref } from "react"
import { Button as AriaButton } from "react-aria-components/Button"
import styled from "styled-components"
import { text } from "../../theme/index.ts"
import { given } from "../given.ts"
import { Icon, type IconName } from "../icon/index.ts"
import { Spinner } from "./spinner.tsx"
import { type ButtonLook, buttonStyle, look, type Looks } from "./style.ts"

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode
  readonly onPress?: (() => void) | undefined
  readonly type?: "button" | "submit" | undefined
  /** Kept for the few that the specification lets wait; otherwise stay enabled and lead to the first error. */
  readonly isDisabled?: boolean | undefined
  /** The work is under way: keeps its width and focus, takes no second press, says "please wait". */
  readonly isPending?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  readonly form?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly "aria-label"?: string | undefined
  readonly "aria-describedby"?: string | undefined
  readonly "aria-expanded"?: boolean | undefined
  readonly "aria-haspopup"?: "menu" | "listbox" | "dialog" | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Does something here. What moves money says how much: `Review offer, $12,750,000`. */
export const Button = ({ children, kind, size, isWide, icon, iconAfter, isPending = false, ...rest }: ButtonProps) => (
  <Base {...look({ kind, size, isWide })} {...given(rest)} isPending={isPending}>
    {icon && <Icon name={icon} />}
    <Words data-pending={isPending || undefined}>{children}</Words>
    {iconAfter && <Icon name={iconAfter} />}
    {isPending && (
      <Pending>
        <Spinner />
        <span>Please wait</span>
      </Pending>
    )}
  </Base>
)

const Base = styled(AriaButton)<Looks>`
  ${buttonStyle}
`
const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  &[data-pending] {
    opacity: 0;
  }
`
const Pending = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  > :last-child {
    ${text.hidden}
  }
`
