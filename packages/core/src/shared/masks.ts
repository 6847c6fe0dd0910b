/** 14 characters when complete. */
export const PHONE_MASK = "(###)-###-####"

/** Five digits. */
export const ZIP_MASK = "#####"

/** Of a federal tax id: 10 characters when complete. */
export const TAX_ID_MASK = "##-#######"

/** Writes digits into a mask, up to the last of them: "555" in "(###)-###-####" is "(555", and nothing is "". */
export const masked = (digits: string, mask: string): string => {
  const left = Array.from(digits.replace(/\D/g, ""))
  let written = ""
  for (const sign of mask) {
    if (left.length === 0) return written
    written += sign === "#" ? left.shift() : sign
  }
  return written
}
