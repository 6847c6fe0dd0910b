import { css } from "styled-components"
import { color, size } from "../../theme/index.ts"

/** Primary does what the screen is for, once; danger is outlined and stands left of it. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "plain" | "inverse"
/** 28, 36 and 44 px: in tables, by default, and for money or touch. */
export type ButtonSize = "small" | "medium" | "large"

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  readonly isWide?: boolean | undefined
}

const kinds = {
  primary: css`
    background: ${color.blue};
    color: ${color.onBlue};
    &:is([data-hovered], a:hover) {
      background: ${color.blueHover};
    }
    &:is([data-pressed], :active:not([data-pending])) {
      background: ${color.bluePress};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};
    color: ${color.ink};
    &:is([data-hovered], a:hover) {
      background: ${color.sunken};
    }
    &:is([data-pressed], :active:not([data-pending])) {
      background: ${color.line};
    }
  `,
  quiet: css`
    color: ${color.blueText};
    padding-inline: 8px;
    &:is([data-hovered], a:hover) {
      background: ${color.blueTint};
    }
    &:is([data-pressed], :active:not([data-pending])) {
      background: ${color.blueTint2};
    }
  `,
  danger: css`
    background: ${color.surface};
    border-color: ${color.bad};
    color: ${color.bad};
    &:is([data-hovered], a:hover) {
      background: ${color.badTint};
    }
    &:is([data-pressed], :active:not([data-pending])) {
      box-shadow: inset 0 0 0 1px ${color.bad};
    }
  `,
  plain: css`
    color: ${color.ink};
    font-weight: 500;
    &:is([data-hovered], a:hover) {
      background: ${color.sunken};
    }
    &:is([data-pressed], :active:not([data-pending])) {
      background: ${color.line};
    }
  `,
  inverse: css`
    background: ${color.bandInk};
    color: ${color.band};
    &:is([data-hovered], a:hover) {
      background: ${color.bandInk2};
    }
  `,
} as const satisfies Readonly<Record<ButtonKind, unknown>>

const sizes = {
  small: css`
    height: ${size.cS};
    padding-inline: 10px;
    font-size: 13px;
  `,
  medium: css`
    height: ${size.cM};
    padding-inline: 14px;
    font-size: 14px;
  `,
  large: css`
    height: ${size.cL};
    padding-inline: 20px;
    font-size: 15px;
  `,
} as const satisfies Readonly<Record<ButtonSize, unknown>>

export interface Looks {
  readonly $kind: ButtonKind
  readonly $size: ButtonSize
  readonly $isWide: boolean
}

/** Shared by buttons and by links that look like one. */
export const buttonStyle = css<Looks>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  position: relative;
  border: 1px solid transparent;
  border-radius: ${size.r2};
  background: none;
  color: inherit;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background ${size.mFast} ${size.ease};
  ${({ $size }) => sizes[$size]}
  ${({ $kind }) => kinds[$kind]}
  ${({ $isWide }) =>
    $isWide &&
    css`
      width: 100%;
    `}
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: ${color.sunken};
    color: ${color.ink3};
    border-color: transparent;
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
`

export const look = ({ kind = "secondary", size: of = "medium", isWide = false }: ButtonLook): Looks => ({
  $kind: kind,
  $size: of,
  $isWide: isWide,
})
