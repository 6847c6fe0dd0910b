import { lazyPart } from "@xl/ui/parts"
import { useViewModel } from "@xl/ui/view-model"
import { type ReactNode, Suspense } from "react"
import { actingFor, stopActing, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"

const NotCovered = lazyPart(async () => ({ default: (await import("@xl/ui/mandates")).NotCoveredScreen }))

/** A page of what is one's own: whoever acts for a seller is told that no mandate covers it, and nothing of it is asked. */
export const OwnGuard = ({ children }: { readonly children: ReactNode }) => {
  const kept = useViewModel(Tokens.kept)
  const acting = actingFor(kept)
  const stop = () => {
    stopActing(kept)
    globalThis.location.assign("/seller/mandates")
  }
  return (
    <Guard>
      {acting === null ? (
        children
      ) : (
        <Suspense fallback={null}>
          <NotCovered name={acting.name} onStop={stop} />
        </Suspense>
      )}
    </Guard>
  )
}
