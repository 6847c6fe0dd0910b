/**
 * The library refuses addresses with ! $ # | or / in them, which our sign-up form allows, so they are kept with each of
 * these, and the apostrophe that marks them, written as ' and two hexadecimal digits. Other addresses are kept as they are.
 */
export const storedEmail = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replaceAll(/[!$#|/']/g, (character) => `'${character.charCodeAt(0).toString(16)}`)

/** The address that `stored` stands for. */
export const shownEmail = (stored: string): string =>
  stored.replaceAll(/'([0-9a-f]{2})/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
