import type { Valuation } from "@xl/core/valuation"
import { NotFoundScreen } from "@xl/ui/frame"
import { titleOf, ValuationSheetScreen, ValuationsScreen } from "@xl/ui/valuation"
import { lazyPart } from "@xl/ui/parts"
import { Suspense } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import "./own-valuations.ts"
import { valuationIdOf } from "./valuation-stores.ts"

const ListIt = lazyPart(async () => ({ default: (await import("./valuation-parts.ts")).ListIt }))

export const ValuationPdfPage = () => {
  const [params] = useSearchParams()
  const id = valuationIdOf(params.get("id"))
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
