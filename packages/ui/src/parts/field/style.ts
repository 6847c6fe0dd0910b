import styled, { css } from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { edge } from "./edge.ts"

/** 36 px by default, 44 for money, touch and dialogs. */
export type FieldSize = "medium" | "large"

export const stack = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  border: 0;
  padding: 0;
`

export const Whole = styled.div`
  ${stack}
`

/** Where a mouse stands over a field. */
const reached = css`
  @media (hover: hover) {
    &:hover:not([data-disabled], [data-invalid], :focus-within, :disabled) {
      border-color: ${color.ink3};
    }
  }
`

export const Box = styled.div<{ $size: FieldSize }>`
  ${edge}
  ${reached}
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 0;
  padding: 0 12px;
  ${({ $size }) =>
    $size === "large"
      ? css`
          height: ${size.cL};
          font-size: 16px;
        `
      : css`
          height: ${size.cM};
        `}
  /* Not the hidden inputs of the fields of days, which a browser calls read-only. */
  &:has(> input:read-only:not([hidden], [type="hidden"])) {
    background: ${color.sunken};
    border-color: ${color.sunken};
  }
`

export const Bare = styled.input`
  [data-price] > & {
    font-weight: 600;
  }
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  outline: 0;
  color: inherit;
  text-overflow: ellipsis;
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.ink};
    box-shadow: 0 0 0 99px ${color.blueTint} inset;
  }
`

export const Lines = styled.textarea`
  ${edge}
  ${reached}
  display: block;
  width: 100%;
  min-height: 76px;
  padding: 9px 12px;
  resize: vertical;
  &:read-only {
    background: ${color.sunken};
    border-color: ${color.sunken};
  }
`

export const Unit = styled.span`
  color: ${color.ink3};
  white-space: nowrap;
  flex: none;
  b {
    color: ${color.ink2};
    font-weight: 600;
  }
  [data-price] > & b {
    color: ${color.price};
  }
`

export const LabelText = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
  > :first-child {
    ${text.label} min-width: 0;
    overflow-wrap: anywhere;
    color: ${color.ink};
  }
`
export const Marker = styled.span`
  font-weight: 400;
  color: ${color.ink3};
`
export const Helper = styled.span`
  ${text.micro} overflow-wrap: anywhere;
  color: ${color.ink3};
`
export const ErrorLine = styled.span`
  ${text.micro} display: flex;
  gap: 5px;
  color: ${color.bad};
  font-weight: 500;
  overflow-wrap: anywhere;
  svg {
    margin-top: 1px;
  }
`
