import type { ValuationId } from "@xl/core/shared"
import { VALUATION_STEPS, type ValuationStep } from "@xl/core/valuation"
import { NotFoundScreen } from "@xl/ui/frame"
import { sessionStore } from "@xl/ui/session"
import { RETURNS, ValuationWizardScreen } from "@xl/ui/valuation"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense, useCallback } from "react"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import "./address-parts.ts"
import { valuationIdOf } from "./valuation-stores.ts"

const START = "/free-loan-valuation"

/** Only whoever is signed in lists or deletes: no guest's page fetches it. */
const OwnActions = lazyPart(async () => ({ default: (await import("./valuation-parts.ts")).OwnActions }))

const stepIn = (pathname: string): ValuationStep =>
  VALUATION_STEPS.find((step) => pathname.split("/")[2] === step) ?? "general"

export const ValuationPage = observer(() => {
  const { pathname, search } = useLocation()
  const id = valuationIdOf(useParams()["id"])
  const navigate = useNavigate()
  const who = useViewModel(sessionStore).state.tag
  const go = useCallback(
    (step: ValuationStep, to: ValuationId | null, isInPlace = false) => {
      void navigate(`${START}/${step}${to === null ? "" : `/${to}`}${search}`, { replace: isInPlace })
    },
    [navigate, search],
  )
  if (id === undefined) return <NotFoundScreen />
  return (
    <ValuationWizardScreen
      step={stepIn(pathname)}
      id={id}
      onGo={go}
      onReturn={search === RETURNS ? () => void navigate("/valuations") : undefined}
      pdf={`${START}/pdf${id === null ? "" : `?id=${id}`}`}
      actions={
        who === "signedIn" && (
          <Suspense fallback={null}>
            <OwnActions onGo={(path) => void navigate(path)} />
          </Suspense>
        )
      }
    />
  )
})
