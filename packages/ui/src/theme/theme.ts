import "styled-components"
import { breakpoint, type ColorName, light, scale, type ScaleName, variableName } from "./tokens.ts"

const references = <K extends string>(tokens: Readonly<Record<K, string>>): Readonly<Record<K, string>> => {
  const names = Object.keys(tokens) as K[]
  return Object.fromEntries(names.map((name) => [name, `var(${variableName(name)})`])) as Record<K, string>
}

/** Typed names for the CSS variables: a part that misspells a token does not compile, and no part knows which theme is on. */
export const theme = {
  color: references<ColorName>(light),
  scale: references<ScaleName>(scale),
  /** `steps` of 4 px. */
  space: (steps: number) => `${steps * 4}px`,
  below: {
    sm: `@media (max-width: ${breakpoint.sm - 1}px)`,
    md: `@media (max-width: ${breakpoint.md - 1}px)`,
    lg: `@media (max-width: ${breakpoint.lg - 1}px)`,
  },
  from: {
    sm: `@media (min-width: ${breakpoint.sm}px)`,
    md: `@media (min-width: ${breakpoint.md}px)`,
    lg: `@media (min-width: ${breakpoint.lg}px)`,
  },
  /** Fingers point: controls need 44 px. */
  touch: "@media (pointer: coarse)",
} as const

export const { color, below, from, touch } = theme
export const size = theme.scale

declare module "styled-components" {
  export interface DefaultTheme extends Readonly<typeof theme> {}
}
