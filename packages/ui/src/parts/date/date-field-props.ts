import type { Day } from "@xl/core/shared"
import type { FieldWords } from "../field/frame.tsx"
import type { Bounds } from "./bounds.ts"

export interface DateFieldProps extends Bounds, FieldWords {
  /** A UTC calendar day; nothing while empty, half typed or refused. */
  readonly day: Day | undefined
  readonly onChange: (day: Day | undefined) => void
}
