import type { ReactNode } from "react"
import styled from "styled-components"
import { Icon, type IconName } from "../icon/index.ts"
import { Anchor } from "../link/index.ts"
import { type ButtonLook, buttonStyle, look, type Looks } from "./style.ts"

export interface LinkButtonProps extends ButtonLook {
  readonly href: string
  readonly children: ReactNode
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  readonly onClick?: (() => void) | undefined
  /** Said instead of what it shows, and beginning with it: what tells it from its like in other rows. */
  readonly label?: string | undefined
}

/** Goes somewhere, and looks like a button. */
export const LinkButton = ({
  href,
  children,
  kind,
  size,
  isWide,
  icon,
  iconAfter,
  onClick,
  label,
}: LinkButtonProps) => (
  <Base href={href} onClick={onClick} aria-label={label} {...look({ kind, size, isWide })}>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </Base>
)

const Base = styled(Anchor)<Looks>`
  ${buttonStyle}
`
