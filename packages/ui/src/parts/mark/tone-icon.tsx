import styled from "styled-components"
import { Icon, type IconName } from "../icon/index.ts"
import { inkOf, type Tone } from "./tones.ts"

export interface ToneIconProps {
  readonly tone: Tone
  readonly icon: IconName
  /** Said to screen readers: a tone never speaks alone. */
  readonly word: string
}

/** What kind of entry it is, before its title. */
export const ToneIcon = ({ tone, icon, word }: ToneIconProps) => (
  <Ink $tone={tone}>
    <Icon name={icon} label={word} />
  </Ink>
)

const Ink = styled.span<{ readonly $tone: Tone }>`
  display: inline-flex;
  color: ${({ $tone }) => inkOf[$tone]};
`
