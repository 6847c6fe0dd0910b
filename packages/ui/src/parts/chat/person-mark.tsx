import { contrast } from "../../theme/contrast.ts"
import { Avatar } from "../panel/avatar.tsx"
import { initialsOf } from "../panel/initials.ts"

export interface PersonMarkProps {
  readonly name: string
  /** The person's own colour, as #rrggbb; without one, or with another text, the house's blue. */
  readonly color?: string | undefined
  readonly src?: string | undefined
  readonly size?: number | undefined
}

const [DARK, LIGHT] = ["#0d1c29", "#ffffff"]
/** The ink that is read on it: on any colour one of the two is above 4.5. */
const inkOn = (ground: string): string => (contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK)

/** Somebody's picture, or their initials in their colour; decoration beside the name. */
export const PersonMark = ({ name, color, src, size }: PersonMarkProps) => {
  const isColour = color !== undefined && /^#[0-9a-f]{6}$/i.test(color)
  return (
    <Avatar
      initials={initialsOf(name)}
      src={src}
      size={size}
      ink={isColour ? { background: color, color: inkOn(color) } : undefined}
    />
  )
}
