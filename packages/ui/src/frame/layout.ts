import styled from "styled-components"
import { below, color, size } from "../theme/index.ts"

/** Heads a screen: its title at the left, what one can do at the right. */
export const ScreenHead = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 20px 0 16px;
  > :last-child:not(:first-child, output) {
    margin-left: auto;
  }
`

/** Under the header: tabs at the left, actions at the right. */
export const SubHeader = styled.div`
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  > div {
    display: flex;
    align-items: center;
    gap: 24px;
    min-height: 46px;
    max-width: calc(${size.wPage} + 80px);
    margin: 0 auto;
    padding: 0 40px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  > div > :last-child:not(:first-child) {
    margin-left: auto;
    display: flex;
    gap: 8px;
    flex: none;
  }
  /* On a phone the buttons have a line of their own rather than cut the tabs. */
  ${below.sm} {
    > div {
      flex-wrap: wrap;
      gap: 0 24px;
      padding: 0 16px;
    }
    > div > :first-child {
      min-width: 0;
      max-width: 100%;
    }
    > div > :last-child:not(:first-child, :empty) {
      margin-left: 0;
      padding-block: 8px;
    }
  }
`
