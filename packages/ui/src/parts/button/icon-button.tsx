import type { Ref } from "react"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Icon, type IconName } from "../icon/index.ts"
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
export const IconButton = ({ icon, label, kind = "plain", size: of, isOn, count = 0, ...rest }: IconButtonProps) => (
  <Square
    {...look({ kind, size: of })}
    {...rest}
    aria-pressed={isOn}
    aria-label={label}
    data-on={isOn === true ? "" : undefined}
  >
    <Glyph>
      <Icon name={icon} isFilled={isOn} />
      {count > 0 && <Badge aria-hidden>{count > 99 ? "99+" : count}</Badge>}
    </Glyph>
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
const Glyph = styled.span`
  position: relative;
  display: grid;
`
const Badge = styled.span`
  position: absolute;
  left: 9px;
  bottom: 7px;
  min-width: 17px;
  height: 17px;
  padding: 0 4px;
  border-radius: 9px;
  background: ${color.blue};
  color: ${color.onBlue};
  font: 600 12px/17px ${size.fontUi};
`
