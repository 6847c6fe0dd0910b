/** A text with the operator's address in place of `{email}`: no placeholder reaches a reader. */
export const addressed = (text: string, contactEmail: string): string => text.replaceAll("{email}", contactEmail)
