import { FAILED_ON_A_PAGE } from "@xl/core/legal-documents"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, ListedPanel, ScreenTitle } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { failedDocumentsModel } from "./failed-documents-model.ts"
import { FailedEntries } from "./failed-entries.tsx"

export interface FailedDocumentsScreenProps {
  readonly offset: number
  readonly onOffset: (offset: number) => void
}

/** Documents of closings that could not be made, of all assets, before the administrators; the latest failure first. */
export const FailedDocumentsScreen = observer(({ offset, onOffset }: FailedDocumentsScreenProps) => {
  const model = useViewModel(failedDocumentsModel)
  useEffect(() => void model.open("all", offset), [model, offset])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Failed documents</ScreenTitle>
        <Button onPress={() => void model.again()}>Look again</Button>
      </ScreenHead>
      <ListedPanel
        listed={model.listed}
        subject="The documents"
        label="Failed documents"
        onRetry={() => void model.again()}
        itemsOf={({ assets }) => assets}
        empty={{ title: "No document failed", said: "One that could not be made shows here until it is." }}
        pages={{ offset, size: FAILED_ON_A_PAGE, onGo: onOffset }}
      >
        {({ assets }) => <FailedEntries model={model} assets={assets} hrefOf={(id) => `/admin/deal/${id}`} />}
      </ListedPanel>
    </Wrap>
  )
})
