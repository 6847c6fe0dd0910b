import { decode, ValuationId } from "@xl/core/shared"
import { type Valuation, VALUATION_STEPS, type ValuationStep } from "@xl/core/valuation"
import { NotFoundScreen } from "@xl/ui/frame"
import { sessionStore } from "@xl/ui/session"
import {
  RETURNS,
  titleOf,
  ValuationDrafts,
  valuationDrafts,
  ValuationSheetScreen,
  ValuationsModel,
  valuationsModel,
  ValuationsScreen,
  ValuationWizard,
  valuationWizard,
  ValuationWizardScreen,
} from "@xl/ui/valuation"
import { useViewModel } from "@xl/ui/view-model"
import { Result } from "effect"
import { observer } from "mobx-react-lite"
import { lazy, Suspense, useCallback } from "react"
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router-dom"
import { lateStore, screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./address-parts.ts"

const { drafts, snackbars, valuations } = Tokens
const { alerts, session } = StoreTokens
lateStore(valuationDrafts, ValuationDrafts, drafts)
lateStore(valuationWizard, ValuationWizard, valuations, valuationDrafts, session)
screenModel(valuationsModel, ValuationsModel, valuations, valuationWizard, session, alerts, snackbars)

const START = "/free-loan-valuation"

/** Only whoever is signed in lists or deletes: no guest's page fetches it. */
const OwnActions = lazy(async () => ({ default: (await import("./valuation-parts.ts")).OwnActions }))
const ListIt = lazy(async () => ({ default: (await import("./valuation-parts.ts")).ListIt }))

/** The saved valuation that the address names: null for none, nothing where it is none of ours. */
const idOf = (word: string | undefined | null): ValuationId | null | undefined =>
  word === undefined || word === null ? null : Result.getOrElse(decode(ValuationId)(word), () => undefined)

const stepIn = (pathname: string): ValuationStep =>
  VALUATION_STEPS.find((step) => pathname.split("/")[2] === step) ?? "general"

export const ValuationPage = observer(() => {
  const { pathname, search } = useLocation()
  const id = idOf(useParams()["id"])
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

export const ValuationPdfPage = () => {
  const [params] = useSearchParams()
  const id = idOf(params.get("id"))
  return id === undefined ? <NotFoundScreen /> : <ValuationSheetScreen id={id} onPrint={() => globalThis.print()} />
}

export const ValuationsPage = () => {
  const navigate = useNavigate()
  const listOf = (valuation: Valuation) => (
    <Suspense fallback={null}>
      <ListIt
        id={valuation.id}
        title={titleOf(valuation)}
        assetId={valuation.assetId}
        isSmall
        onGo={(path) => void navigate(path)}
      />
    </Suspense>
  )
  return <ValuationsScreen listOf={listOf} />
}
