import { ErrorScreen } from "@xl/ui/frame"
import type { ReactNode } from "react"
import { LostPart, reloadAsked } from "../parts/index.ts"

/** What stands in for pages that broke, or whose code did not arrive. */
export const brokenBy = (reason: unknown): ReactNode => (
  <ErrorScreen onRetry={() => void reloadAsked()} isPartLost={reason instanceof LostPart} />
)
