import { ActingBar as Bar } from "@xl/ui/mandates"
import { useViewModel } from "@xl/ui/view-model"
import { actingFor, stopActing, Tokens } from "../composition/index.ts"

/** Says for whom a Concierge acts, and lets them stop. */
export const ActingBar = () => {
  const kept = useViewModel(Tokens.kept)
  const acting = actingFor(kept)
  if (acting === null) return null
  const stop = () => {
    stopActing(kept)
    globalThis.location.assign("/seller/mandates")
  }
  return <Bar name={acting.name} onStop={stop} />
}
