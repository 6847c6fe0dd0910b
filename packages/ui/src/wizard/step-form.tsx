import { observer } from "mobx-react-lite"
import { Suspense, useEffect, useRef } from "react"
import {
  Button,
  EmptyState,
  Form,
  FormActions,
  Panel,
  RowsSkeleton,
  isHeldBack,
  showFirstWrong,
  Stack,
  useOnceUsed,
} from "../parts/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useStepStart } from "../profile/use-step-start.ts"
import { MainInfoStep } from "./main-info-step.tsx"
import { isPageEditable, type SaveKind } from "./save-plan.ts"
import type { StepFormProps } from "./wizard-props.ts"

/** Every page after the first: fetched when one goes on, and before that as soon as the first is used. */
const load = () => import("./later-steps.tsx")
const LaterStep = lazyPart(async () => ({ default: (await load()).LaterStep }))

const FIRST = 'input:not([type="hidden"], [hidden]), textarea, button'

/** By the place that is called after it, or by its own name. */
const fieldNamed = (name: string): HTMLElement | null =>
  document.getElementById(name)?.querySelector<HTMLElement>(FIRST) ??
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)

/** A link to what is missing leads to its field, and the focus with it. */
const useField = ({ field, page, visit }: Pick<StepFormProps, "field" | "page" | "visit">): void => {
  useEffect(() => {
    if (field === "") return
    const found = fieldNamed(field)
    found?.scrollIntoView({ block: "center" })
    found?.focus({ preventScroll: true })
  }, [field, page, visit])
}

/** A page's fields and what one can do with them. */
export const StepForm = observer((props: StepFormProps) => {
  const { model, onGo, page } = props
  const within = useRef<HTMLDivElement>(null)
  useOnceUsed(load)
  if (model.isPending) return <Pending />
  if (!isPageEditable(page, model.standing)) return <Closed />
  const save = async (kind: SaveKind) => {
    if (isHeldBack(within.current)) return
    const path = await model.save(kind, page)
    if (path !== null) onGo(path)
    else if (kind !== "next") showFirstWrong(within.current)
  }
  return (
    <div ref={within}>
      <Room {...props} />
      <Form label="Step of the listing" onSend={() => save("next")}>
        <Stack $gap={6}>
          <Suspense fallback={<RowsSkeleton label="The step is loading" />}>
            <Fields {...props} />
          </Suspense>
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

/** The focus begins in a page's fields once they are here. */
const Fields = (props: StepFormProps) => {
  const { model, page } = props
  const start = useStepStart(page)
  useField(props)
  return <div ref={start}>{page === "asset-info" ? <MainInfoStep model={model} /> : <LaterStep {...props} />}</div>
}

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
