import { contrast } from "./contrast.ts"

/** Grounds for initials: quiet colours, none of which means anything elsewhere. */
const GROUNDS = ["#0f4572", "#0b5f73", "#4a5965", "#4b3f8f", "#2e5f8a", "#35516b"] as const
const [DARK, LIGHT] = ["#0d1c29", "#ffffff"] as const

/** The ground that goes with a name, the same one every time. */
export const groundOf = (name: string): string =>
  GROUNDS[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % GROUNDS.length] ?? GROUNDS[0]

/** The ink that is read on a ground: on any colour one of the two is above 4.5. */
export const inkOn = (ground: string): string => (contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK)
