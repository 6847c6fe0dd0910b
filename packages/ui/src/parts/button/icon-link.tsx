import styled from "styled-components"
import type { IconName } from "../icon/index.ts"
import { Anchor } from "../link/index.ts"
import { CountedIcon } from "./counted-icon.tsx"
import { type ButtonSize, buttonStyle, look, type Looks } from "./style.ts"

export interface IconLinkProps {
  readonly icon: IconName
  readonly href: string
  /** Where it leads, said and shown on hover. */
  readonly label: string
  readonly size?: ButtonSize | undefined
  /** Shown in a round badge; nothing at 0. */
  readonly count?: number | undefined
}

/** An icon button that goes somewhere. */
export const IconLink = ({ icon, href, label, size, count }: IconLinkProps) => (
  <Square href={href} aria-label={label} {...look({ kind: "plain", size })}>
    <CountedIcon icon={icon} count={count} />
  </Square>
)

const Square = styled(Anchor)<Looks>`
  ${buttonStyle}
  aspect-ratio: 1;
  padding-inline: 0;
`
