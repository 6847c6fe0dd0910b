import type { ReactNode } from "react"
import { Poster } from "../parts/dialog/poster.tsx"

/** What stands beside the forms: three buildings of no loan, as seeds of their own. */
const HOUSES = [
  { type: "office", seed: "entry-a", ltvPercent: 62, building: { width: 74, height: 205 } },
  { type: "mixed", seed: "entry-b", ltvPercent: 38, building: { width: 92, height: 112 } },
  { type: "multifamily", seed: "entry-c", ltvPercent: 74, building: { width: 92, height: 150 } },
] as const

interface EntryPosterProps {
  readonly title: string
  /** Left out where only a login ends the dialog. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/** A form of the account dialogs beside its picture. */
export const EntryPoster = (props: EntryPosterProps) => (
  <Poster said="Every loan, drawn to scale." houses={HOUSES} {...props} />
)
