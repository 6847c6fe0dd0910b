import styled, { css } from "styled-components"
import { color } from "../../theme/index.ts"

export interface TabItem<K extends string = string> {
  readonly id: K
  readonly label: string
  readonly count?: number | undefined
}

export const tabStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding-inline: 6px;
  border-block: 2px solid transparent;
  outline: none;
  font-weight: 500;
  color: ${color.ink3};
  white-space: nowrap;
  cursor: pointer;
  &:is([data-hovered], a:hover) {
    color: ${color.ink};
  }
  &:is([data-selected], [aria-current]) {
    color: ${color.ink};
    font-weight: 600;
    border-bottom-color: ${color.blue};
  }
  &:is([data-focus-visible], :focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
/** How many wait behind a tab. */
export const Count = styled.span`
  padding: 0 5px;
  border-radius: 2px;
  background: ${color.sunken};
  color: ${color.ink2};
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
`

export const row = css`
  display: flex;
  gap: 12px;
  margin-inline: -6px;
  overflow-x: auto;
  scrollbar-width: none;
`
