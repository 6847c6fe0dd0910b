import { groundOf, inkOn } from "../../theme/person-ink.ts"
import { Avatar } from "../panel/avatar.tsx"
import { initialsOf } from "../panel/initials.ts"

export interface PersonMarkProps {
  readonly name: string
  /** The person's own colour, as #rrggbb; without one, or with another text, one that goes with the name. */
  readonly color?: string | undefined
  readonly src?: string | undefined
  readonly size?: number | undefined
}

/** Somebody's picture, or their initials in their colour; decoration beside the name. */
export const PersonMark = ({ name, color, src, size }: PersonMarkProps) => {
  const ground = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : groundOf(name)
  return <Avatar initials={initialsOf(name)} src={src} size={size} ink={{ background: ground, color: inkOn(ground) }} />
}
