/** The most particular first: many browsers call themselves Chrome and Safari as well. */
const BROWSERS: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const SYSTEMS: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
]

const found = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1]

/** A browser in a person's words, as `Chrome on Windows`. */
export const browserName = (userAgent: string | null): string => {
  const browser = found(BROWSERS, userAgent ?? "")
  const system = found(SYSTEMS, userAgent ?? "")
  if (browser === undefined) return system ?? "Unknown browser"
  return system === undefined ? browser : `${browser} on ${system}`
}
