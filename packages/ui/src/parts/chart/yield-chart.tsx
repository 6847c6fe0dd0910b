import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { money, percent } from "../format/index.ts"
import { ByWidth } from "../layout/by-width.tsx"
import { Disclosure } from "../listed/disclosure.tsx"
import { Table } from "../table/table.tsx"
import type { ChosenPoint, YieldLine } from "./model.ts"
import { Plot } from "./plot.tsx"

export interface YieldChartProps {
  /** Names the drawing and its table: "Price by yield". */
  readonly label: string
  /** From the highest line to the lowest; all have the same yields. */
  readonly lines: ReadonlyArray<YieldLine>
  /** The price that is meant, in orange with its sentence. */
  readonly chosen?: ChosenPoint | undefined
}

const WIDE = { width: 760, height: 300, names: 124 }
const NARROW = { width: 340, height: 260, names: 112 }

/** What a loan costs at each yield that its buyer asks, with the same figures as a table. */
export const YieldChart = ({ label, lines, chosen }: YieldChartProps) => (
  <Figure aria-label={label}>
    {chosen && <Said>{chosen.said}</Said>}
    <ByWidth
      wide={<Plot lines={lines} chosen={chosen} field={WIDE} />}
      narrow={<Plot lines={lines} chosen={chosen} field={NARROW} />}
    />
    <Disclosure summary="The figures as a table">
      <Figures label={label} lines={lines} />
    </Disclosure>
  </Figure>
)

const Figures = ({ label, lines }: Pick<YieldChartProps, "label" | "lines">) => {
  const rows = (lines[0]?.points ?? []).map(({ yield: asked }, at) => ({ asked, at }))
  return (
    <Table
      label={`${label}, figures`}
      density="offers"
      narrow="scroll"
      rows={rows}
      keyOf={({ asked }) => String(asked)}
      nameOf={({ asked }) => percent(asked, 0)}
      columns={[
        { id: "yield", header: "Yield", cell: ({ asked }) => percent(asked, 0) },
        ...lines.map((line) => ({
          id: line.id,
          header: line.label,
          align: "end" as const,
          cell: ({ at }: { readonly at: number }) => money(line.points[at]?.price ?? 0, "never"),
        })),
      ]}
    />
  )
}

const Figure = styled.figure`
  margin: 0;
  min-width: 0;
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    font: 500 12px ${size.fontUi};
    font-variant-numeric: tabular-nums;
    fill: ${color.ink3};
  }
  text[data-name] {
    font-weight: 600;
    fill: ${color.blueText};
  }
  details {
    margin-top: 12px;
  }
`
const Said = styled.figcaption`
  ${text.label} margin-bottom: 12px;
  color: ${color.price};
`
