import { FAILED_ON_A_PAGE } from "@xl/core/legal-documents"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Pagination, Panel } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { failedDocumentsModel } from "./failed-documents-model.ts"
import { FailedEntries } from "./failed-entries.tsx"

/** A seller's documents that could not be made, above the own assets; nothing where there are none. */
export const FailedDocumentsPanel = observer(() => {
  const model = useViewModel(failedDocumentsModel)
  useEffect(() => void model.open("own", 0), [model])
  useEffect(() => model.follow(), [model])
  const { offset, page } = model
  if (page === null || page.total === 0) return null
  return (
    <Panel title="Failed documents" isFlush>
      <FailedEntries model={model} assets={page.assets} hrefOf={(id) => `/seller/asset-overview/${id}`} />
      {page.total > FAILED_ON_A_PAGE && (
        <Pagination
          label="Failed documents"
          total={page.total}
          offset={offset}
          size={FAILED_ON_A_PAGE}
          onGo={(next) => void model.open("own", next)}
        />
      )}
    </Panel>
  )
})
