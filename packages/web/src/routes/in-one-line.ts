/** As the address spells what ends a line in a pattern. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi

/** The router's `*` stops at a line break, and would show nothing at all: with a space in its place a path is only unknown. */
export const inOneLine = (path: string): string => path.replaceAll(LINE_BREAKS, "%20")
