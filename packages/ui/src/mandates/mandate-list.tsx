import type { MandateView } from "@xl/core/mandates"
import { stands } from "@xl/core/mandates"
import { dayOf } from "@xl/core/shared"
import type { ReactNode } from "react"
import styled from "styled-components"
import { day, Said } from "../parts/index.ts"
import { color } from "../theme/index.ts"

export interface MandateListProps {
  readonly label: string
  readonly mandates: ReadonlyArray<MandateView>
  readonly nameOf: (mandate: MandateView) => string
  /** What can be done with one that stands. */
  readonly action?: ((mandate: MandateView) => ReactNode) | undefined
}

const since = ({ endedAt, givenAt }: MandateView): string =>
  endedAt === null ? `Since ${day(dayOf(givenAt))}` : `${day(dayOf(givenAt))} to ${day(dayOf(endedAt))}, ended`

/** Mandates with the other side's name and their days. */
export const MandateList = ({ action, label, mandates, nameOf }: MandateListProps) => (
  <Lines aria-label={label}>
    {mandates.map((mandate) => (
      <li key={mandate.id}>
        <div>
          <b>{nameOf(mandate)}</b>
          <Said $isQuiet>{since(mandate)}</Said>
        </div>
        {stands(mandate) && action?.(mandate)}
      </li>
    ))}
  </Lines>
)

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 10px 0;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li > div:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
