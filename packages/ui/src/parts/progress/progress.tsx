import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

export interface ProgressProps {
  readonly label: string
  /** 0 to 1; nothing while nobody knows. What lies outside is drawn at the end that it passed. */
  readonly value?: number | undefined
  /** Instead of the percentage, as "3 of 5 files". */
  readonly said?: string | undefined
  readonly isLabelHidden?: boolean | undefined
}

const share = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(1, Math.max(0, value)) * 100) : 0

/** How far something is that ends: a file on its way, an import. What only waits is a skeleton. */
export const Progress = ({ label, value, said, isLabelHidden = false }: ProgressProps) => {
  const words = said ?? (value === undefined ? "Under way" : `${share(value)}%`)
  return (
    <Box>
      {!isLabelHidden && (
        <Line aria-hidden>
          <span>{label}</span>
          <span>{words}</span>
        </Line>
      )}
      <Bar aria-label={label} aria-valuetext={words} max={100} value={value === undefined ? undefined : share(value)} />
    </Box>
  )
}

const Box = styled.div`
  min-width: 0;
`
const Line = styled.div`
  ${text.dense} display: flex;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 6px;
  > :first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > :last-child {
    color: ${color.ink3};
    white-space: nowrap;
  }
`
const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 4px;
  border: 0;
  background: ${color.line};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.blue};
    transition: inline-size 90ms linear;
  }
  &::-moz-progress-bar {
    background: ${color.blue};
  }
  &:indeterminate {
    background: linear-gradient(90deg, ${color.line} 0 35%, ${color.blue} 35% 65%, ${color.line} 65%);
  }
  &:indeterminate::-webkit-progress-bar {
    background: none;
  }
`
