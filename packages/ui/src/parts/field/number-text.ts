/** Whole cents of what a money field holds: "1234.5" is 123450. Nothing where there is no number yet. */
export const centsOf = (text: string): number | undefined => {
  const parts = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text)
  if (parts === null || !/\d/.test(text)) return undefined
  const [, whole = "", fraction = ""] = parts
  return Number(whole || "0") * 100 + Number(fraction.padEnd(2, "0"))
}

/** 123450 is "1234.5": the shortest text that means it. */
export const textOfCents = (cents: number | undefined): string => {
  if (cents === undefined || !Number.isFinite(cents)) return ""
  const [whole, fraction] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? "-" : ""}${whole}${fraction === 0 ? "" : `.${String(fraction).padStart(2, "0").replace(/0$/, "")}`}`
}

export const numberOf = (text: string): number | undefined =>
  /\d/.test(text) && Number.isFinite(Number(text)) ? Number(text) : undefined
