import { breakpoint, dark, light, scale, variableName } from "./tokens.ts"
import { typeScale, type TypeStyle } from "./type-scale.ts"

interface Token {
  readonly $type: string
  readonly $value: unknown
}
type Group = Readonly<Record<string, Token>>

const named = (tokens: Readonly<Record<string, string>>, type: (name: string, value: string) => string): Group =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      variableName(name).slice(2),
      { $type: type(name, value), $value: value },
    ]),
  )

const colours = (tokens: Readonly<Record<string, string>>): Group =>
  named(tokens, (name) => (name.startsWith("shadow") ? "shadow" : "color"))

const kindOf = (name: string, value: string): string => {
  if (name.startsWith("font")) return "fontFamily"
  if (name.startsWith("ease")) return "cubicBezier"
  if (value.endsWith("ms")) return "duration"
  return value.endsWith("px") ? "dimension" : "number"
}

const typography = ({ face, size, line, weight, tracking = 0 }: TypeStyle): Token => ({
  $type: "typography",
  $value: {
    fontFamily: face === "display" ? "{scale.font-display}" : "{scale.font-ui}",
    fontSize: `${size}px`,
    lineHeight: `${line}px`,
    fontWeight: weight,
    letterSpacing: `${tracking}em`,
  },
})

/** Every token for design tools, each with its type, under the names that CSS has. Source: Design Tokens Format Module, community group draft. */
export const designTokens = () => ({
  light: colours(light),
  dark: colours(dark),
  scale: named(scale, kindOf),
  type: Object.fromEntries(Object.entries(typeScale).map(([name, style]) => [name, typography(style)])),
  breakpoint: Object.fromEntries(
    Object.entries(breakpoint).map(([name, px]) => [name, { $type: "dimension", $value: `${px}px` }]),
  ),
})
