import type { MakeOfferStep } from "@xl/core/offers"
import { OfferId } from "@xl/core/shared"
import { MakeOfferScreen, makeOfferModel } from "@xl/ui/bundles"
import { NotFoundScreen, Wrap } from "@xl/ui/frame"
import { ErrorState, RowsSkeleton } from "@xl/ui/parts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useNavigate, useParams } from "react-router-dom"
import "./bundle-stores.ts"
import "./favorites-model.ts"
import { Away, Guard } from "./guard.tsx"

interface StepProps {
  readonly step: MakeOfferStep
}

/** Null where the address names what no offer is called. */
const useOfferId = (): OfferId | null | undefined => {
  const { id } = useParams()
  if (id === undefined) return undefined
  return OfferId.is(id) ? id : null
}

/** A step as its guard lets it be seen: of an offer by its buyer alone. */
const Step = observer(({ step }: StepProps) => {
  const model = useViewModel(makeOfferModel)
  const { profile } = useViewModel(sessionStore)
  const navigate = useNavigate()
  const [id, who] = [useOfferId(), profile?.id]
  useEffect(() => void model.open(id), [model, id, who])
  const { state } = model
  if (state.tag === "failed")
    return (
      <Wrap>
        <ErrorState title="The offer did not load" level={1} onRetry={() => void model.open(id)}>
          {state.said}
        </ErrorState>
      </Wrap>
    )
  const { passage } = model
  if (passage === null || !model.isAt(id))
    return (
      <Wrap>
        <RowsSkeleton label="The offer is loading" />
      </Wrap>
    )
  if (passage.tag === "notFound") return <NotFoundScreen />
  if (passage.tag !== "pass") return <Away passage={passage} />
  return <MakeOfferScreen step={step} model={model} onGo={(path) => void navigate(path)} />
})

const guarded = (step: MakeOfferStep) => () => (
  <Guard>
    <Step step={step} />
  </Guard>
)

export const OfferAssetsPage = guarded("assets")
export const DepositAgreementPage = guarded("deposit-agreement")
export const OfferInfoPage = guarded("offer-info")
export const ReviewSubmitPage = guarded("review-submit")
