import type { ReactNode, Ref } from "react"
import styled from "styled-components"
import { text } from "../../theme/index.ts"
import { Icon, type IconName } from "../icon/index.ts"
import { Pressable } from "./pressable.tsx"
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
export const Button = ({ children, kind, size, isWide, icon, iconAfter, isPending, ...rest }: ButtonProps) => (
  <>
    <Base {...look({ kind, size, isWide })} {...rest} isPending={isPending}>
      {icon && <Icon name={icon} />}
      <Words data-pending={isPending || undefined}>{children}</Words>
      {iconAfter && <Icon name={iconAfter} />}
      {isPending && (
        <Pending>
          <Spinner />
          <span>{WAIT}</span>
        </Pending>
      )}
    </Base>
    {isPending !== undefined && <Spoken aria-live="assertive">{isPending && WAIT}</Spoken>}
  </>
)

const WAIT = "Please wait"

const Base = styled(Pressable)<Looks>`
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
/** Stands beside the button from the start: what comes into it is said, while nothing inside a button is. */
const Spoken = styled.span`
  ${text.hidden}
`
