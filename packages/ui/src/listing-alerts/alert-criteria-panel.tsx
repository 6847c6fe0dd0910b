import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { addresses } from "../frame/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { Button, Cluster, KeyValueGrid, Panel, Said, TextLink } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { alertCriteriaModel, type AlertCriteriaModel } from "./alert-criteria-model.ts"
import { criteriaFacts } from "./alert-criteria-words.ts"

const AlertCriteriaDialog = lazyPart(async () => ({
  default: (await import("./alert-criteria-dialog.tsx")).AlertCriteriaDialog,
}))

/** Of which listings one is told, and how often. */
export const AlertCriteriaPanel = observer(() => {
  const model = useViewModel(alertCriteriaModel)
  return (
    <Panel title="Notification criteria" end={<Actions model={model} />}>
      {model.isSaid ? (
        <KeyValueGrid items={criteriaFacts(model.kept)} />
      ) : (
        <Said>Be told when a loan that fits what you look for is listed: by mail and here, as often as you like.</Said>
      )}
      <Said $isQuiet>
        Several wishes, each with its own rhythm, are <TextLink href={addresses.savedSearches}>saved searches</TextLink>
        .
      </Said>
      {model.form !== null && (
        <Suspense fallback={null}>
          <AlertCriteriaDialog model={model} form={model.form} />
        </Suspense>
      )}
    </Panel>
  )
})

const Actions = observer(({ model }: { readonly model: AlertCriteriaModel }) => (
  <Cluster>
    {model.isOn && (
      <Button size="small" kind="quiet" onPress={() => void model.turnOff()} isDisabled={model.isSaving}>
        Turn off
      </Button>
    )}
    <Button size="small" onPress={model.open}>
      {model.isSaid ? "Edit criteria" : "Set criteria"}
    </Button>
  </Cluster>
))
