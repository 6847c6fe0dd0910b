import { AssetId } from "@xl/core/shared"
import { AssetScreen } from "@xl/ui/asset"
import { NotFoundScreen } from "@xl/ui/frame"
import { addressOf, ListingScreen, searchFrom } from "@xl/ui/listing"
import { OfferActions } from "@xl/ui/offers"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useMemo } from "react"
import { useParams, useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import { useMinute } from "./minute.ts"

export const ListingPage = () => {
  const [params, setParams] = useSearchParams()
  const search = useMemo(() => searchFrom(params), [params])
  return (
    <ListingScreen
      search={search}
      onSearch={(wanted) => setParams(addressOf(wanted))}
      now={useMinute(useViewModel(Tokens.now))}
    />
  )
}

/** Mounted afresh for another identity: what one may see differs. */
export const AssetPage = observer(() => {
  const { id } = useParams()
  const session = useViewModel(sessionStore)
  const now = useMinute(useViewModel(Tokens.now))
  if (!AssetId.is(id)) return <NotFoundScreen />
  if (session.state.tag === "opening") return null
  return (
    <AssetScreen
      key={`${id} ${session.profile?.id ?? ""}`}
      id={id}
      now={now}
      actions={(asset) => <OfferActions asset={asset} />}
    />
  )
})
