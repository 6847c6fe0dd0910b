import { moneyShort, percent } from "../format/index.ts"
import { color } from "../../theme/index.ts"
import { apart, mapped, ticks } from "./scale.ts"
import type { ChosenPoint, YieldLine } from "./model.ts"

/** The drawing's own field in px. */
export interface Field {
  readonly width: number
  readonly height: number
  /** Kept at the right for the names of the lines. */
  readonly names: number
}

const DASH = { solid: undefined, dash: "7 5", dots: "2 4" } as const
/** Left of the field for amounts, above it, and below it for yields. */
const [AMOUNTS, ABOVE, YIELDS] = [52, 16, 30]
/** From one name's baseline to the next. */
const LINE = 16

interface PlotProps {
  readonly lines: ReadonlyArray<YieldLine>
  readonly chosen?: ChosenPoint | undefined
  readonly field: Field
}

const scaleOf = ({ lines, chosen, field }: PlotProps) => {
  const points = lines.flatMap((line) => line.points)
  const yields = [...points.map((point) => point.yield), ...(chosen ? [chosen.yield] : [])]
  const prices = [...points.map(({ price }) => price), ...(chosen ? [chosen.price] : [])]
  const across = [Math.min(...yields), Math.max(...yields)] as const
  const up = ticks(Math.min(...prices), Math.max(...prices), 6)
  const ground = field.height - YIELDS
  return {
    x: mapped(across, [AMOUNTS, field.width - field.names]),
    y: mapped([up[0] ?? 0, up.at(-1) ?? 0], [ground, ABOVE]),
    up,
    along: ticks(across[0], across[1], Math.max(4, Math.floor((field.width - AMOUNTS - field.names) / 70))).filter(
      (value) => value >= across[0] && value <= across[1],
    ),
    ground,
    right: field.width - field.names,
  }
}
type Scale = ReturnType<typeof scaleOf>

const path = ({ points }: YieldLine, { x, y }: Scale): string =>
  points.map((point, at) => `${at === 0 ? "M" : "L"}${x(point.yield).toFixed(1)} ${y(point.price).toFixed(1)}`).join("")

/** The lines of a chart, its axes and the point chosen, in px of the field. */
export const Plot = (props: PlotProps) => {
  const { lines, chosen, field } = props
  const scale = scaleOf(props)
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden>
      <Axes scale={scale} />
      <Veil lines={lines} scale={scale} />
      {lines.map((line) => (
        <path
          key={line.id}
          d={path(line, scale)}
          fill="none"
          stroke={color.ch1}
          strokeWidth={line.dash === "solid" ? 2.5 : 1.5}
          strokeDasharray={DASH[line.dash]}
        />
      ))}
      <Names lines={lines} scale={scale} />
      {chosen && <Chosen chosen={chosen} scale={scale} />}
    </svg>
  )
}

const Axes = ({ scale: { x, y, up, along, ground, right } }: { readonly scale: Scale }) => (
  <g>
    {up.map((price, at) => (
      <g key={price}>
        <path d={`M${AMOUNTS} ${y(price)}H${right}`} stroke={at === 0 ? color.rule : color.chGrid} />
        <text x={AMOUNTS - 8} y={y(price) + 4} textAnchor="end">
          {moneyShort(price, 1)}
        </text>
      </g>
    ))}
    {along.map((value) => (
      <g key={value}>
        <path d={`M${x(value)} ${ground}v5`} stroke={color.rule} />
        <text x={x(value)} y={ground + 20} textAnchor="middle">
          {percent(value, 0)}
        </text>
      </g>
    ))}
  </g>
)

/** What lies between the limits. */
const Veil = ({ lines, scale }: { readonly lines: ReadonlyArray<YieldLine>; readonly scale: Scale }) => {
  const limits = lines.filter(({ dash }) => dash !== "solid")
  const [upper, lower] = [limits[0], limits.at(-1)]
  if (upper === undefined || lower === undefined || upper === lower) return null
  const back = path({ ...lower, points: lower.points.toReversed() }, scale).replace("M", "L")
  return <path d={`${path(upper, scale)}${back}Z`} fill={color.ch1} opacity=".1" />
}

const Names = ({ lines, scale }: { readonly lines: ReadonlyArray<YieldLine>; readonly scale: Scale }) => {
  const ends = lines.map(({ points }) => scale.y(points.at(-1)?.price ?? 0) + 4)
  const baselines = apart(ends, LINE, scale.ground)
  return lines.map(({ id, label }, at) => (
    <text key={id} x={scale.right + 8} y={baselines[at]} data-name>
      {label}
    </text>
  ))
}

/** A price somebody puts on the loan, with lines to both axes. */
const Chosen = ({ chosen, scale: { x, y, ground } }: { readonly chosen: ChosenPoint; readonly scale: Scale }) => {
  const [at, height] = [x(chosen.yield), y(chosen.price)]
  return (
    <g>
      <path
        d={`M${AMOUNTS} ${height}H${at}V${ground}`}
        fill="none"
        stroke={color.priceLine}
        strokeDasharray="2 3"
        strokeWidth="1.25"
      />
      <circle cx={at} cy={height} r="5" fill={color.priceLine} stroke={color.surface} strokeWidth="2" />
    </g>
  )
}
