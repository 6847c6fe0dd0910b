import { Panel } from "../panel/index.ts"
import { Stack } from "../layout/index.ts"
import { Pagination } from "../table/pagination.tsx"
import { ListedView, type ListedViewProps } from "./listed-view.tsx"

export interface ListedPanelProps<P extends { readonly total: number }> extends ListedViewProps<P> {
  /** Names the panel and its pages for screen readers. */
  readonly label: string
  /** Where the list has pages: which begins where, how many rows a page holds, and how one goes to another. */
  readonly pages?:
    | { readonly offset: number; readonly size: number; readonly onGo: (offset: number) => void }
    | undefined
}

/** A screen's one list: a panel of rows, and below it the pages where there are more than one. */
export const ListedPanel = <P extends { readonly total: number }>(props: ListedPanelProps<P>) => {
  const { label, pages, children, ...view } = props
  return (
    <ListedView {...view}>
      {(page) => (
        <Stack $isPage>
          <Panel isFlush label={label}>
            {children(page)}
          </Panel>
          {pages && page.total > pages.size && <Pagination label={label} total={page.total} {...pages} />}
        </Stack>
      )}
    </ListedView>
  )
}
