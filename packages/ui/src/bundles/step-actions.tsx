import type { ReactNode } from "react"
import { Button, FormActions } from "../parts/index.ts"

interface Props {
  /** Where back leads; nothing at the first step. */
  readonly before: string | null
  readonly onGo: (path: string) => void
  /** The button that goes on. */
  readonly children: ReactNode
}

/** Under every step: back at the left of what goes on. */
export const StepActions = ({ before, onGo, children }: Props) => (
  <FormActions>
    {before !== null && (
      <Button size="large" onPress={() => onGo(before)}>
        Back
      </Button>
    )}
    {children}
  </FormActions>
)
