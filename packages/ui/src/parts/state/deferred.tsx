import { type ReactNode, useEffect, useState } from "react"
import { ErrorState } from "./error-state.tsx"

export interface DeferredProps<M> {
  /** Fetches the part, as `() => import("./us-map-drawing.tsx")`; the same function at each render. */
  readonly load: () => Promise<M>
  /** "The map": begins the sentence that says what did not load. */
  readonly what: string
  /** In the part's own place and size until it is there. */
  readonly waiting: ReactNode
  readonly children: (loaded: M) => ReactNode
}

type Fetched<M> =
  | { readonly tag: "waiting" }
  | { readonly tag: "failed" }
  | { readonly tag: "here"; readonly loaded: M }

/** A heavy part, fetched when it is first shown. Where that fails the rest of the page stays, and the part can be asked for again. */
export const Deferred = <M,>({ load, what, waiting, children }: DeferredProps<M>) => {
  const [fetched, setFetched] = useState<Fetched<M>>({ tag: "waiting" })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const show = (next: Fetched<M>) => {
      if (isWanted) setFetched(next)
    }
    void load().then(
      (loaded) => show({ tag: "here", loaded }),
      () => show({ tag: "failed" }),
    )
    return () => void (isWanted = false)
  }, [load, attempt])
  const again = () => {
    setFetched({ tag: "waiting" })
    setAttempt(attempt + 1)
  }
  if (fetched.tag === "here") return children(fetched.loaded)
  if (fetched.tag === "waiting") return waiting
  return (
    <ErrorState title={`${what} did not load`} onRetry={again}>
      The rest of the page is complete. The connection may have broken, or a new version is out.
    </ErrorState>
  )
}
