import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"

export interface BottomBarProps {
  readonly label: string
  readonly children: ReactNode
  readonly actions: ReactNode
  /** Belongs to the page: leaves as much room at its end, so that nothing stays behind it, and stays behind dialogs itself. */
  readonly keepsClear?: boolean | undefined
}

/** A question that stands at the window's foot over every page, which can be used meanwhile. */
export const BottomBar = ({ label, children, actions, keepsClear = false }: BottomBarProps) => (
  <>
    {keepsClear && <Clear data-print="off" />}
    <Region aria-label={label} data-print="off" data-actions-of="page" $isOfPage={keepsClear}>
      <p>{children}</p>
      <div>{actions}</div>
    </Region>
  </>
)

const Clear = styled.div`
  height: 72px;
  ${below.sm} {
    height: 128px;
  }
`

const Region = styled.section<{ readonly $isOfPage: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${({ $isOfPage }) => ($isOfPage ? size.zBar : size.zBottomBar)};
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: center;
  padding: 14px 40px;
  background: ${color.overlay};
  border-top: 1px solid ${color.rule};
  box-shadow: ${color.shadow2};
  p {
    max-width: 72ch;
    margin: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${below.sm} {
    padding: 12px 16px;
    > div {
      flex: 1;
    }
    > div > :is(a, button) {
      flex: 1;
      min-height: ${size.cL};
    }
  }
`
