import {
  type AssetView,
  firstPageOf,
  mayFillIn,
  nextStep,
  titleOf,
  type WizardPage,
  wizardPages,
} from "@xl/core/assets"
import { needsChangeRequest } from "@xl/core/change-requests"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import { Breadcrumbs, ErrorState, MainAndSide, RowsSkeleton, ScreenTitle, Stack } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ListingMark } from "../listing-life/listing-standing.tsx"
import { ConfirmChanges } from "./confirm-changes.tsx"
import { LeaveDialog } from "./leave-dialog.tsx"
import { type ListingWizard, listingWizard } from "./listing-wizard.ts"
import { Notes } from "./notes.tsx"
import { PublicationDialogs } from "./publication-dialogs.tsx"
import { PublicationPanel } from "./publication-panel.tsx"
import { publication } from "./publication.ts"
import { isInWizard } from "./save-plan.ts"
import { StepForm } from "./step-form.tsx"
import type { StepFormProps, StepProps, WizardScreenProps } from "./wizard-props.ts"
import { WizardSteps } from "./wizard-steps.tsx"

/** An asset, step by step: filled in, saved, and handed on to be published. */
export const WizardScreen = (props: WizardScreenProps) => {
  const { id, onGo, plan } = props
  const model = useViewModel(listingWizard)
  useEffect(() => void model.open(id, plan), [model, id, plan])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown {...props} model={model} />
      <LeaveDialog model={model} onGo={onGo} />
    </Wrap>
  )
}

const Shown = observer((props: StepProps) => {
  const { model, refused } = props
  switch (model.state.tag) {
    case "opening":
      return <RowsSkeleton label="The asset is loading" />
    case "missing":
      return refused
    case "failed":
      return (
        <ErrorState title="The asset did not load" level={1} onRetry={() => void model.again()}>
          {model.state.said}
        </ErrorState>
      )
    case "open":
      return <Open {...props} />
  }
})

const resumed = (model: ListingWizard): WizardPage => firstPageOf(nextStep(model.completed) ?? "assetInfo")

/** What of the address's page is not shown: another's asset, and a page that the deployment leaves out. */
const instead = ({ actor, model, page, refused }: StepProps): ReactNode => {
  const { asset } = model
  if (asset !== null && !mayFillIn(actor, asset)) return refused
  return page === null || wizardPages(model.autoDeposit).includes(page) ? null : <NotFoundScreen />
}

const Open = observer((props: StepProps) => {
  const { id, model, page } = props
  if (id !== null && model.id !== id) return <RowsSkeleton label="The asset is loading" />
  const other = instead(props)
  if (other !== null) return other
  return page === null && id !== null ? (
    <Resumed key={id} {...props} />
  ) : (
    <Filled {...props} page={page ?? "asset-info"} />
  )
})

/** The first page that lacks something when the wizard opens: filling in its last field does not turn it. */
const Resumed = (props: StepProps) => {
  const [page] = useState(() => resumed(props.model))
  return <Filled {...props} page={page} />
}

const nameOf = (asset: AssetView | null): string => (asset === null ? "" : titleOf(asset))

const Filled = observer((props: StepFormProps) => {
  const { model, page } = props
  const [isLeaving, setLeaving] = useState(false)
  // The next page is still on its way: a question asked now would go with this one.
  const onGo = (path: string) => {
    setLeaving(!isInWizard(path))
    props.onGo(path)
  }
  const asking = useViewModel(publication)
  const { asset } = model
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: "Your assets", href: "/seller/filters/active" }, { label: nameOf(asset) || "New asset" }]}
      />
      <ScreenHead>
        <ScreenTitle>{nameOf(asset) || "List a loan"}</ScreenTitle>
        {asset && <ListingMark asset={asset} isFilled />}
      </ScreenHead>
      <WizardSteps model={model} page={page} onGo={onGo} />
      <MainAndSide>
        <Stack $gap={4}>
          <Notes model={model} />
          {asset !== null && needsChangeRequest(asset) && props.parts.changes(asset)}
          <StepForm {...props} onGo={onGo} />
        </Stack>
        <aside>
          <PublicationPanel model={model} asking={asking} isLeaving={isLeaving} />
        </aside>
      </MainAndSide>
      <PublicationDialogs model={model} asking={asking} onGo={onGo} />
      <ConfirmChanges model={model} onGo={onGo} />
    </>
  )
})
