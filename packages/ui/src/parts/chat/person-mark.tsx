import { contrast } from "../../theme/contrast.ts"
import { Avatar } from "../panel/avatar.tsx"
import { initialsOf } from "../panel/initials.ts"

export interface PersonMarkProps {
  readonly name: string
  /** The person's own colour, as #rrggbb; without one, or with another text, one that goes with the name. */
  readonly color?: string | undefined
  readonly src?: string | undefined
  readonly size?: number | undefined
}

/** Quiet ones, none of which means anything elsewhere. */
const COLOURS = ["#0f4572", "#0b5f73", "#4a5965", "#4b3f8f", "#2e5f8a", "#35516b"]
const colourOf = (name: string): string =>
  COLOURS[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % COLOURS.length] ?? "#0f4572"

const [DARK, LIGHT] = ["#0d1c29", "#ffffff"]
/** The ink that is read on it: on any colour one of the two is above 4.5. */
const inkOn = (ground: string): string => (contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK)

/** Somebody's picture, or their initials in their colour; decoration beside the name. */
export const PersonMark = ({ name, color, src, size }: PersonMarkProps) => {
  const ground = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : colourOf(name)
  return <Avatar initials={initialsOf(name)} src={src} size={size} ink={{ background: ground, color: inkOn(ground) }} />
}
