import { type AssetView, firstPageOf, mayFillIn, nextStep, titleOf, type WizardPage } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import { Breadcrumbs, ErrorState, MainAndSide, RowsSkeleton, ScreenTitle, Stack, StatusMark } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { LeaveDialog } from "./leave-dialog.tsx"
import { type ListingWizard, listingWizard } from "./listing-wizard.ts"
import { Notes } from "./notes.tsx"
import { PublicationDialogs } from "./publication-dialogs.tsx"
import { PublicationPanel } from "./publication-panel.tsx"
import { publication } from "./publication.ts"
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
  return page === "legal/bda" && !model.autoDeposit ? <NotFoundScreen /> : null
}

const Open = observer((props: StepProps) => {
  const { id, model, page } = props
  if (id !== null && model.id !== id) return <RowsSkeleton label="The asset is loading" />
  return instead(props) ?? <Filled {...props} page={page ?? (id === null ? "asset-info" : resumed(model))} />
})

const nameOf = (asset: AssetView | null): string => (asset === null ? "" : titleOf(asset))

const Filled = observer((props: StepFormProps) => {
  const { model, onGo, page } = props
  const asking = useViewModel(publication)
  const { asset } = model
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: "Your assets", href: "/seller/filters/active" }, { label: nameOf(asset) || "New asset" }]}
      />
      <ScreenHead>
        <ScreenTitle>{nameOf(asset) || "List a loan"}</ScreenTitle>
        {asset && <StatusMark status={asset.status} isFilled />}
      </ScreenHead>
      <WizardSteps model={model} page={page} onGo={onGo} />
      <MainAndSide>
        <Stack $gap={4}>
          <Notes model={model} />
          <StepForm {...props} />
        </Stack>
        <aside>
          <PublicationPanel model={model} asking={asking} />
        </aside>
      </MainAndSide>
      <PublicationDialogs model={model} asking={asking} onGo={onGo} />
    </>
  )
})
