import { observer } from "mobx-react-lite"
import { Suspense, useCallback, useEffect, useState } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useHeldBack } from "./held-back.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { isInWizard } from "./save-plan.ts"

const LeaveQuestion = lazyPart(async () => ({ default: (await import("./leave-question.tsx")).LeaveQuestion }))

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target !== ""

const leaves = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname !== location.pathname && !isInWizard(pathname)

/** Where a pressed link would lead out of the wizard; nothing for one that opens elsewhere or stays. */
const wayOut = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link === null || opensElsewhere(event, link)) return null
  const to = new URL(link.href, location.href)
  return leaves(to) ? to.pathname + to.search + to.hash : null
}

const leadsOut = ({ pathname }: URL): boolean => !isInWizard(pathname)

/** A link's address, or how many entries of the history Back or Forward goes. */
type Way = { readonly tag: "link"; readonly path: string } | { readonly tag: "moved"; readonly steps: number }

/** Asks whoever leaves with something typed and not saved, by a link, by Back or Forward, or by closing the tab. */
export const LeaveDialog = observer(
  ({ model, onGo }: { readonly model: ListingWizard; readonly onGo: (path: string) => void }) => {
    const [wanted, setWanted] = useState<Way | null>(null)
    const { isDirty } = model
    useHeldBack(
      isDirty,
      leadsOut,
      useCallback((steps: number) => setWanted({ tag: "moved", steps }), []),
    )
    useEffect(() => {
      if (!isDirty) return
      const press = (event: MouseEvent) => {
        const path = wayOut(event)
        if (path === null) return
        event.preventDefault()
        event.stopPropagation()
        setWanted({ tag: "link", path })
      }
      const close = (event: BeforeUnloadEvent) => event.preventDefault()
      addEventListener("click", press, true)
      addEventListener("beforeunload", close)
      return () => {
        removeEventListener("click", press, true)
        removeEventListener("beforeunload", close)
      }
    }, [isDirty])
    if (wanted === null) return null
    const leave = () => {
      setWanted(null)
      model.reset()
      if (wanted.tag === "link") onGo(wanted.path)
      else history.go(wanted.steps)
    }
    return (
      <Suspense fallback={null}>
        <LeaveQuestion onStay={() => setWanted(null)} onLeave={leave} />
      </Suspense>
    )
  },
)
