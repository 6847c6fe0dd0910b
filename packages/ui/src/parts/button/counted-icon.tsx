import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Icon, type IconName } from "../icon/index.ts"

interface CountedIconProps {
  readonly icon: IconName
  readonly isFilled?: boolean | undefined
  readonly count?: number | undefined
}

/** A count as a badge shows it, and as whoever names the button says it: else the name would not hold what is seen. */
export const shownCount = (count: number): string => (count > 99 ? "99+" : `${count}`)

/** A glyph with a count in a round badge; nothing at 0, "99+" beyond. */
export const CountedIcon = ({ icon, isFilled, count = 0 }: CountedIconProps) => (
  <Glyph>
    <Icon name={icon} isFilled={isFilled} />
    {count > 0 && (
      <Badge aria-hidden $isWide={count > 99}>
        {shownCount(count)}
      </Badge>
    )}
  </Glyph>
)

const Glyph = styled.span`
  position: relative;
  display: grid;
`
/** What is wide is tied at its right, so that it does not touch what stands beside the button. */
const Badge = styled.span<{ readonly $isWide: boolean }>`
  position: absolute;
  ${({ $isWide }) => ($isWide ? "right: -14px" : "left: 9px")};
  bottom: 7px;
  min-width: 17px;
  height: 17px;
  padding: 0 ${({ $isWide }) => ($isWide ? 3 : 4)}px;
  border-radius: 9px;
  background: ${color.blue};
  color: ${color.onBlue};
  font: 600 12px/17px ${size.fontUi};
`
