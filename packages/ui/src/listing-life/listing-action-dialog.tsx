import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/index.ts"
import { isGone, type ListingActionsModel } from "./listing-actions-model.ts"

const Question = lazyPart(async () => ({
  default: (await import("./listing-action-question.tsx")).ListingActionQuestion,
}))

export interface ListingActionDialogProps {
  readonly model: ListingActionsModel
  /** Called once the listing is gone for good. */
  readonly onGone?: (() => void) | undefined
}

/** The question before an action on a listing, fetched when it is asked. */
export const ListingActionDialog = observer(({ model, onGone }: ListingActionDialogProps) => {
  const { asked } = model
  if (asked === null) return null
  const confirm = async (comment?: string) => {
    if ((await model.confirm(comment)) && isGone(asked.action)) onGone?.()
  }
  return (
    <Suspense fallback={null}>
      <Question key={asked.action} model={model} asked={asked} onConfirm={confirm} />
    </Suspense>
  )
})
