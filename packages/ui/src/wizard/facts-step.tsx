import type { ListingForm } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Pair, Panel, Stack } from "../parts/index.ts"
import { FactField } from "./fact-field.tsx"
import type { FactGroup } from "./facts.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export interface FactsStepProps<P extends "noteOverview" | "propertyOverview"> {
  readonly model: ListingWizard
  readonly part: P
  readonly groups: ReadonlyArray<FactGroup<keyof ListingForm[P] & string>>
}

/** A step of facts, group by group. */
export const FactsStep = observer(
  <P extends "noteOverview" | "propertyOverview">({ groups, model, part }: FactsStepProps<P>) => {
    const facts: { readonly [field: string]: unknown } = model.form[part]
    const change = (field: string, value: unknown) => model.type({ [part]: { ...facts, [field]: value } })
    const unit = model.form.propertyOverview.unitOfMeasure ?? undefined
    return (
      <Stack $gap={6}>
        {groups.map(({ facts: all, title }) => (
          <Panel key={title} title={title}>
            <Pair>
              {all.map((fact) => (
                <FactField
                  key={fact.field}
                  fact={fact}
                  value={facts[fact.field]}
                  onChange={(value) => change(fact.field, value)}
                  onLeave={() => model.leave(fact.field)}
                  error={model.errors[fact.field]}
                  unit={unit}
                />
              ))}
            </Pair>
          </Panel>
        ))}
      </Stack>
    )
  },
)
