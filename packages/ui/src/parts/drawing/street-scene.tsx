import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

/** Of the field that a house is drawn in, in px: its size, and how far its ground line lies above the lower edge. */
export const STREET_FIELD = { width: 160, height: 260, ground: 30 } as const

export interface StreetSceneProps {
  readonly label: string
  /** What ink means, what outline means, and what one sees. */
  readonly legend: readonly [ink: string, outline: string, note: string]
  /** Amounts of the scale, each so many px above the ground. */
  readonly axis: ReadonlyArray<{ readonly text: string; readonly above: number }>
  /** `<li>`s: a drawing, the name's link, amounts in a span. */
  readonly children: ReactNode
}

/** Houses beside each other on one ground line, with an axis of dollars; it scrolls where there is no room. */
export const StreetScene = ({ label, legend: [ink, outline, note], axis, children }: StreetSceneProps) => (
  <figure aria-label={label}>
    <Legend>
      <span data-ink>{ink}</span>
      <span>{outline}</span>
      <i>{note}</i>
    </Legend>
    <Scene>
      <Axis aria-hidden>
        {axis.map(({ text: words, above }) => (
          <li key={above} style={{ bottom: above + STREET_FIELD.ground }}>
            {words}
          </li>
        ))}
      </Axis>
      <Houses>{children}</Houses>
    </Scene>
  </figure>
)

const Legend = styled.figcaption`
  ${text.micro} display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  color: ${color.ink2};
  span::before {
    content: "";
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 8px;
    border: 1px solid ${color.elDebt};
  }
  span[data-ink]::before {
    background: ${color.elDebt};
  }
  i {
    margin-left: auto;
    font-style: normal;
  }
`
const Scene = styled.div`
  position: relative;
  margin: 8px 0 48px;
  padding-left: 44px;
  overflow-x: auto;
`
const Axis = styled.ul`
  list-style: none;
  position: absolute;
  inset: 0 0 auto;
  min-width: ${44 + 8 * 150}px;
  height: ${STREET_FIELD.height}px;
  margin: 0;
  padding: 0;
  li {
    ${text.micro} position: absolute;
    left: 0;
    right: 0;
    color: ${color.ink3};
    border-bottom: 1px solid ${color.line};
  }
`
const Houses = styled.ol`
  list-style: none;
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 1fr);
  margin: 0;
  padding: 0;
  &::before {
    content: "";
    position: absolute;
    top: ${STREET_FIELD.height - STREET_FIELD.ground}px;
    right: 0;
    left: 0;
    border-top: 1.5px solid ${color.elGround};
  }
  > li {
    ${text.micro} color: ${color.ink3};
    min-width: 0;
  }
  /* As high as its field, however wide its place: names stand close under the ground also where there are few houses. */
  > li > :first-child,
  svg {
    width: 100%;
    height: ${STREET_FIELD.height}px;
  }
  > li > :first-child {
    aspect-ratio: auto !important;
  }
  a {
    display: block;
    margin: 8px 8px 0;
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  span {
    display: block;
    margin: 0 8px;
  }
`
