import { css, type RuleSet } from "styled-components"
import { below, color, size } from "./theme.ts"
import { type TypeName, typeScale, type TypeStyle } from "./type-scale.ts"

/** Weight and tracking where the style has its own: the small styles take on what stands around them. */
const own = ({ face, weight, tracking }: TypeStyle): string =>
  [
    face === "display" ? `font-family: ${size.fontDisplay}; text-wrap: balance;` : "",
    weight === 400 ? "" : `font-weight: ${weight};`,
    tracking === undefined ? "" : `letter-spacing: ${tracking}em;`,
  ].join(" ")

const set = (style: TypeStyle): RuleSet => css`
  font-size: ${style.size}px;
  line-height: ${style.line}px;
  ${own(style)}
  ${
    style.narrow &&
    css`
      ${below.sm} {
        font-size: ${style.narrow.size}px;
        line-height: ${style.narrow.line}px;
      }
    `
  }
`
const sets = Object.fromEntries(Object.entries(typeScale).map(([name, style]) => [name, set(style)])) as Readonly<
  Record<TypeName, RuleSet>
>

/** The type scale as mixins for headings, body and figures. */
export const text = {
  ...sets,
  lead: css`
    ${sets.lead}
    color: ${color.ink2};
    text-wrap: pretty;
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
