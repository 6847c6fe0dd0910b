import styled from "styled-components"
import { type IconName, paths } from "./paths.ts"

interface IconProps {
  readonly name: IconName
  /** In px; 16 by default. */
  readonly size?: number | undefined
  /** Said to screen readers; without it the icon is decoration. */
  readonly label?: string | undefined
  /** Filled shapes mean "on", as a favorite's star. */
  readonly isFilled?: boolean | undefined
}

/** A line icon in the colour of its text. */
export const Icon = ({ name, size = 16, label, isFilled = false }: IconProps) => (
  <Line
    width={size}
    height={size}
    viewBox="0 0 16 16"
    data-filled={isFilled || undefined}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    {paths[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </Line>
)

const Line = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-filled] {
    fill: currentColor;
  }
`
