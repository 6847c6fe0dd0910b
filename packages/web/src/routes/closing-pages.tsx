import { type ClosingParty, type ClosingStep } from "@xl/core/offers"
import { OfferId } from "@xl/core/shared"
import { ClosingPageModel, closingPageModel, ClosingScreen } from "@xl/ui/closing"
import { NotFoundScreen, Wrap } from "@xl/ui/frame"
import { ErrorState, RowsSkeleton } from "@xl/ui/parts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./closing-parts.ts"
import { Away, Guard } from "./guard.tsx"
import "./member-stores.ts"
import { useMinute } from "./minute.ts"

const { catalog, deposits, legalDocuments, offers } = Tokens
screenModel(closingPageModel, ClosingPageModel, offers, catalog, deposits, legalDocuments, StoreTokens.session)

interface PageProps {
  readonly party: ClosingParty
  readonly step: ClosingStep
}

/** A closing page as its guard lets it be seen: by the party that the address names, while its page is open. */
const Page = observer(({ party, step }: PageProps) => {
  const model = useViewModel(closingPageModel)
  const { profile } = useViewModel(sessionStore)
  const now = useMinute(useViewModel(Tokens.now))
  const navigate = useNavigate()
  const { id } = useParams()
  const [offer, who] = [OfferId.is(id) ? id : null, profile?.id]
  useEffect(() => void model.open(party, offer), [model, party, offer, who])
  useEffect(() => model.follow(), [model])
  const { page, passage } = model
  if (page.tag === "failed")
    return (
      <Wrap>
        <ErrorState title="The closing did not load" level={1} onRetry={() => void model.open(party, offer)}>
          {page.said}
        </ErrorState>
      </Wrap>
    )
  if (passage === null)
    return (
      <Wrap>
        <RowsSkeleton label="The closing is loading" />
      </Wrap>
    )
  if (passage.tag === "notFound") return <NotFoundScreen />
  if (passage.tag !== "pass") return <Away passage={passage} />
  return <ClosingScreen party={party} step={step} model={model} now={now} onGo={(path) => void navigate(path)} />
})

const guarded = (step: ClosingStep) => () => {
  const { role } = useParams()
  if (role !== "buyer" && role !== "seller") return <NotFoundScreen />
  return (
    <Guard>
      <Page key={role} party={role} step={step} />
    </Guard>
  )
}

export const ClosingDocumentsPage = guarded("ss")
export const ClosingReviewPage = guarded("review-submit")
