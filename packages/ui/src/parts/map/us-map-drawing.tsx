import { US_STATES } from "@xl/core/shared"
import { geoPath } from "d3-geo"
import { type KeyboardEvent, useRef } from "react"
import styled from "styled-components"
import { feature, mesh } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"
import atlas from "us-atlas/states-albers-10m.json"
import { color, text } from "../../theme/index.ts"
import { count, money, moneyShort } from "../format/index.ts"
import { besideMiddle, type Place, radiusOf, type UsMapProps } from "./model.ts"

// Projected already, by Albers' equal-area conic with Alaska and Hawaii in insets, to 975 × 610.
const topology = atlas as unknown as Topology<{ readonly states: GeometryCollection<{ readonly name: string }> }>
const path = geoPath()
const states = feature(topology, topology.objects.states).features.map((state) => ({
  name: state.properties.name,
  outline: path(state) ?? "",
  middle: path.centroid(state),
}))
const borders = path(mesh(topology, topology.objects.states, (one, other) => one !== other)) ?? ""
const middles = new Map(states.map(({ name, middle }) => [name, middle]))

interface Drawn extends Place {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Large circles first, so that small ones lie on top; those in a territory that the drawing leaves out are not drawn. */
const drawn = (places: readonly Place[]): readonly Drawn[] => {
  const largest = Math.max(0, ...places.map(({ cents }) => cents ?? 0))
  const nth = new Map<string, number>()
  return places
    .toSorted((one, other) => (other.cents ?? 0) - (one.cents ?? 0))
    .flatMap((place) => {
      const middle = middles.get(US_STATES[place.state])
      if (middle === undefined) return []
      const before = nth.get(place.state) ?? 0
      nth.set(place.state, before + 1)
      const [dx, dy] = besideMiddle(before)
      return [{ ...place, x: middle[0] + dx, y: middle[1] + dy, r: radiusOf(place.cents, largest) }]
    })
}

const words = ({ name, state, cents, note }: Place): string =>
  [name, US_STATES[state], cents === undefined ? undefined : money(cents, "never"), note].filter(Boolean).join(", ")

/** How far a key goes eastward; 0 chooses. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Enter: 0,
  " ": 0,
}

/** The drawing itself; `UsMap` fetches it. Arrows go from west to east, Enter chooses. */
export const UsMapDrawing = ({ label, places, selected, onSelect, hatched }: UsMapProps) => {
  const list = useRef<SVGSVGElement>(null)
  const circles = drawn(places)
  const eastward = circles.toSorted((one, other) => one.x - other.x)
  const stop = eastward.find(({ id }) => id === selected) ?? eastward[0]
  const press = (event: KeyboardEvent, place: Drawn) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step === 0) return onSelect(place.id)
    const next = eastward[eastward.indexOf(place) + step]
    if (next) list.current?.querySelector<SVGElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus()
  }
  const chosen = circles.find(({ id }) => id === selected)
  const elsewhere = places.length - circles.length
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing holds no select. */}
      <Land ref={list} viewBox="0 0 975 610" role="listbox" aria-label={label} aria-orientation="horizontal">
        <States hatched={hatched?.states.map((code) => US_STATES[code]) ?? []} />
        {circles.map((place) => (
          <circle
            key={place.id}
            data-id={place.id}
            role="option" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- A drawing holds no option element.
            aria-selected={place.id === selected}
            aria-label={words(place)}
            tabIndex={place === stop ? 0 : -1}
            cx={place.x}
            cy={place.y}
            r={place.r}
            onClick={() => onSelect(place.id)}
            onKeyDown={(event) => press(event, place)}
          />
        ))}
        {chosen && <Flag place={chosen} />}
      </Land>
      {elsewhere > 0 && <Note>{`${count(elsewhere)} outside the drawn states`}</Note>}
    </>
  )
}

const States = ({ hatched }: { readonly hatched: readonly string[] }) => (
  <g aria-hidden>
    <defs>
      <pattern id="xl-map-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" stroke={color.mapJudicial} strokeWidth="3" />
      </pattern>
    </defs>
    {states.map(({ name, outline }) => (
      <path key={name} d={outline} fill={color.mapLand} />
    ))}
    {states.map(({ name, outline }) =>
      hatched.includes(name) ? <path key={name} d={outline} fill="url(#xl-map-hatch)" opacity=".7" /> : null,
    )}
    <path d={borders} fill="none" stroke={color.mapLine} strokeWidth="1.5" />
  </g>
)

/** The chosen loan's name and amount, in ink; it stands on the side where there is room. */
const Flag = ({ place: { x, y, r, name, state, cents } }: { readonly place: Drawn }) => {
  const [left, top] = [Math.min(Math.max(x - 120, 4), 731), y - r > 80 ? y - r - 74 : y + r + 14]
  return (
    <g aria-hidden pointerEvents="none">
      <path d={`M${x} ${y}V${y - r > 80 ? top + 60 : top}`} stroke={color.ink} strokeWidth="2" />
      <rect x={left} y={top} width="240" height="60" rx="4" fill={color.ink} />
      <text x={left + 12} y={top + 25} fill={color.inkInv} fontWeight="600">
        {name.length > 20 ? `${name.slice(0, 19)}…` : name}
      </text>
      <text x={left + 12} y={top + 49} fill={color.inkInv}>
        {[state, cents === undefined ? undefined : moneyShort(cents)].filter(Boolean).join(", ")}
      </text>
    </g>
  )
}

const Land = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-size: 21px;
  circle {
    fill: ${color.elDebt};
    fill-opacity: 0.72;
    stroke: ${color.surface};
    stroke-width: 1.5;
    cursor: pointer;
    outline: none;
  }
  circle:hover {
    fill-opacity: 1;
  }
  circle[aria-selected="true"] {
    fill: ${color.ink};
    fill-opacity: 1;
  }
  circle:focus-visible {
    stroke: ${color.focus};
    stroke-width: 5;
  }
`
const Note = styled.p`
  ${text.micro} color: ${color.ink3};
`
