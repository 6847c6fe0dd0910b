import type { ReactNode } from "react"
import styled from "styled-components"
import { below, size, text } from "../../theme/index.ts"
import { Icon, type IconName } from "../icon/index.ts"
import { unbroken } from "../layout/unbroken.tsx"
import { inkOf, tintOf } from "../mark/tones.ts"

export type BannerTone = "ok" | "warn" | "bad" | "neutral" | "blue"

export interface BannerProps {
  readonly tone: BannerTone
  readonly children: ReactNode
  readonly icon?: IconName | undefined
  /** A button or link at the right. */
  readonly action?: ReactNode | undefined
  /** Across the page instead of inside a form: no corners, one line. */
  readonly isStrip?: boolean | undefined
  /** Told at once, for what has just gone wrong. */
  readonly isAlert?: boolean | undefined
}

const icons: Readonly<Record<BannerTone, IconName>> = {
  ok: "shield",
  warn: "alert",
  bad: "alert",
  neutral: "info",
  blue: "info",
}

/** Something to know about what follows. */
export const Banner = ({ tone, children, icon, action, isStrip = false, isAlert = false }: BannerProps) => (
  <Base $tone={tone} data-strip={isStrip || undefined} role={isAlert ? "alert" : undefined}>
    <Icon name={icon ?? icons[tone]} />
    <div>{unbroken(children)}</div>
    {action !== undefined && <span>{action}</span>}
  </Base>
)

const Base = styled.div<{ $tone: BannerTone }>`
  ${text.dense} display: flex;
  align-items: flex-start;
  gap: 9px;
  padding: 10px 12px;
  border-radius: ${size.r2};
  background: ${({ $tone }) => tintOf[$tone]};
  color: ${({ $tone }) => inkOf[$tone]};
  > svg {
    margin-top: 1px;
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  > span {
    flex: none;
    margin-block: -4px;
  }
  a,
  button {
    color: inherit;
  }
  /* On a phone what one can do about it stands below the words, under their first letter. */
  ${below.sm} {
    flex-wrap: wrap;
    > div {
      flex-basis: calc(100% - 40px);
    }
    > span {
      margin: 0 0 2px 25px;
    }
  }
  &[data-strip] {
    align-items: center;
    border-radius: 0;
    justify-content: center;
    > div {
      flex: 0 1 auto;
    }
    ${below.sm} {
      flex-wrap: nowrap;
      > span {
        margin: -4px 0;
      }
    }
  }
`
