import { color } from "../../theme/index.ts"

/** A tone never speaks alone: beside it stand a glyph and a word. */
export type Tone = "blue" | "teal" | "ok" | "warn" | "bad" | "neutral" | "price"

export const inkOf: Readonly<Record<Tone, string>> = {
  blue: color.blueText,
  teal: color.teal,
  ok: color.ok,
  warn: color.warn,
  bad: color.bad,
  neutral: color.neutral,
  price: color.price,
}
export const tintOf: Readonly<Record<Tone, string>> = {
  blue: color.blueTint,
  teal: color.tealTint,
  ok: color.okTint,
  warn: color.warnTint,
  bad: color.badTint,
  neutral: color.neutralTint,
  price: color.priceTint,
}
