import { type LegalPage, type WizardPage } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import { Button, EmptyState, Form, FormActions, Panel, showFirstWrong, Stack } from "../parts/index.ts"
import { useStepStart } from "../profile/use-step-start.ts"
import { AdvisorsStep } from "./advisors-step.tsx"
import { NOTE_FACTS, PROPERTY_FACTS } from "./facts.ts"
import { FactsStep } from "./facts-step.tsx"
import { LegalStep } from "./legal-step.tsx"
import { MainInfoStep } from "./main-info-step.tsx"
import { isPageEditable, type SaveKind } from "./save-plan.ts"
import type { StepFormProps } from "./wizard-props.ts"

type Fields = (props: StepFormProps) => ReactNode

const legal =
  (page: LegalPage): Fields =>
  ({ model, parts }) => <LegalStep model={model} page={page} ownDocument={parts.agreement?.(model)} />

/** The fields of each page. */
const FIELDS: { readonly [Page in WizardPage]: Fields } = {
  "asset-info": ({ model }) => <MainInfoStep model={model} />,
  "note-overview": ({ model }) => <FactsStep model={model} part="noteOverview" groups={NOTE_FACTS} />,
  "property-details": ({ model }) => <FactsStep model={model} part="propertyOverview" groups={PROPERTY_FACTS} />,
  pictures: ({ model, parts }) => parts.pictures(model),
  "due-diligence": () => null,
  "legal/ca": legal("ca"),
  "legal/bda": legal("bda"),
  "legal/terms": legal("terms"),
  advisors: ({ model, profile }) => <AdvisorsStep model={model} profile={profile} />,
}

const FIRST = "input, textarea, button"

/** A link to what is missing leads to its field, and the focus with it. */
const useField = (field: string, page: WizardPage): void => {
  useEffect(() => {
    if (field === "") return
    const place = document.getElementById(field)
    place?.scrollIntoView({ block: "center" })
    place?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
  }, [field, page])
}

/** A page's fields and what one can do with them. */
export const StepForm = observer((props: StepFormProps) => {
  const { field, model, onGo, page } = props
  const start = useStepStart(page)
  const within = useRef<HTMLDivElement>(null)
  useField(field, page)
  if (model.isPending) return <Pending />
  if (!isPageEditable(page, model.standing)) return <Closed />
  const save = async (kind: SaveKind) => {
    const path = await model.save(kind, page)
    if (path !== null) onGo(path)
    else if (kind !== "next") showFirstWrong(within.current)
  }
  return (
    <div ref={within}>
      <Room {...props} />
      <Form label="Step of the listing" onSend={() => save("next")}>
        <Stack $gap={6}>
          <div ref={start}>{FIELDS[page](props)}</div>
          <FormActions>
            <Button kind="plain" isDisabled={model.isSaving} onPress={() => void save("later")}>
              Finish later
            </Button>
            <Button isDisabled={model.isSaving} onPress={() => void save("save")}>
              Save
            </Button>
            <Button kind="primary" type="submit" isPending={model.isSaving}>
              {page === "advisors" ? "Save and finish" : "Save and next"}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </div>
  )
})

/** Stands before the form: its own dialogs are sent by themselves. */
const Room = observer(({ model, page, parts }: StepFormProps) =>
  page === "due-diligence" && model.id !== null ? <>{parts.dataRoom(model.id)}</> : null,
)

const Pending = () => (
  <Panel label="Waiting for review">
    <EmptyState title="An administrator looks at this asset" hasDrawing={false}>
      While publication is requested nothing of it changes. Take the request back to go on editing.
    </EmptyState>
  </Panel>
)

const Closed = () => (
  <Panel label="Facts that stand still">
    <EmptyState title="These facts stand still" hasDrawing={false}>
      Buyers bid on what they say, so they do not change in this status. Advisors may change until the sale is closed.
    </EmptyState>
  </Panel>
)
