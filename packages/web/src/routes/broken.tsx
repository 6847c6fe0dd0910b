import { ErrorScreen } from "@xl/ui/frame"
import type { ReactNode } from "react"
import { LostPart } from "./lost-part.ts"

/** What stands in for pages that broke, or whose code did not arrive. */
export const brokenBy = (reason: unknown): ReactNode => (
  <ErrorScreen onRetry={() => location.reload()} isPartLost={reason instanceof LostPart} />
)
