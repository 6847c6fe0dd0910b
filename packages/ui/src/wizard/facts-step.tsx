import { factAt } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Pair, Panel, Stack } from "../parts/index.ts"
import { FactWarnings } from "./fact-warnings.tsx"
import { FactField } from "./fact-field.tsx"
import type { AskedFact, AskedGroup } from "./facts.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { typeFact } from "./main-info.ts"

export interface FactsStepProps {
  readonly model: ListingWizard
  readonly groups: ReadonlyArray<AskedGroup>
}

/** A step of facts, group by group. */
export const FactsStep = ({ groups, model }: FactsStepProps) => (
  <Stack $gap={6}>
    {groups.map(({ facts, title }) => (
      <Panel key={title} title={title}>
        <FactFields model={model} facts={facts} />
      </Panel>
    ))}
  </Stack>
)

interface FactFieldsProps {
  readonly model: ListingWizard
  readonly facts: ReadonlyArray<AskedFact>
}

/** The fields of some facts, two beside each other. */
export const FactFields = observer(({ facts, model }: FactFieldsProps) => {
  const { errors, form } = model
  const unit = form.propertyOverview.unitOfMeasure ?? undefined
  return (
    <Pair>
      {facts.map((fact) => (
        <Stack key={fact.path} $gap={3}>
          <FactField
            fact={fact}
            value={factAt(form, fact.path)}
            onChange={(value) => typeFact(model, fact.path, value)}
            onLeave={() => model.leave(fact.field)}
            error={errors[fact.field]}
            unit={unit}
          />
          <FactWarnings model={model} at={fact.path} />
        </Stack>
      ))}
    </Pair>
  )
})
