import { css } from "styled-components"
import { below, color, size } from "./theme.ts"

const serif = css`
  font-family: ${size.fontDisplay};
  font-weight: 380;
  letter-spacing: -0.018em;
  text-wrap: balance;
`

/** The type scale: mixins for headings, body and figures. The serif names things and states the one big result. */
export const text = {
  d0: css`
    ${serif} font-size: 88px;
    line-height: 0.96;
    letter-spacing: -0.026em;
    ${below.sm} {
      font-size: 52px;
    }
  `,
  d1: css`
    ${serif} font-size: 68px;
    line-height: 1;
    ${below.sm} {
      font-size: 44px;
    }
  `,
  d2: css`
    ${serif} font-size: 48px;
    line-height: 1.04;
    ${below.sm} {
      font-size: 34px;
    }
  `,
  d3: css`
    ${serif} font-size: 34px;
    line-height: 1.1;
    ${below.sm} {
      font-size: 28px;
    }
  `,
  object: css`
    ${serif} font-size: 40px;
    line-height: 1.1;
    ${below.sm} {
      font-size: 32px;
    }
  `,
  h1: css`
    font-size: 26px;
    line-height: 32px;
    font-weight: 600;
    letter-spacing: -0.012em;
  `,
  h2: css`
    font-size: 20px;
    line-height: 26px;
    font-weight: 600;
    letter-spacing: -0.008em;
  `,
  h3: css`
    font-size: 16px;
    line-height: 22px;
    font-weight: 600;
  `,
  lead: css`
    font-size: 18px;
    line-height: 28px;
    color: ${color.ink2};
    text-wrap: pretty;
    ${below.sm} {
      font-size: 16px;
      line-height: 25px;
    }
  `,
  body: css`
    font-size: 15px;
    line-height: 23px;
  `,
  ui: css`
    font-size: 14px;
    line-height: 20px;
  `,
  dense: css`
    font-size: 13px;
    line-height: 18px;
  `,
  micro: css`
    font-size: 12px;
    line-height: 16px;
  `,
  label: css`
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
  `,
  /** For screen readers only. */
  hidden: css`
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
} as const
