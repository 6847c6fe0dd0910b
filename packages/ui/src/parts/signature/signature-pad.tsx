import { type PointerEvent, useId, useRef, useState } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { Icon } from "../icon/index.ts"

/** Lines by whole points, and the field in whose units they are. */
export interface DrawnSignature {
  readonly path: string
  readonly dimensions: { readonly width: number; readonly height: number }
}

export interface SignaturePadProps {
  readonly label: string
  readonly helper?: string | undefined
  readonly error?: string | undefined
  readonly value: DrawnSignature | null
  readonly onChange: (signature: DrawnSignature | null) => void
}

const FIELD = { width: 600, height: 160 } as const

type Point = readonly [x: number, y: number]

const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point => {
  const { height, left, top, width } = currentTarget.getBoundingClientRect()
  const inside = (at: number, most: number) => Math.round(Math.min(most, Math.max(0, at)))
  return [
    inside(((clientX - left) / width) * FIELD.width, FIELD.width),
    inside(((clientY - top) / height) * FIELD.height, FIELD.height),
  ]
}

/** A press without a move is a dot, which is no line. */
const lineOf = (points: ReadonlyArray<Point>): string =>
  points.length < 2 ? "" : points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("")

/** The line under the pointer, and what to do as it moves. */
const usePen = (done: (line: string) => void) => {
  const points = useRef<Array<Point>>([])
  const [line, setLine] = useState("")
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    points.current = [pointOf(event)]
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = points.current.at(-1)
    const [x, y] = pointOf(event)
    if (!last || (last[0] === x && last[1] === y)) return
    points.current.push([x, y])
    setLine(lineOf(points.current))
  }
  const up = () => {
    const drawn = lineOf(points.current)
    points.current = []
    setLine("")
    if (drawn !== "") done(drawn)
  }
  return { line, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } }
}

/** A field to sign in by hand. */
export const SignaturePad = ({ label, helper = "", error = "", value, onChange }: SignaturePadProps) => {
  const helpId = useId()
  const kept = value?.path ?? ""
  const { handlers, line } = usePen((drawn) => onChange({ path: `${kept}${drawn}`, dimensions: FIELD }))
  const path = `${kept}${line}`
  return (
    <Whole>
      <Head>
        <span>{label}</span>
        {value && (
          <Button size="small" kind="quiet" onPress={() => onChange(null)}>
            Clear
          </Button>
        )}
      </Head>
      <Field
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn in, which no img is.
        role="img"
        aria-label={`${label}: ${toldOf(path)}`}
        aria-describedby={helpId}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        data-invalid={error !== "" || undefined}
        {...handlers}
      >
        <line x1="24" x2="576" y1="124" y2="124" />
        {path !== "" && <path d={path} />}
      </Field>
      <Words id={helpId} helper={helper} error={error} />
    </Whole>
  )
}

const toldOf = (path: string) => (path === "" ? "nothing is drawn" : "something is drawn")

interface WordsProps {
  readonly id: string
  readonly helper: string
  readonly error: string
}

const Words = ({ error, helper, id }: WordsProps) =>
  error === "" ? (
    <Help id={id}>{helper}</Help>
  ) : (
    <Wrong id={id} role="alert">
      <Icon name="alert" size={14} />
      {error}
    </Wrong>
  )

const Whole = styled.div`
  min-width: 0;
`
const Head = styled.div`
  ${text.label} display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
  margin-bottom: 6px;
`
const Field = styled.svg`
  display: block;
  width: 100%;
  max-width: ${FIELD.width}px;
  border: 1px solid ${color.control};
  border-radius: ${size.r2};
  background: ${color.surface};
  cursor: crosshair;
  touch-action: none;
  line {
    stroke: ${color.line};
    stroke-width: 1;
  }
  path {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-invalid] {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
const Help = styled.p`
  ${text.micro} margin-top: 6px;
  color: ${color.ink3};
  &:empty {
    display: none;
  }
`
const Wrong = styled(Help)`
  display: flex;
  gap: 5px;
  color: ${color.bad};
`
