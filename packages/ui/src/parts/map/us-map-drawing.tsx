import { US_STATES } from "@xl/core/shared"
import { geoPath } from "d3-geo"
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react"
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
  const unit = useUnit(list)
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
        {chosen && unit !== undefined && <Flag place={chosen} unit={unit} />}
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

/** Of the viewBox, and of the flag on the screen, in px: its words are as large on a phone as on a wide screen. */
const [WIDE, FLAG] = [975, { width: 172, height: 44, gap: 10, inset: 9, lines: [18, 35] }] as const
const FLAG_TEXT_PX = 13

/** How many units of the drawing one px of the screen is; `undefined` until it is measured. */
const useUnit = (drawing: RefObject<SVGSVGElement | null>): number | undefined => {
  const [unit, setUnit] = useState<number>()
  useLayoutEffect(() => {
    const svg = drawing.current
    if (svg === null) return undefined
    const watch = new ResizeObserver(() => setUnit(WIDE / Math.max(svg.clientWidth, 1)))
    watch.observe(svg)
    return () => watch.disconnect()
  }, [drawing])
  return unit
}

/** The chosen loan's name and amount, in ink; it stands on the side where there is room. */
const Flag = ({ place, unit }: { readonly place: Drawn; readonly unit: number }) => {
  const { x, y, r, name, state, cents } = place
  const [width, height, gap, inset] = [FLAG.width * unit, FLAG.height * unit, FLAG.gap * unit, FLAG.inset * unit]
  const isAbove = y - r > height + gap
  const left = Math.min(Math.max(x - width / 2, unit), WIDE - width - unit)
  const top = isAbove ? y - r - height - gap : y + r + gap
  return (
    <g aria-hidden pointerEvents="none" fontSize={FLAG_TEXT_PX * unit}>
      <path d={`M${x} ${y}V${isAbove ? top + height : top}`} stroke={color.ink} strokeWidth={unit} />
      <rect x={left} y={top} width={width} height={height} rx={2 * unit} fill={color.ink} />
      <text x={left + inset} y={top + FLAG.lines[0] * unit} fill={color.inkInv} fontWeight="600">
        {name.length > 20 ? `${name.slice(0, 19)}…` : name}
      </text>
      <text x={left + inset} y={top + FLAG.lines[1] * unit} fill={color.inkInv}>
        {[state, cents === undefined ? undefined : moneyShort(cents)].filter(Boolean).join(", ")}
      </text>
    </g>
  )
}

const Land = styled.svg`
  display: block;
  width: 100%;
  height: auto;
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
