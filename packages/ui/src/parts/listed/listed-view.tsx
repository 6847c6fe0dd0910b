import { Observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import type { Listed } from "../../view-model/listed.ts"
import { Said } from "../layout/index.ts"
import { EmptyState, ErrorState, RowsSkeleton } from "../state/index.ts"

export interface ListedViewProps<P> {
  readonly listed: Listed<P>
  /** The list as the subject of a sentence: "Your notices" are loading, did not load. */
  readonly subject: string
  readonly onRetry: () => void
  /** What is on a page, to see whether it is empty. */
  readonly itemsOf: (page: P) => ReadonlyArray<unknown>
  /** Where nothing is listed: a sentence inside a panel, or a title with what fills it on a page. */
  readonly empty: string | { readonly title: string; readonly said: string; readonly isPlain?: boolean | undefined }
  readonly children: (page: P) => ReactNode
}

/** A list that may be on its way, not to be had, or empty. While another page is on its way, the one before stays. */
export const ListedView = <P,>({ listed, subject, onRetry, itemsOf, empty, children }: ListedViewProps<P>) => {
  if (listed.tag === "failed")
    return (
      <ErrorState title={`${subject} did not load`} onRetry={onRetry}>
        {listed.said}
      </ErrorState>
    )
  if (listed.page === null) return <RowsSkeleton label={`${subject} are loading`} />
  const { page } = listed
  // Rows are drawn here, not by who wrote them: what they read of a model is followed here.
  if (itemsOf(page).length > 0) return <Observer>{() => <>{children(page)}</>}</Observer>
  if (typeof empty === "string") return <Said $isQuiet>{empty}</Said>
  return (
    <EmptyState title={empty.title} hasDrawing={empty.isPlain !== true}>
      {empty.said}
    </EmptyState>
  )
}
