type Rgb = readonly [number, number, number]

export const channels = (hex: string): Rgb => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (digits === null) throw new Error(`${hex} is no six-digit colour`)
  return [1, 2, 3].map((at) => Number.parseInt(digits[at] ?? "", 16) / 255) as unknown as Rgb
}

export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1 (same) to 21 (black on white). Text needs 4.5, controls and graphics 3. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
export const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
