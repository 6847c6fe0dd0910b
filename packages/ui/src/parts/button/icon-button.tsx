import type { Ref } from "react"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import type { IconName } from "../icon/index.ts"
import { CountedIcon } from "./counted-icon.tsx"
import { Pressable } from "./pressable.tsx"
import { type ButtonKind, type ButtonSize, buttonStyle, look, type Looks } from "./style.ts"

export interface IconButtonProps {
  readonly icon: IconName
  /** What it does, said and shown on hover. */
  readonly label: string
  readonly onPress?: (() => void) | undefined
  readonly kind?: ButtonKind | undefined
  readonly size?: ButtonSize | undefined
  readonly isDisabled?: boolean | undefined
  /** For a toggle, as a favorite: filled when on. */
  readonly isOn?: boolean | undefined
  /** Shown in a round badge; nothing at 0. */
  readonly count?: number | undefined
  readonly "aria-expanded"?: boolean | undefined
  readonly "aria-haspopup"?: "menu" | "listbox" | "dialog" | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A square button whose glyph everybody knows. */
export const IconButton = ({ icon, label, kind = "plain", size: of, isOn, count, ...rest }: IconButtonProps) => (
  <Square
    {...look({ kind, size: of })}
    {...rest}
    aria-pressed={isOn}
    aria-label={label}
    data-on={isOn === true ? "" : undefined}
  >
    <CountedIcon icon={icon} isFilled={isOn} count={count} />
  </Square>
)

const Square = styled(Pressable)<Looks>`
  ${buttonStyle}
  aspect-ratio: 1;
  padding-inline: 0;
  &[data-on] {
    color: ${color.blueText};
  }
`
