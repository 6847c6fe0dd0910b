import type { MandateView } from "@xl/core/mandates"
import { stands } from "@xl/core/mandates"
import { dayOf } from "@xl/core/shared"
import type { ReactNode } from "react"
import { day, Entries, Entry } from "../parts/index.ts"

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
  <Entries $isInset aria-label={label}>
    {mandates.map((mandate) => (
      <Entry
        key={mandate.id}
        title={nameOf(mandate)}
        meta={<span>{since(mandate)}</span>}
        action={stands(mandate) ? action?.(mandate) : undefined}
      />
    ))}
  </Entries>
)
