import type { UserId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Button, Cluster, ErrorState, Panel, RowsSkeleton, Said, Select, Stack } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { EndMandateDialog } from "./end-mandate-dialog.tsx"
import { GiveMandateDialog } from "./give-mandate-dialog.tsx"
import { MandateList } from "./mandate-list.tsx"
import { type MandatesModel, mandatesModel } from "./mandates-model.ts"

interface ModelProps {
  readonly model: MandatesModel
}

/** Who acts for a seller, and the ways to let a Concierge and to end that. */
export const OwnMandatesPanel = () => {
  const model = useViewModel(mandatesModel)
  useEffect(() => void model.show("given"), [model])
  useEffect(() => model.follow(), [model])
  return (
    <Panel title="Who acts for you">
      <Given model={model} />
      <GiveMandateDialog model={model} />
      <EndMandateDialog
        model={model}
        text={({ conciergeName }) => `${conciergeName} can do nothing for you from then on. What was done stays.`}
      />
    </Panel>
  )
}

const Given = observer(({ model }: ModelProps) => {
  const { listed, page } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="Your mandates did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="Your mandates are loading" />
  return (
    <Stack $gap={4}>
      <Said $isQuiet>
        A Concierge lists and edits loans, runs data rooms and answers offers in your name. Bank accounts, signatures,
        your profile and your password stay yours. Everything is recorded with the Concierge’s name.
      </Said>
      {page.given.length > 0 && (
        <MandateList
          label="Mandates you gave"
          mandates={page.given}
          nameOf={({ conciergeName }) => conciergeName}
          action={(mandate) => (
            <Button
              size="small"
              aria-label={`End mandate of ${mandate.conciergeName}`}
              onPress={() => model.askEnd(mandate)}
            >
              End
            </Button>
          )}
        />
      )}
      <Giving model={model} />
    </Stack>
  )
})

const Giving = observer(({ model }: ModelProps) => {
  const { chosen, concierges, open } = model
  if (open.length === 0)
    return concierges.length === 0 ? (
      <Said>No Concierge is available yet.</Said>
    ) : (
      <Said>Every Concierge on the market has a mandate from you.</Said>
    )
  return (
    <Cluster $gap={4} $isFoot>
      <Select
        label="Concierge"
        options={open.map(({ companyName, id, name }) => ({
          id,
          label: companyName ? `${name}, ${companyName}` : name,
        }))}
        value={chosen}
        onChange={(id) => model.choose(id as UserId)}
      />
      <Button kind="primary" isDisabled={chosen === undefined} onPress={() => model.askGive(true)}>
        Give mandate
      </Button>
    </Cluster>
  )
})
